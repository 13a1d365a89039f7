/** @module Surface nets: a mesh of quads through the sign changes of the distance. */
import { add, cross, normalize, scale, sub, type Vec3 } from '../gl/camera.ts';
import type { Grid } from './grid.ts';

export interface Mesh {
  readonly vertices: readonly Vec3[];
  /** Linear color of each vertex. */
  readonly colors: readonly Vec3[];
  readonly quads: readonly (readonly [number, number, number, number])[];
}

const corners: readonly Vec3[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);
const cellEdges = corners.flatMap((_, i) =>
  [1, 2, 4].filter((bit) => !(i & bit)).map((bit) => [i, i | bit] as const),
);

/** The mean of the points where the surface crosses the edges of the cell, or nothing. */
function crossing(values: readonly number[]): Vec3 | undefined {
  let sum: Vec3 = [0, 0, 0];
  let count = 0;
  for (const [i, j] of cellEdges) {
    const [a = 0, b = 0] = [values[i], values[j]];
    const [from, to] = [corners[i], corners[j]];
    if (a < 0 === b < 0 || !from || !to) continue;
    sum = add(sum, add(from, scale(sub(to, from), a / (a - b))));
    count++;
  }
  return count > 0 ? scale(sum, 1 / count) : undefined;
}

export function meshOf({ size, corner, step, distance, color }: Grid): Mesh {
  const at = (x: number, y: number, z: number): number => (z * size + y) * size + x;
  /** Interpolated from the corners of the cell, so that the edge of a stripe stays straight across cells. */
  const colorAt = (x: number, y: number, z: number, [u, v, w]: Vec3): Vec3 =>
    corners.reduce<Vec3>(
      (sum, [dx, dy, dz]) => {
        const weight = (dx ? u : 1 - u) * (dy ? v : 1 - v) * (dz ? w : 1 - w);
        const c = at(x + dx, y + dy, z + dz) * 3;
        return add(sum, scale([color[c] ?? 0, color[c + 1] ?? 0, color[c + 2] ?? 0], weight));
      },
      [0, 0, 0],
    );
  const vertices: Vec3[] = [];
  const colors: Vec3[] = [];
  const vertexOfCell = new Map<number, number>();
  for (let z = 0; z < size - 1; z++) {
    for (let y = 0; y < size - 1; y++) {
      for (let x = 0; x < size - 1; x++) {
        const values = corners.map(([dx, dy, dz]) => distance[at(x + dx, y + dy, z + dz)] ?? 1);
        const inside = crossing(values);
        if (!inside) continue;
        vertexOfCell.set(at(x, y, z), vertices.length);
        vertices.push(add(corner, scale(add([x, y, z], inside), step)));
        colors.push(colorAt(x, y, z, inside));
      }
    }
  }
  const quads: [number, number, number, number][] = [];
  /** An edge whose ends differ in sign is crossed by the quad of the four cells around it. */
  const join = (x: number, y: number, z: number, axis: number): void => {
    const along = [1, size, size * size];
    const [step1 = 1, step2 = 1, step3 = 1] = [along[axis], along[(axis + 1) % 3], along[(axis + 2) % 3]];
    const here = at(x, y, z);
    const [a, b] = [(distance[here] ?? 1) < 0, (distance[here + step1] ?? 1) < 0];
    if (a === b) return;
    const cells = [here, here - step2, here - step2 - step3, here - step3].map((cell) =>
      vertexOfCell.get(cell),
    );
    const [p, q, r, s] = a ? cells : cells.toReversed();
    if (p !== undefined && q !== undefined && r !== undefined && s !== undefined) quads.push([p, q, r, s]);
  };
  for (let z = 1; z < size - 1; z++) {
    for (let y = 1; y < size - 1; y++) {
      for (let x = 1; x < size - 1; x++) for (const axis of [0, 1, 2]) join(x, y, z, axis);
    }
  }
  return { vertices, colors, quads };
}

/** Outward normal of a quad, from its diagonals. */
export function quadNormal(a: Vec3, b: Vec3, c: Vec3, d: Vec3): Vec3 {
  return normalize(add(cross(sub(c, a), sub(d, b)), [1e-12, 0, 0]));
}
