/** @module The joint positions of a figure in a given pose; the shader builds the body from them. */
import { add, dot, normalize, scale, sub, type Vec3 } from '../gl/camera.ts';

/** Joints in the order of the shader. Left and right are the figure's own. */
export const jointNames = [
  'pelvis',
  'chest',
  'neck',
  'head',
  'nose',
  'left shoulder',
  'right shoulder',
  'left elbow',
  'right elbow',
  'left wrist',
  'right wrist',
  'left hip',
  'right hip',
  'left knee',
  'right knee',
  'left ankle',
  'right ankle',
  'left toe',
  'right toe',
  'crown',
] as const;

export type Joint = (typeof jointNames)[number];
export type Pose = Readonly<Record<Joint, Vec3>>;

/** Angles in radians. Swing is forwards and backwards, spread is sideways, bend folds the joint. */
export interface LimbAngles {
  readonly swing: number;
  readonly spread: number;
  readonly bend: number;
}

export interface PoseAngles {
  readonly lean?: number;
  readonly lift?: number;
  readonly nod?: number;
  readonly gaze?: number;
  readonly arms: readonly [left: LimbAngles, right: LimbAngles];
  readonly legs: readonly [left: LimbAngles, right: LimbAngles];
}

const UPPER_ARM = 0.29;
const FOREARM = 0.26;
const THIGH = 0.41;
const SHIN = 0.4;

/** Points down when all angles are zero; z is forwards, x is the figure's left. */
const direction = (swing: number, spread: number): Vec3 => [
  Math.sin(spread),
  -Math.cos(spread) * Math.cos(swing),
  Math.cos(spread) * Math.sin(swing),
];

interface Chain {
  readonly root: Vec3;
  readonly middle: Vec3;
  readonly end: Vec3;
}

function chain(
  root: Vec3,
  angles: LimbAngles,
  side: number,
  first: number,
  second: number,
  fold: number,
): Chain {
  const middle = add(root, scale(direction(angles.swing, angles.spread * side), first));
  const end = add(middle, scale(direction(angles.swing + angles.bend * fold, angles.spread * side), second));
  return { root, middle, end };
}

/** The foot points forwards; when the shin swings back it hangs. */
function toe({ middle, end }: Chain): Vec3 {
  const shin = normalize(sub(end, middle));
  return add(end, [0, -0.05 + 0.12 * shin[2], 0.13 + 0.05 * shin[1]]);
}

export function pose(angles: PoseAngles): Pose {
  const lean = angles.lean ?? 0;
  const up: Vec3 = [0, Math.cos(lean), Math.sin(lean)];
  const pelvis: Vec3 = [0, 0.9 + (angles.lift ?? 0), 0];
  const chest = add(pelvis, scale(up, 0.33));
  const neck = add(pelvis, scale(up, 0.5));
  const head = add(neck, scale(up, 0.165));
  const nod = angles.nod ?? 0;
  const gaze = angles.gaze ?? 0;
  const nose = add(head, scale([Math.sin(gaze), -Math.sin(nod), Math.cos(gaze) * Math.cos(nod)], 0.135));
  const side = (sign: number, arm: LimbAngles, leg: LimbAngles) => ({
    arm: chain(add(add(pelvis, scale(up, 0.41)), [0.155 * sign, 0, 0]), arm, sign, UPPER_ARM, FOREARM, 1),
    leg: chain(add(pelvis, [0.095 * sign, -0.03, 0]), leg, sign, THIGH, SHIN, -1),
  });
  const left = side(1, angles.arms[0], angles.legs[0]);
  const right = side(-1, angles.arms[1], angles.legs[1]);
  return {
    pelvis,
    chest,
    neck,
    head,
    nose,
    'left shoulder': left.arm.root,
    'right shoulder': right.arm.root,
    'left elbow': left.arm.middle,
    'right elbow': right.arm.middle,
    'left wrist': left.arm.end,
    'right wrist': right.arm.end,
    'left hip': left.leg.root,
    'right hip': right.leg.root,
    'left knee': left.leg.middle,
    'right knee': right.leg.middle,
    'left ankle': left.leg.end,
    'right ankle': right.leg.end,
    'left toe': toe(left.leg),
    'right toe': toe(right.leg),
    crown: add(head, scale(up, 0.13)),
  };
}

/** Bends one arm so that its wrist reaches a position; the elbow points down and outwards. */
export function reach(figure: Pose, side: 'left' | 'right', wrist: Vec3): Pose {
  const shoulder = figure[`${side} shoulder`];
  const span = sub(wrist, shoulder);
  const length = Math.min(Math.hypot(...span), UPPER_ARM + FOREARM - 1e-3);
  const along = normalize(span);
  const part = (UPPER_ARM ** 2 - FOREARM ** 2 + length ** 2) / (2 * length);
  const hint: Vec3 = [side === 'left' ? 0.5 : -0.5, -1, -0.25];
  const aside = normalize(sub(hint, scale(along, dot(hint, along))));
  const elbow = add(
    add(shoulder, scale(along, part)),
    scale(aside, Math.sqrt(Math.max(0, UPPER_ARM ** 2 - part ** 2))),
  );
  return { ...figure, [`${side} elbow`]: elbow, [`${side} wrist`]: add(shoulder, scale(along, length)) };
}

/** Rotates the figure about the vertical and places its lower foot on the ground. */
export function place(figure: Pose, at: Vec3, heading: number, grounded = true): Pose {
  const lowest = Math.min(
    figure['left toe'][1],
    figure['right toe'][1],
    figure['left ankle'][1] - 0.05,
    figure['right ankle'][1] - 0.05,
  );
  const lift = grounded ? 0.05 - lowest : 0;
  const c = Math.cos(heading);
  const s = Math.sin(heading);
  const moved = ([x, y, z]: Vec3): Vec3 => add(at, [x * c + z * s, y + lift, z * c - x * s]);
  const turned: Record<Joint, Vec3> = { ...figure };
  for (const name of jointNames) turned[name] = moved(figure[name]);
  return turned;
}

export const jointList = (...figures: readonly Pose[]): readonly Vec3[] =>
  figures.flatMap((figure) => jointNames.map((name) => figure[name]));
