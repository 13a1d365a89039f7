/** @module The park and what people do in it: two runners, a juggler, someone doing jumping jacks. */
import type { Camera, Vec3 } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import parkShader from './park.glsl';
import { jointList, place, pose, reach, type Pose } from './pose.ts';
import { sceneShader } from './shader.ts';

const summer: Weather = {
  sun: [-0.55, 0.62, -0.5],
  sunColor: [2.5, 2.05, 1.35],
  zenith: [0.12, 0.36, 0.7],
  horizon: [0.6, 0.68, 0.72],
  bounce: [0.16, 0.2, 0.09],
  fog: 0.007,
};

const limb = (swing: number, spread: number, bend: number) => ({ swing, spread, bend });

/** One stride lasts one unit of phase. */
export function running(phase: number): Pose {
  const s = Math.sin(phase * 2 * Math.PI);
  const c = Math.cos(phase * 2 * Math.PI);
  const leg = (swing: number, lifting: number) =>
    limb(0.12 + 0.72 * swing, 0.02, 0.35 + 0.95 * Math.max(0, lifting));
  return pose({
    lean: 0.16,
    nod: 0.05,
    arms: [limb(-0.1 - 0.62 * s, 0.16, 1.5), limb(-0.1 + 0.62 * s, 0.16, 1.5)],
    legs: [leg(s, -c + 0.1), leg(-s, c + 0.1)],
  });
}

/** Phase 0 is the closed position, 0.5 the open one. */
export function jumpingJack(phase: number): { figure: Pose; height: number } {
  const open = 0.5 - 0.5 * Math.cos(phase * 2 * Math.PI);
  const height = 0.16 * Math.abs(Math.sin(phase * 2 * Math.PI));
  const arm = limb(0.05, 0.16 + 2.6 * open, 0.12);
  const leg = limb(0.02, 0.03 + 0.42 * open, 0.1 * (1 - open));
  return { figure: pose({ arms: [arm, arm], legs: [leg, leg] }), height };
}

/** The share of a throw during which the ball is in the hand. */
const HELD = 0.3;
/** Three balls share the two throws of a round evenly. */
const APART = 2 / 3;

/** A ball at a point of its round: left hand, flight to the right, right hand, flight to the left. */
function ballAt(round: number): Vec3 {
  const at = ((round % 2) + 2) % 2;
  const side = at < 1 ? 1 : -1;
  const t = at % 1;
  if (t < HELD) return held(side, t / HELD);
  const k = (t - HELD) / (1 - HELD);
  return [side * (0.13 - 0.45 * k), 1.12 + 3.9 * k * (1 - k), 0.36];
}

/** The path from the catch to the throw. */
const held = (side: number, k: number): Vec3 => [
  side * (0.32 - 0.19 * k),
  1.12 - 0.09 * Math.sin(k * Math.PI),
  0.36,
];

/** The hand follows the ball while holding it, then returns to catch the next. */
function handAt(side: number, round: number): Vec3 {
  const at = (((round - (side > 0 ? 0 : 1)) % APART) + APART) % APART;
  if (at < HELD) return held(side, at / HELD);
  const back = (at - HELD) / (APART - HELD);
  return [side * (0.13 + 0.19 * back), 1.12 + 0.03 * Math.sin(back * Math.PI), 0.36];
}

/** The position of the wrist when a ball is in the hand. */
const under = ([x, y, z]: Vec3): Vec3 => [x, y - 0.075, z - 0.05];

/** A three-ball cascade; its period is two rounds. */
export function juggling(round: number): { figure: Pose; balls: readonly Vec3[] } {
  const stance = pose({
    nod: -0.25,
    arms: [limb(0, 0.1, 0), limb(0, 0.1, 0)],
    legs: [limb(0.03, 0.1, 0.05), limb(-0.03, 0.1, 0.05)],
  });
  const left = reach(stance, 'left', under(handAt(1, round)));
  return {
    figure: reach(left, 'right', under(handAt(-1, round))),
    balls: [0, 1, 2].map((i) => ballAt(round + i * APART)),
  };
}

export const parkCamera: Camera = { eye: [0.1, 1.35, -0.9], target: [0.1, 1.2, 4.2], focal: 1.72 };

const ballKnobs = (balls: readonly Vec3[], second: boolean): NonNullable<View['knobs']> => [
  ...[0, 1, 2].map((i): readonly [number, number, number, number] => {
    const [x, y, z] = balls[i] ?? [0, 0, 0];
    return [x, y, z, balls[i] ? 1 : 0];
  }),
  [0, 0, 0, second ? 1 : 0],
];

export const parkView = (
  size: Size,
  figures: readonly Pose[],
  balls: readonly Vec3[] = [],
  more: Partial<View> = {},
): View => ({
  ...size,
  camera: parkCamera,
  weather: summer,
  joints: jointList(...figures),
  knobs: ballKnobs(balls, figures.length > 1),
  ...more,
});

export const runners: readonly Pose[] = [
  place(running(0.21), [-0.55, 0.07, 4.0], Math.PI / 2 + 0.55),
  place(running(0.66), [0.95, 0.0, 4.9], Math.PI / 2 + 0.5),
];

let renderer: Renderer | undefined;
export const park: Renderer = (view) => (renderer ??= createRenderer(sceneShader(parkShader)))(view);
