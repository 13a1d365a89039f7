/** @module An old-film effect: gray, soft, grainy, scratched and flickering. */
import { randomOf } from '../models/random.ts';
import { blank, copyOf, scaled, type Canvas } from './canvas.ts';

/** Grain size in pixels: finer grain would compress badly. */
const GRAIN = 3;

/** `index` is the frame number: dirt and light change from frame to frame. */
export function aged(frame: Canvas, index: number): Canvas {
  const { width, height } = frame;
  const random = randomOf(500 + index);
  const { canvas, pen } = copyOf(scaled(scaled(frame, width / 3, height / 3), width, height));
  const image = pen.getImageData(0, 0, width, height);
  const flicker = 0.92 + 0.16 * random.next();
  const columns = Math.ceil(width / GRAIN);
  const grains = Float32Array.from({ length: columns * Math.ceil(height / GRAIN) }, () => random.normal());
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [r = 0, g = 0, b = 0] = image.data.subarray(i * 4, i * 4 + 3);
    const gray = 0.3 * r + 0.59 * g + 0.11 * b;
    const edge = Math.hypot(x / width - 0.5, y / height - 0.5);
    const grain = grains[Math.floor(y / GRAIN) * columns + Math.floor(x / GRAIN)] ?? 0;
    const tone = (40 + 0.72 * gray) * flicker * (1.08 - 0.75 * edge * edge) + 6 * grain;
    image.data.set([tone * 1.02, tone * 0.98, tone * 0.9], i * 4);
  }
  pen.putImageData(image, 0, 0);
  for (let scratch = 0; scratch < 2; scratch++) {
    const x = width * random.next();
    pen.strokeStyle = `rgb(235 230 215 / ${0.25 + 0.35 * random.next()})`;
    pen.lineWidth = 1 + random.next();
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + 8 * random.normal(), height);
    pen.stroke();
  }
  const shaken = blank(width, height, '#14120f');
  shaken.pen.drawImage(canvas, Math.round(random.normal()), Math.round(1.4 * random.normal()));
  return shaken.canvas;
}
