/** @module Short-time Fourier transform. */
import type { Recording } from '../picture.ts';

const WINDOW = 2048;

/** In-place radix-2 FFT; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < size / 2; k++) {
        const [a, b] = [start + k, start + k + size / 2];
        const [c, s] = [Math.cos((-2 * Math.PI * k) / size), Math.sin((-2 * Math.PI * k) / size)];
        const [x, y] = [(re[b] ?? 0) * c - (im[b] ?? 0) * s, (re[b] ?? 0) * s + (im[b] ?? 0) * c];
        [re[b], im[b]] = [(re[a] ?? 0) - x, (im[a] ?? 0) - y];
        [re[a], im[a]] = [(re[a] ?? 0) + x, (im[a] ?? 0) + y];
      }
    }
  }
}

export interface Spectrogram {
  readonly columns: number;
  readonly bins: number;
  /** From 0 (70 dB below the peak) to 1, column by column, low frequencies first. */
  readonly levels: Float32Array;
}

export function spectrogram({ samples, rate }: Recording, columns: number, topHertz: number): Spectrogram {
  const bins = Math.floor((topHertz / rate) * WINDOW);
  const decibels = new Float32Array(columns * bins);
  for (let column = 0; column < columns; column++) {
    const start = Math.round((column / columns) * (samples.length - WINDOW));
    const re = Float64Array.from(
      { length: WINDOW },
      (_, i) => (samples[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW)),
    );
    const im = new Float64Array(WINDOW);
    transform(re, im);
    for (let bin = 0; bin < bins; bin++) {
      decibels[column * bins + bin] = 20 * Math.log10(Math.hypot(re[bin] ?? 0, im[bin] ?? 0) + 1e-6);
    }
  }
  const loudest = decibels.reduce((most, value) => Math.max(most, value), -120);
  return {
    columns,
    bins,
    levels: decibels.map((value) => Math.min(1, Math.max(0, (value - loudest + 70) / 70))),
  };
}
