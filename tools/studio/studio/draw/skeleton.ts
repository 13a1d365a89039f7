/** @module Seventeen body keypoints of a figure, projected into the picture and drawn as a skeleton. */
import { add, cross, normalize, project, scale, sub, type Camera, type Vec3 } from '../gl/camera.ts';
import type { Frame } from '../gl/march.ts';
import type { Pose } from '../scenes/pose.ts';
import { accents, type Pen } from './canvas.ts';

const bodyPoints = [
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
] as const;
const facePoints = ['nose', 'left eye', 'right eye', 'left ear', 'right ear'] as const;
export type KeypointName = (typeof bodyPoints)[number] | (typeof facePoints)[number];

const bones: readonly (readonly [KeypointName, KeypointName])[] = [
  ['left ear', 'left eye'],
  ['left eye', 'nose'],
  ['nose', 'right eye'],
  ['right eye', 'right ear'],
  ['left shoulder', 'right shoulder'],
  ['left shoulder', 'left hip'],
  ['right shoulder', 'right hip'],
  ['left hip', 'right hip'],
  ['left shoulder', 'left elbow'],
  ['left elbow', 'left wrist'],
  ['right shoulder', 'right elbow'],
  ['right elbow', 'right wrist'],
  ['left hip', 'left knee'],
  ['left knee', 'left ankle'],
  ['right hip', 'right knee'],
  ['right knee', 'right ankle'],
];

/** Eyes and ears match their position in the shader. */
function face(figure: Pose): Record<(typeof facePoints)[number], Vec3> {
  const size = 1.18;
  const forward = normalize(sub(figure.nose, figure.head));
  const up = normalize(sub(figure.crown, figure.head));
  const right = cross(up, forward);
  const on = (x: number, y: number, z: number): Vec3 =>
    add(figure.head, add(add(scale(right, x * size), scale(up, y * size)), scale(forward, z * size)));
  return {
    nose: on(0, -0.022, 0.12),
    'left eye': on(0.041, 0.004, 0.104),
    'right eye': on(-0.041, 0.004, 0.104),
    'left ear': on(0.104, -0.012, 0),
    'right ear': on(-0.104, -0.012, 0),
  };
}

export interface Keypoint {
  readonly name: KeypointName;
  readonly x: number;
  readonly y: number;
  /** False if the figure or another object hides it. */
  readonly visible: boolean;
}

/** A joint is inside the limb, so the surface in front of it may be this much nearer. */
const FLESH = 0.17;

export function keypointsOf(figure: Pose, camera: Camera, frame: Frame): readonly Keypoint[] {
  const points: Record<KeypointName, Vec3> = { ...figure, ...face(figure) };
  return [...facePoints, ...bodyPoints].map((name) => {
    const { x, y, depth } = project(camera, points[name], frame.width, frame.height);
    const seen = frame.depth[Math.round(y) * frame.width + Math.round(x)] ?? 0;
    return { name, x: Math.round(x), y: Math.round(y), visible: seen > depth - FLESH };
  });
}

const sideColor = (name: string): string =>
  name.startsWith('left') ? accents.amber : name.startsWith('right') ? accents.sky : '#ffffff';

export function drawSkeleton(pen: Pen, keypoints: readonly Keypoint[]): void {
  const byName = new Map(keypoints.map((keypoint) => [keypoint.name, keypoint]));
  pen.lineCap = 'round';
  for (const [width, veil] of [
    [11, 'rgba(10, 14, 20, 0.45)'],
    [6, null],
  ] as const) {
    for (const [from, to] of bones) {
      const [a, b] = [byName.get(from), byName.get(to)];
      if (!a || !b) continue;
      const same = from.split(' ')[0] === to.split(' ')[0];
      pen.lineWidth = width;
      pen.strokeStyle = veil ?? (same ? sideColor(from) : '#ffffff');
      pen.beginPath();
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.stroke();
    }
  }
  for (const { name, x, y, visible } of keypoints) {
    pen.beginPath();
    pen.arc(x, y, 7, 0, 2 * Math.PI);
    pen.fillStyle = visible ? sideColor(name) : '#12161c';
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = visible ? '#12161c' : sideColor(name);
    pen.stroke();
  }
}
