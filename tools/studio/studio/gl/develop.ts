/** @module Converts linear light into a picture: bloom, a filmic tone curve, a slight vignette. */
import type { Frame } from './march.ts';

export interface Look {
  readonly exposure: number;
  readonly glow: number;
  readonly vignette: number;
  readonly saturation: number;
  readonly contrast: number;
}

export const plainLook: Look = { exposure: 0.6, glow: 0.07, vignette: 0.16, saturation: 1.12, contrast: 0.5 };

/** Filmic tone curve: soft toe, nearly linear midtones, soft shoulder. */
const film = (x: number): number => {
  const v = Math.max(x, 0);
  return (v * (2.43 * v + 0.06)) / (v * (2.31 * v + 0.66) + 0.12);
};

/** Slight contrast curve with fixed ends. */
const steepen = (x: number, contrast: number): number => x + contrast * x * (1 - x) * (2 * x - 0.95);

const encode = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);

/** Approximates a Gaussian blur by three box blurs. */
function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let from = source;
  for (let pass = 0; pass < 3; pass++) {
    for (const [lines, length, step, next] of [
      [height, width, 1, width],
      [width, height, width, 1],
    ] as const) {
      const to = new Float32Array(from.length);
      for (let line = 0; line < lines; line++) {
        for (let c = 0; c < 3; c++) {
          const at = (i: number) => (line * next + Math.min(Math.max(i, 0), length - 1) * step) * 3 + c;
          let sum = 0;
          for (let i = -radius; i <= radius; i++) sum += from[at(i)] ?? 0;
          for (let i = 0; i < length; i++) {
            to[at(i)] = sum / (2 * radius + 1);
            sum += (from[at(i + radius + 1)] ?? 0) - (from[at(i - radius)] ?? 0);
          }
        }
      }
      from = to;
    }
  }
  return from;
}

export function develop(frame: Frame, look: Partial<Look> = {}): ImageData {
  const { exposure, glow, vignette, saturation, contrast } = { ...plainLook, ...look };
  const { width, height, light } = frame;
  const bright = light.map((v) => Math.max(v * exposure - 0.9, 0));
  const halo = blurred(bright, width, height, Math.max(1, Math.round(width / 60)));
  const picture = new ImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = x / width - 0.5;
      const v = y / height - 0.5;
      const shade = 1 - vignette * Math.min(1, 2.2 * (u * u + v * v)) ** 1.2;
      const rgb = [0, 1, 2].map((c) =>
        film(((light[i * 3 + c] ?? 0) * exposure + (halo[i * 3 + c] ?? 0) * glow * 4) * shade),
      );
      const gray = 0.2126 * (rgb[0] ?? 0) + 0.7152 * (rgb[1] ?? 0) + 0.0722 * (rgb[2] ?? 0);
      rgb.forEach((value, c) => {
        const vivid = Math.min(1, Math.max(0, gray + (value - gray) * saturation));
        picture.data[i * 4 + c] = 255 * steepen(encode(vivid), contrast);
      });
      picture.data[i * 4 + 3] = 255;
    }
  }
  return picture;
}
