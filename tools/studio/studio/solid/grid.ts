/** @module Samples a toy's distance function on a cubic grid. */
import { bindTargets, createContext, createProgram, readTarget } from '../gl/program.ts';
import type { Vec3 } from '../gl/camera.ts';
import { toyGridShader, toyKnobs, type Toy } from '../scenes/toys.ts';

export interface Grid {
  /** Points along each side. */
  readonly size: number;
  readonly corner: Vec3;
  readonly step: number;
  readonly distance: Float32Array;
  /** Linear red, green and blue. */
  readonly color: Float32Array;
}

const SIDE = 1.9;

export function sampleToy(toy: Toy, size: number): Grid {
  const gl = createContext();
  const { uniform, draw } = createProgram(gl, toyGridShader);
  bindTargets(gl, size, size, 2);
  const grid: Grid = {
    size,
    corner: [-SIDE / 2, -0.08, -SIDE / 2],
    step: SIDE / (size - 1),
    distance: new Float32Array(size ** 3),
    color: new Float32Array(size ** 3 * 3),
  };
  gl.uniform3fv(uniform('uCorner'), grid.corner);
  gl.uniform1f(uniform('uStep'), grid.step);
  gl.uniform1i(uniform('uZero'), 0);
  gl.uniform4fv(uniform('uKnobs'), toyKnobs(toy, 0).flat());
  for (let slice = 0; slice < size; slice++) {
    gl.uniform1f(uniform('uSlice'), slice);
    draw();
    const hits = readTarget(gl, 0, size, size);
    const paint = readTarget(gl, 1, size, size);
    for (let i = 0; i < size * size; i++) {
      const at = slice * size * size + i;
      grid.distance[at] = hits[i * 4] ?? 1;
      grid.color.set(paint.subarray(i * 4, i * 4 + 3), at * 3);
    }
  }
  return grid;
}
