/** @module Depth maps and edges, computed from the renderer's data per pixel. */
import type { Frame } from '../gl/march.ts';
import { blank, canvasOf, type Canvas } from './canvas.ts';
import { ramp } from './colormap.ts';

/** Near is bright. The scale is the inverse distance, as in most depth models. */
export function depthMap(frame: Frame, sky: number): Canvas {
  const inverse = frame.depth.map((metres, i) => (frame.objects[i] === sky ? 0 : 1 / metres));
  const nearest = inverse.reduce((most, value) => Math.max(most, value), 0);
  const image = new ImageData(frame.width, frame.height);
  inverse.forEach((value, i) => {
    image.data.set([...ramp((value / nearest) ** 0.6), 255], i * 4);
  });
  const { canvas, pen } = blank(frame.width, frame.height);
  pen.filter = 'blur(0.8px)';
  pen.drawImage(canvasOf(image), 0, 0);
  return canvas;
}

/** The picture as a pencil drawing: lines at discontinuities of depth, normal or object. */
export function pencil(frame: Frame): Canvas {
  const { width, height, depth, objects, normals } = frame;
  const image = new ImageData(width, height);
  const bendBetween = (i: number, j: number): number =>
    Math.hypot(
      (normals[i * 2] ?? 0) - (normals[j * 2] ?? 0),
      (normals[i * 2 + 1] ?? 0) - (normals[j * 2 + 1] ?? 0),
    );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      let line = 0;
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const u = Math.min(width - 1, Math.max(0, x + dx));
        const j = Math.min(height - 1, y + dy) * width + u;
        const jump = Math.abs((depth[i] ?? 1) - (depth[j] ?? 1)) / Math.min(depth[i] ?? 1, depth[j] ?? 1);
        if (objects[i] !== objects[j]) line = Math.max(line, 1);
        line = Math.max(
          line,
          Math.min(1, (jump - 0.02) * 14),
          Math.min(0.75, (bendBetween(i, j) - 0.22) * 1.8),
        );
      }
      const tooth = 0.82 + 0.18 * Math.abs((Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1);
      const dark = Math.max(0, line) * tooth;
      image.data.set([246 - 194 * dark, 241 - 185 * dark, 231 - 165 * dark, 255], i * 4);
    }
  }
  const { canvas, pen } = blank(width, height, '#f6f1e7');
  pen.filter = 'blur(0.6px)';
  pen.drawImage(canvasOf(image), 0, 0);
  return canvas;
}
