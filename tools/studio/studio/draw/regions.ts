/** @module Objects of a frame as regions: boxes, share of the picture, outlines. */
import type { Frame } from '../gl/march.ts';
import { accents, copyOf, rgbOf, type Accent, type Canvas } from './canvas.ts';

export interface Box {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

export interface Region {
  readonly object: number;
  readonly label: string;
  readonly box: Box;
  readonly pixels: number;
}

export function regionOf(frame: Frame, object: number, label: string): Region {
  const box = { xmin: frame.width, ymin: frame.height, xmax: 0, ymax: 0 };
  let pixels = 0;
  frame.objects.forEach((found, index) => {
    if (found !== object) return;
    const x = index % frame.width;
    const y = Math.floor(index / frame.width);
    pixels++;
    box.xmin = Math.min(box.xmin, x);
    box.ymin = Math.min(box.ymin, y);
    box.xmax = Math.max(box.xmax, x + 1);
    box.ymax = Math.max(box.ymax, y + 1);
  });
  if (pixels === 0) throw new Error(`${label} is not in the picture.`);
  return { object, label, box, pixels };
}

/** An illustrative confidence, higher for larger and less cropped objects: no detector was run on these pictures. */
export function illustrativeScore({ box, pixels }: Region, frame: Frame): number {
  const share = pixels / (frame.width * frame.height);
  const cut = box.xmin === 0 || box.xmax === frame.width || box.ymax === frame.height;
  return Math.round((0.995 - 0.32 * Math.exp(-Math.sqrt(share) * 22) - (cut ? 0.06 : 0)) * 100) / 100;
}

/** Coverage of each pixel by the objects, 0 to 1, with soft edges. */
export function coverage(frame: Frame, isMember: (object: number) => boolean): Float32Array {
  const { width, height } = frame;
  const kernel = [0.06, 0.24, 0.4, 0.24, 0.06];
  const pass = (from: Float32Array, dx: number, dy: number): Float32Array =>
    from.map((_, index) => {
      const x = index % width;
      const y = Math.floor(index / width);
      return kernel.reduce((sum, weight, k) => {
        const u = Math.min(width - 1, Math.max(0, x + (k - 2) * dx));
        const v = Math.min(height - 1, Math.max(0, y + (k - 2) * dy));
        return sum + weight * (from[v * width + u] ?? 0);
      }, 0);
    });
  const hard = Float32Array.from(frame.objects, (object) => (isMember(object) ? 1 : 0));
  return pass(pass(hard, 1, 0), 0, 1);
}

const step = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

export interface Tint {
  readonly color: Accent;
  readonly isMember: (object: number) => boolean;
  readonly fill?: number;
}

/** Overlays colored masks with a bright outline. */
export function tinted(picture: Canvas, frame: Frame, tints: readonly Tint[], dim = 0): Canvas {
  const { canvas, pen } = copyOf(picture);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  const layers = tints.map((tint) => ({
    rgb: rgbOf(accents[tint.color]),
    fill: tint.fill ?? 0.52,
    cover: coverage(frame, tint.isMember),
  }));
  for (let i = 0; i < frame.width * frame.height; i++) {
    const inside = layers.reduce((most, { cover }) => Math.max(most, cover[i] ?? 0), 0);
    for (let c = 0; c < 3; c++) {
      let value = (image.data[i * 4 + c] ?? 0) * (1 - dim * (1 - inside));
      for (const { rgb, fill, cover } of layers) {
        const at = cover[i] ?? 0;
        const line = 1 - step(0.1, 0.42, Math.abs(at - 0.5));
        const alpha = Math.max(fill * step(0.3, 0.7, at), line);
        value += ((rgb[c] ?? 0) - value) * alpha;
      }
      image.data[i * 4 + c] = value;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** The point deepest inside the region, where a name tag has most room. */
export function heartOf(
  frame: Frame,
  isMember: (object: number) => boolean,
): { readonly x: number; readonly y: number } {
  const { width, height, objects } = frame;
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isMember(objects[y * width + x] ?? 0);
  const roomAt = (x: number, y: number): number => {
    let room = 0;
    while (room < 120) {
      const next = room + 6;
      // A tag is wider than it is high.
      const corners = [
        [-2, -1],
        [2, -1],
        [-2, 1],
        [2, 1],
        [0, -1],
        [0, 1],
        [-2, 0],
        [2, 0],
      ] as const;
      if (!corners.every(([dx, dy]) => inside(x + dx * next, y + dy * next))) break;
      room = next;
    }
    return room;
  };
  let best = { x: width / 2, y: height / 2, room: -1 };
  for (let y = 4; y < height; y += 8) {
    for (let x = 4; x < width; x += 8) {
      if (!inside(x, y)) continue;
      const room = roomAt(x, y);
      if (room > best.room) best = { x, y, room };
    }
  }
  return best;
}
