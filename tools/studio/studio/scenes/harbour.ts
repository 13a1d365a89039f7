/** @module The harbour: its camera, its figures and the names of its objects. */
import type { Camera } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import { goldenHour } from '../gl/weather.ts';
import { STILL } from '../picture.ts';
import harbourShader from './harbour.glsl';
import { jointList, place, pose } from './pose.ts';
import { sceneShader } from './shader.ts';

const arm = (swing: number, spread: number, bend: number) => ({ swing, spread, bend });

const woman = place(
  pose({
    arms: [arm(0.1, 0.16, 0.3), arm(0.25, 0.14, 1.1)],
    legs: [arm(0.04, 0.05, 0), arm(-0.05, 0.04, 0)],
    gaze: 0.1,
  }),
  [-0.42, 0, 5.55],
  Math.PI - 0.5,
);

const walker = place(
  pose({
    lean: 0.05,
    arms: [arm(-0.5, 0.08, 0.35), arm(0.5, 0.08, 0.5)],
    legs: [arm(0.45, 0, 0.1), arm(-0.35, 0, 0.35)],
  }),
  [-0.75, 0, 14.6],
  Math.PI - 0.2,
);

const harbourCameras = {
  quay: { eye: [0.35, 1.75, 0.2], target: [0.75, 1.35, 10], focal: 1.28 },
  fromTheWater: { eye: [5.6, 1.1, 2.4], target: [-1.2, 0.75, 10.5], focal: 1.3 },
  lighthouse: { eye: [2.0, 0.6, 3.6], target: [9.2, 1.75, 22], focal: 1.62 },
  dog: { eye: [0.8, 0.6, 3.8], target: [0.46, 0.36, 5.35], focal: 1.85 },
} as const satisfies Record<string, Camera>;

export type HarbourCamera = keyof typeof harbourCameras;

export const harbourView = (camera: HarbourCamera, more: Partial<View> = {}, size: Size = STILL): View => ({
  ...size,
  camera: harbourCameras[camera],
  weather: goldenHour,
  joints: jointList(woman, walker),
  ...more,
});

let renderer: Renderer | undefined;
export const harbour: Renderer = (view) => (renderer ??= createRenderer(sceneShader(harbourShader)))(view);
