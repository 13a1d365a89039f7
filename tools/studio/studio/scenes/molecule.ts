/** @module A caffeine molecule built from bond lengths and angles: two fused planar rings and their substituents. */
import { add, cross, normalize, scale, type Camera, type Vec3 } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import moleculeShader from './molecule.glsl';
import { sceneShader } from './shader.ts';

/** Lengths in angstroms. */
const RING_BOND = 1.38;
const TO_OXYGEN = 1.22;
const TO_METHYL = 1.46;
const TO_HYDROGEN = 1.09;
const HEXAGON = RING_BOND;
const PENTAGON = RING_BOND / (2 * Math.sin(Math.PI / 5));
const PENTAGON_CENTER = (RING_BOND * Math.sqrt(3)) / 2 + RING_BOND / (2 * Math.tan(Math.PI / 5));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const outward = (degrees: number): Vec3 => [Math.cos(radians(degrees)), Math.sin(radians(degrees)), 0];
const onSix = (degrees: number, beyond = 0): Vec3 => scale(outward(degrees), HEXAGON + beyond);
const onFive = (degrees: number, beyond = 0): Vec3 =>
  add([PENTAGON_CENTER, 0, 0], scale(outward(degrees), PENTAGON + beyond));

/** The three hydrogens of a methyl group whose bond points along `axis`: a tripod of the tetrahedral angle. */
function methylHydrogens(carbon: Vec3, axis: Vec3): readonly Vec3[] {
  const inPlane = normalize(cross(axis, [0, 0, 1]));
  return [0, 120, 240].map((degrees) => {
    const around = add(
      scale(inPlane, Math.cos(radians(degrees))),
      scale([0, 0, 1], Math.sin(radians(degrees))),
    );
    return add(carbon, scale(add(scale(axis, 1 / 3), scale(around, Math.sqrt(8) / 3)), TO_HYDROGEN));
  });
}

function caffeine(): readonly Vec3[] {
  const methyls = [
    { carbon: onSix(90, TO_METHYL), axis: outward(90) },
    { carbon: onSix(210, TO_METHYL), axis: outward(210) },
    { carbon: onFive(288, TO_METHYL), axis: outward(288) },
  ];
  const carbons = [
    onSix(150),
    onSix(270),
    onSix(30),
    onSix(330),
    onFive(0),
    ...methyls.map(({ carbon }) => carbon),
  ];
  const nitrogens = [onSix(90), onSix(210), onFive(72), onFive(288)];
  const oxygens = [onSix(150, TO_OXYGEN), onSix(270, TO_OXYGEN)];
  const hydrogens = [
    onFive(0, TO_HYDROGEN),
    ...methyls.flatMap(({ carbon, axis }) => methylHydrogens(carbon, axis)),
  ];
  return [...carbons, ...nitrogens, ...oxygens, ...hydrogens];
}

/** Tilted, so that the plane of the rings is seen at an angle. */
const tilted = ([x, y, z]: Vec3): Vec3 => {
  const [lean, heading] = [radians(38), radians(24)];
  const u: Vec3 = [x - 0.9, y * Math.cos(lean) - z * Math.sin(lean), y * Math.sin(lean) + z * Math.cos(lean)];
  return [
    u[0] * Math.cos(heading) + u[2] * Math.sin(heading),
    u[1],
    u[2] * Math.cos(heading) - u[0] * Math.sin(heading),
  ];
};

const bench: Weather = {
  sun: [-0.5, 0.8, -0.45],
  sunColor: [1.8, 1.7, 1.55],
  zenith: [0.45, 0.5, 0.56],
  horizon: [0.36, 0.4, 0.45],
  bounce: [0.2, 0.22, 0.25],
  fog: 0,
};

const moleculeCamera: Camera = { eye: [0, 2.6, -13], target: [0, -0.25, 0], focal: 1.68 };

export const moleculeView = (size: Size, more: Partial<View> = {}): View => ({
  ...size,
  camera: moleculeCamera,
  weather: bench,
  joints: caffeine().map(tilted),
  ...more,
});

let renderer: Renderer | undefined;
export const molecule: Renderer = (view) => (renderer ??= createRenderer(sceneShader(moleculeShader)))(view);
