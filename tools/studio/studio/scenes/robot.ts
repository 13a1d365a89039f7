/** @module The robot arm: inverse kinematics, the plan that stacks the blocks, and the view of it. */
import { add, mix, type Camera, type Vec3 } from '../gl/camera.ts';
import { createRenderer, type Renderer, type Size, type View } from '../gl/march.ts';
import type { Weather } from '../gl/weather.ts';
import robotShader from './robot.glsl';
import { sceneShader } from './shader.ts';

const BASE: Vec3 = [0.02, 0, 0.3];
const SHOULDER_HEIGHT = 0.24;
const UPPER = 0.34;
const LOWER = 0.32;
/** From the wrist down to the point between the fingertips. */
const HAND = 0.115;
const BLOCK = 0.072;

export interface ArmState {
  readonly tip: Vec3;
  /** Distance from the center of the gripper to a finger, in meters. */
  readonly opening: number;
}

/** Angles in degrees: turn of the base, shoulder from the vertical, elbow between the two arms. */
export interface ArmAngles {
  readonly base: number;
  readonly shoulder: number;
  readonly elbow: number;
}

interface Solved {
  readonly joints: readonly Vec3[];
  readonly heading: number;
  readonly angles: ArmAngles;
}

const degrees = (radians: number): number => Math.round((radians * 1800) / Math.PI) / 10;

/** Two-link inverse kinematics in the vertical plane through the base and the target. */
export function solve(tip: Vec3): Solved {
  const shoulder = add(BASE, [0, SHOULDER_HEIGHT, 0]);
  const wrist = add(tip, [0, HAND, 0]);
  const dx = wrist[0] - shoulder[0];
  const dz = wrist[2] - shoulder[2];
  const far = Math.hypot(dx, dz);
  const rise = wrist[1] - shoulder[1];
  const reach = Math.min(Math.hypot(far, rise), UPPER + LOWER - 1e-4);
  const bend = Math.acos((UPPER ** 2 + LOWER ** 2 - reach ** 2) / (2 * UPPER * LOWER));
  const lift =
    Math.atan2(rise, far) + Math.acos((UPPER ** 2 + reach ** 2 - LOWER ** 2) / (2 * UPPER * reach));
  const out: Vec3 = [dx / far, 0, dz / far];
  const elbow = add(shoulder, [
    out[0] * Math.cos(lift) * UPPER,
    Math.sin(lift) * UPPER,
    out[2] * Math.cos(lift) * UPPER,
  ]);
  const heading = Math.atan2(dx, -dz);
  return {
    joints: [BASE, shoulder, elbow, wrist, tip],
    heading,
    angles: { base: degrees(heading), shoulder: degrees(Math.PI / 2 - lift), elbow: degrees(bend) },
  };
}

const RED: Vec3 = [0.26, BLOCK / 2, -0.06];
const BLUE: Vec3 = [-0.25, BLOCK / 2, -0.05];
const YELLOW: Vec3 = [0.42, BLOCK / 2, 0.24];
const ON_BLUE: Vec3 = [-0.25, BLOCK * 1.5, -0.05];
const above = (at: Vec3): Vec3 => [at[0], 0.3, at[2]];
const OPEN = 0.058;
const CLOSED = 0.036;

/** The steps of the arm; each takes the given share of the clip. */
export const plan: readonly { readonly name: string; readonly share: number; readonly to: ArmState }[] = [
  { name: 'move above the red block', share: 0.16, to: { tip: above(RED), opening: OPEN } },
  { name: 'reach down', share: 0.12, to: { tip: RED, opening: OPEN } },
  { name: 'close the gripper', share: 0.07, to: { tip: RED, opening: CLOSED } },
  { name: 'lift', share: 0.13, to: { tip: above(RED), opening: CLOSED } },
  { name: 'move above the blue block', share: 0.22, to: { tip: above(BLUE), opening: CLOSED } },
  { name: 'lower onto the blue block', share: 0.12, to: { tip: ON_BLUE, opening: CLOSED } },
  { name: 'open the gripper', share: 0.06, to: { tip: ON_BLUE, opening: OPEN } },
  { name: 'withdraw', share: 0.12, to: { tip: above(BLUE), opening: OPEN } },
];

const START: ArmState = { tip: [0.02, 0.34, -0.1], opening: OPEN };
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Moves on a circle around the base, so that the arm does not intersect itself. */
function between(from: Vec3, to: Vec3, k: number): Vec3 {
  const polar = (p: Vec3) => ({
    angle: Math.atan2(p[0] - BASE[0], BASE[2] - p[2]),
    radius: Math.hypot(p[0] - BASE[0], p[2] - BASE[2]),
  });
  const a = polar(from);
  const b = polar(to);
  const angle = a.angle + (b.angle - a.angle) * k;
  const radius = a.radius + (b.radius - a.radius) * k;
  return [BASE[0] + radius * Math.sin(angle), mix(from, to, k)[1], BASE[2] - radius * Math.cos(angle)];
}

export interface RobotMoment {
  readonly state: ArmState;
  readonly red: Vec3;
  readonly step: string;
}

/** The arm at a moment of the clip, from 0 to 1. */
export function momentAt(time: number): RobotMoment {
  let from = START;
  let start = 0;
  let carrying = false;
  let red = RED;
  for (const { name, share, to } of plan) {
    const k = ease(Math.min(1, Math.max(0, (time - start) / share)));
    const state = {
      tip: between(from.tip, to.tip, k),
      opening: from.opening + (to.opening - from.opening) * k,
    };
    if (name === 'lift') carrying = true;
    if (name === 'open the gripper') carrying = false;
    if (carrying) red = state.tip;
    if (time <= start + share) return { state, red, step: name };
    from = to;
    start += share;
  }
  return { state: from, red: ON_BLUE, step: 'withdraw' };
}

const workshop: Weather = {
  sun: [-0.5, 0.75, -0.45],
  sunColor: [1.55, 1.4, 1.2],
  zenith: [0.42, 0.43, 0.46],
  horizon: [0.34, 0.34, 0.36],
  bounce: [0.2, 0.16, 0.12],
  fog: 0,
};

export const robotCamera: Camera = { eye: [0.1, 0.66, -1.35], target: [0.07, 0.2, 0.06], focal: 1.72 };

export const robotView = (size: Size, moment: RobotMoment, more: Partial<View> = {}): View => {
  const { joints, heading } = solve(moment.state.tip);
  return {
    ...size,
    camera: robotCamera,
    weather: workshop,
    joints: [...joints, moment.red, BLUE, YELLOW],
    knobs: [[moment.state.opening, heading, 0, 0]],
    ...more,
  };
};

let renderer: Renderer | undefined;
export const robot: Renderer = (view) => (renderer ??= createRenderer(sceneShader(robotShader)))(view);
