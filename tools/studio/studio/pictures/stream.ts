/** @module The paper boat: generated from text, restored from old film, described, animated. */
import { aged } from '../draw/aged.ts';
import type { Canvas } from '../draw/canvas.ts';
import { film, shoot, SMALL_CLIP, STILL, type Recipe, type Studio } from '../picture.ts';
import { stream, streamView } from '../scenes/stream.ts';

const SECONDS = 3.2;
/** Period of everything in the scene except the pads. */
const PERIOD = 4;

const drifting = (studio: Studio): readonly Canvas[] =>
  film('stream', studio, stream, 15, (share) => streamView(SMALL_CLIP, share * PERIOD, false));

const textToVideo: Recipe = (studio) => {
  const frames = drifting(studio);
  return [
    {
      name: 'output-clip',
      role: 'output',
      label: 'Video',
      alt: 'A short clip: a paper boat folded from a lined sheet rocks on a green stream and glides past lily pads and reeds.',
      frames,
      seconds: SECONDS,
      facts: {
        prompt: 'A paper boat drifts down a sunlit stream past lily pads and reeds.',
        frames: frames.length,
      },
    },
  ];
};

/** The input is derived from the output, so the restored clip is the exact ground truth. */
const videoToVideo: Recipe = (studio) => {
  const frames = drifting(studio);
  return [
    {
      name: 'input-clip',
      role: 'input',
      label: 'Old film',
      alt: 'A short clip that looks like old film, grey, soft and grainy, with scratches and flickering light: a paper boat rocks on a stream between lily pads.',
      frames: frames.map(aged),
      seconds: SECONDS,
    },
    {
      name: 'output-clip',
      role: 'output',
      label: 'Restored',
      alt: 'The same clip, sharp, steady and in colour: a paper boat folded from a lined sheet rocks on a green stream between lily pads and reeds.',
      frames,
      seconds: SECONDS,
      facts: {
        instruction: 'Restore this old film and give it natural colours.',
        note: 'Frame by frame the same camera and movement.',
      },
    },
  ];
};

const nightLook = { exposure: 1.25, glow: 0.16 };
const LIT_AT = 2.2;

const candlelight = (studio: Studio): Canvas =>
  shoot('stream, candle', studio, stream, streamView(STILL, LIT_AT, true), nightLook).canvas;

const candleAlt =
  'A paper boat with a lit candle on a dark stream at night, with reeds on the bank and lily pads on the water.';

const anyToAny: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: candleAlt,
    frames: [candlelight(studio)],
    facts: { shows: ['a paper boat', 'a burning candle in it', 'a stream at night', 'reeds', 'lily pads'] },
  },
];

const imageToVideo: Recipe = (studio) => {
  const frames = film(
    'stream, night',
    studio,
    stream,
    13,
    (share) => streamView(SMALL_CLIP, LIT_AT + share * PERIOD, true),
    { look: nightLook },
  );
  return [
    { name: 'input', role: 'input', label: 'Picture', alt: candleAlt, frames: [candlelight(studio)] },
    {
      name: 'output-clip',
      role: 'output',
      label: 'Video',
      alt: 'A short clip that begins with the picture: the paper boat rocks and glides past the reeds, and the light of its candle moves on the dark water.',
      frames,
      seconds: SECONDS,
      facts: { frames: frames.length, firstFrame: 'the same view and moment as the input picture' },
    },
  ];
};

export const streamRecipes: Record<string, Recipe> = {
  'text-to-video': textToVideo,
  'video-to-video': videoToVideo,
  'any-to-any': anyToAny,
  'image-to-video': imageToVideo,
};
