/** @module Combines a scene with the shared parts of the shader. */
import figures from '../shaders/figures.glsl';
import light from '../shaders/light.glsl';
import noise from '../shaders/noise.glsl';
import primitives from '../shaders/primitives.glsl';
import sky from '../shaders/sky.glsl';
import things from '../shaders/things.glsl';
import uniforms from '../shaders/uniforms.glsl';
import view from '../shaders/view.glsl';

const shared = [uniforms, primitives, noise, sky, figures, things];

export const withShared = (...parts: readonly string[]): string => [...shared, ...parts].join('\n');

/** A scene defines map, surfaceAt, skyColor, reliefAt, mirrorOf, objectOf and four constants. */
export const sceneShader = (scene: string): string => withShared(scene, light, view);
