/** @module A small feature extractor: each patch of a picture becomes a vector of color, contrast and edge directions. */

const BINS = 8;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** One vector per patch, in row order. */
  readonly vectors: readonly Float64Array[];
}

function grayOf(image: ImageData): Float64Array {
  return Float64Array.from({ length: image.width * image.height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = image.data.subarray(i * 4, i * 4 + 3);
    return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  });
}

/**
 * Mean color as lightness and two opponent colors, the standard deviation of lightness, and a histogram of edge
 * directions.
 */
function describe(
  image: ImageData,
  gray: Float64Array,
  left: number,
  top: number,
  size: number,
): Float64Array {
  const vector = new Float64Array(4 + BINS);
  let squares = 0;
  for (let y = top; y < top + size; y++) {
    for (let x = left; x < left + size; x++) {
      const i = Math.min(y, image.height - 1) * image.width + Math.min(x, image.width - 1);
      const [r = 0, g = 0, b = 0] = image.data.subarray(i * 4, i * 4 + 3);
      const light = gray[i] ?? 0;
      vector[0] = (vector[0] ?? 0) + light;
      vector[1] = (vector[1] ?? 0) + (r - g) / 255;
      vector[2] = (vector[2] ?? 0) + (r + g - 2 * b) / 510;
      squares += light * light;
      const dx = (gray[i + 1] ?? light) - (gray[i - 1] ?? light);
      const dy = (gray[i + image.width] ?? light) - (gray[i - image.width] ?? light);
      const bin = Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * BINS) % BINS;
      vector[4 + bin] = (vector[4 + bin] ?? 0) + Math.hypot(dx, dy);
    }
  }
  const count = size * size;
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / count;
  vector[3] = Math.sqrt(Math.max(0, squares / count - (vector[0] ?? 0) ** 2));
  return vector;
}

export function extractFeatures(image: ImageData, patch: number): Grid {
  const gray = grayOf(image);
  const columns = Math.floor(image.width / patch);
  const rows = Math.floor(image.height / patch);
  const vectors = Array.from({ length: columns * rows }, (_, i) => {
    const left = (i % columns) * patch;
    const top = Math.floor(i / columns) * patch;
    const near = describe(image, gray, left, top, patch);
    const around = describe(image, gray, Math.max(0, left - patch), Math.max(0, top - patch), patch * 3);
    return Float64Array.from([...near, ...around]);
  });
  return { columns, rows, vectors: standardized(vectors) };
}

/** Standardizes every component to mean 0 and standard deviation 1. */
function standardized(vectors: readonly Float64Array[]): readonly Float64Array[] {
  const length = vectors[0]?.length ?? 0;
  const means = Array.from(
    { length },
    (_, k) => vectors.reduce((sum, v) => sum + (v[k] ?? 0), 0) / vectors.length,
  );
  const spreads = means.map(
    (mean, k) =>
      Math.sqrt(vectors.reduce((sum, v) => sum + ((v[k] ?? 0) - mean) ** 2, 0) / vectors.length) || 1,
  );
  return vectors.map((v) => v.map((value, k) => (value - (means[k] ?? 0)) / (spreads[k] ?? 1)));
}

const dotted = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);

/** Principal components, by power iteration with deflation. */
export function principalDirections(
  vectors: readonly Float64Array[],
  count: number,
): readonly Float64Array[] {
  const length = vectors[0]?.length ?? 0;
  const found: Float64Array[] = [];
  while (found.length < count) {
    let direction = Float64Array.from({ length }, (_, k) => Math.sin(k + 1 + found.length));
    for (let round = 0; round < 60; round++) {
      const next = new Float64Array(length);
      for (const v of vectors) {
        const weight = dotted(v, direction);
        for (let k = 0; k < length; k++) next[k] = (next[k] ?? 0) + weight * (v[k] ?? 0);
      }
      for (const known of found) {
        const along = dotted(next, known);
        for (let k = 0; k < length; k++) next[k] = (next[k] ?? 0) - along * (known[k] ?? 0);
      }
      const norm = Math.sqrt(dotted(next, next)) || 1;
      direction = next.map((value) => value / norm);
    }
    found.push(direction);
  }
  return found;
}

export const projectOnto = (vectors: readonly Float64Array[], direction: Float64Array): readonly number[] =>
  vectors.map((v) => dotted(v, direction));
