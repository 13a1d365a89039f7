/** @module A pinhole camera, shared by the shader and by the code that projects points onto the picture. */

export type Vec3 = readonly [number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / Math.hypot(...a));
export const mix = (a: Vec3, b: Vec3, k: number): Vec3 => add(scale(a, 1 - k), scale(b, k));

export interface Camera {
  readonly eye: Vec3;
  readonly target: Vec3;
  /** Focal length in picture heights: 1 is a wide view, 3 a portrait. */
  readonly focal: number;
}

interface Axes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
}

export function axesOf(camera: Camera): Axes {
  const forward = normalize(sub(camera.target, camera.eye));
  const right = normalize(cross([0, 1, 0], forward));
  return { right, up: cross(forward, right), forward };
}

export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** Projects a point of the world to pixels from the top left. */
export function project(camera: Camera, point: Vec3, width: number, height: number): Projected {
  const { right, up, forward } = axesOf(camera);
  const offset = sub(point, camera.eye);
  const depth = dot(offset, forward);
  const perspective = (camera.focal * height) / depth;
  return {
    x: width / 2 + dot(offset, right) * perspective,
    y: height / 2 - dot(offset, up) * perspective,
    depth,
  };
}
