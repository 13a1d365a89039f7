/** @module The breakfast table: its camera, its light and the names of its objects. */
import type { Camera } from '../gl/camera.ts';
import { createRenderer, type Renderer, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import { STILL } from '../picture.ts';
import kitchenShader from './kitchen.glsl';
import { sceneShader } from './shader.ts';

export const kitchenObjects = [
  '',
  'table',
  'wall',
  'teapot',
  'bowl',
  'lemon',
  'lemon',
  'lemon',
  'lemon',
  'lemon',
  'mug',
  'potted plant',
  'half a lemon',
  'cutting board',
  'cloth',
  'knife',
] as const;

const morning: Weather = {
  sun: [-0.72, 0.6, -0.34],
  sunColor: [2.9, 2.2, 1.5],
  zenith: [0.4, 0.42, 0.45],
  horizon: [0.36, 0.34, 0.32],
  bounce: [0.24, 0.17, 0.12],
  fog: 0,
};

const kitchenCameras = {
  front: { eye: [0.02, 0.55, -1.15], target: [0.03, 0.105, 0.12], focal: 1.78 },
  bowl: { eye: [0.22, 0.62, -0.62], target: [0.05, 0.07, 0.12], focal: 1.95 },
  left: { eye: [-0.82, 0.5, -0.88], target: [-0.02, 0.1, 0.14], focal: 1.72 },
  right: { eye: [0.95, 0.5, -0.75], target: [0.04, 0.1, 0.13], focal: 1.72 },
} as const satisfies Record<string, Camera>;

export type KitchenCamera = keyof typeof kitchenCameras;

export const kitchenView = (camera: KitchenCamera, more: Partial<View> = {}): View => ({
  ...STILL,
  camera: kitchenCameras[camera],
  weather: morning,
  ...more,
});

let renderer: Renderer | undefined;
export const kitchen: Renderer = (view) => (renderer ??= createRenderer(sceneShader(kitchenShader)))(view);
