/** @module The fox: a portrait with the wood behind it out of focus. */
import type { Camera } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import foxShader from './fox.glsl';
import { sceneShader } from './shader.ts';

const autumn: Weather = {
  sun: [0.72, 0.5, -0.22],
  sunColour: [2.6, 1.75, 0.85],
  zenith: [0.3, 0.4, 0.45],
  horizon: [0.5, 0.48, 0.3],
  bounce: [0.2, 0.16, 0.07],
  fog: 0.022,
};

const foxCamera: Camera = { eye: [-0.02, 0.5, -2.05], target: [0.05, 0.4, 0], focal: 2.15 };

export const foxView = (size: Size, more: Partial<View> = {}): View => ({
  ...size,
  camera: foxCamera,
  weather: autumn,
  lens: { radius: 0.035, focus: 2.0 },
  ...more,
});

let renderer: Renderer | undefined;
export const fox: Renderer = (view) => (renderer ??= createRenderer(sceneShader(foxShader)))(view);
