/** @module The lighting of a scene: sun and atmosphere, in linear colors, not sRGB. */
import type { Vec3 } from './camera.ts';

export interface Weather {
  readonly sun: Vec3;
  readonly sunColor: Vec3;
  readonly zenith: Vec3;
  readonly horizon: Vec3;
  readonly bounce: Vec3;
  readonly fog: number;
  /** Mist near the ground: strength, ground level, falloff with height. */
  readonly mist?: Vec3;
  readonly night?: number;
  readonly snow?: number;
}

export const goldenHour: Weather = {
  sun: [0.68, 0.4, -0.42],
  sunColor: [2.55, 1.6, 0.82],
  zenith: [0.13, 0.36, 0.68],
  horizon: [0.95, 0.68, 0.46],
  bounce: [0.26, 0.17, 0.13],
  fog: 0.0078,
};

export const snowyNight: Weather = {
  sun: [0.35, 0.62, 0.42],
  sunColor: [0.3, 0.4, 0.62],
  zenith: [0.035, 0.06, 0.14],
  horizon: [0.12, 0.17, 0.3],
  bounce: [0.08, 0.1, 0.17],
  fog: 0.016,
  night: 1,
  snow: 1,
};
