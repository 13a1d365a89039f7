/** @module What people do in the park: running, juggling, jumping jacks. */
import { copyOf } from '../draw/canvas.ts';
import { drawSkeleton, keypointsOf } from '../draw/skeleton.ts';
import type { Vec3 } from '../gl/camera.ts';
import type { View } from '../gl/march.ts';
import { CLIP, film, shoot, STILL, type Recipe } from '../picture.ts';
import { juggling, jumpingJack, park, parkCamera, parkView, runners } from '../scenes/park.ts';
import { place } from '../scenes/pose.ts';

const STAND: Vec3 = [0.05, 0, 4];
const TOWARDS_US = Math.PI;
/** The figure and its shadow, in pixels of a clip. */
const MOVING = { x: 130, y: 0, width: 262, height: 320 };

const keypointDetection: Recipe = (studio) => {
  const { frame, canvas } = shoot('park, runners', studio, park, parkView(STILL, runners));
  const people = runners.map((figure) => keypointsOf(figure, parkCamera, frame));
  const { canvas: output, pen } = copyOf(canvas);
  for (const keypoints of people.toReversed()) drawSkeleton(pen, keypoints);
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Picture',
      alt: 'Two people in shorts run along a gravel path through a sunny park with round trees and a bench.',
      frames: [canvas],
    },
    {
      name: 'output-skeletons',
      role: 'output',
      label: 'Keypoints',
      alt: 'The two runners with their skeletons drawn over them: amber lines on their left side, blue lines on their right side, a dot on every joint.',
      frames: [output],
      facts: {
        note: 'Exact positions in pixels of the picture; hollow dots are hidden from view.',
        people: people.map((keypoints) =>
          keypoints.map(({ name, x, y, visible }) => ({ name, x, y, visible })),
        ),
      },
    },
  ];
};

function jugglingAt(share: number): View {
  const { figure, balls } = juggling(share * 2);
  const standing = place(figure, STAND, TOWARDS_US);
  const lift = standing.pelvis[1] - figure.pelvis[1];
  const placed = balls.map(([x, y, z]): Vec3 => [STAND[0] - x, lift + y, STAND[2] - z]);
  return parkView(CLIP, [standing], placed);
}

const videoClassification: Recipe = (studio) => {
  const frames = film('park, juggling', studio, park, 15, jugglingAt, { moving: MOVING });
  return [
    {
      name: 'input-clip',
      role: 'input',
      label: 'Video',
      alt: 'A short clip of a woman in an orange shirt who stands on a park path and juggles a red, a yellow and a blue ball.',
      frames,
      seconds: 2.4,
      facts: { frames: frames.length, action: 'juggling three balls' },
    },
  ];
};

const videoTextToText: Recipe = (studio) => {
  const jumps = 3;
  const one = film(
    'park, jumping jack',
    studio,
    park,
    10,
    (share) => {
      const { figure, height } = jumpingJack(share);
      return parkView(CLIP, [place(figure, [STAND[0], height, STAND[2]], TOWARDS_US)]);
    },
    { moving: MOVING },
  );
  const frames = Array.from({ length: jumps }, () => one).flat();
  return [
    {
      name: 'input-clip',
      role: 'input',
      label: 'Video',
      alt: 'A short clip of a woman in an orange shirt and blue shorts who does three jumping jacks on a park path; behind her stand trees and an empty bench.',
      frames,
      seconds: 3,
      facts: {
        frames: frames.length,
        jumpingJacks: jumps,
        people: 1,
        behindHer: ['trees', 'an empty bench', 'hills'],
      },
    },
  ];
};

export const parkRecipes: Record<string, Recipe> = {
  'keypoint-detection': keypointDetection,
  'video-classification': videoClassification,
  'video-text-to-text': videoTextToText,
};
