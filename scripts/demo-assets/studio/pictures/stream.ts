/** @module The paper boat: made from words, turned into night, talked about. */
import type { Canvas } from '../draw/canvas.ts';
import { CLIP, film, shoot, STILL, type Recipe, type Studio } from '../picture.ts';
import { stream, streamView } from '../scenes/stream.ts';

const nightLook = { exposure: 1.25, glow: 0.16 };

const SECONDS = 4;
const FRAMES = 16;

const byDay = (studio: Studio): readonly Canvas[] =>
  film('stream', studio, stream, FRAMES, (share) => streamView(CLIP, share * SECONDS, false));

const textToVideo: Recipe = (studio) => {
  const frames = byDay(studio);
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

const videoToVideo: Recipe = (studio) => {
  const night = film(
    'stream, night',
    studio,
    stream,
    FRAMES,
    (share) => streamView(CLIP, share * SECONDS, true),
    {
      look: nightLook,
    },
  );
  return [
    {
      name: 'input-clip',
      role: 'input',
      label: 'Video',
      alt: 'A short clip by day: a paper boat rocks on a green stream between lily pads.',
      frames: byDay(studio),
      seconds: SECONDS,
    },
    {
      name: 'output-clip',
      role: 'output',
      label: 'Edited video',
      alt: 'The same clip by night: the boat makes the same movements in moonlight, and a candle burns in it.',
      frames: night,
      seconds: SECONDS,
      facts: {
        instruction: 'Make it night, with a candle in the boat.',
        note: 'Frame by frame the same camera and movement.',
      },
    },
  ];
};

const anyToAny: Recipe = (studio) => [
  {
    name: 'input',
    role: 'input',
    label: 'Picture',
    alt: 'A paper boat with a lit candle on a dark stream at night, with reeds on the bank and lily pads on the water.',
    frames: [shoot('stream, candle', studio, stream, streamView(STILL, 2.2, true), nightLook).canvas],
    facts: { shows: ['a paper boat', 'a burning candle in it', 'a stream at night', 'reeds', 'lily pads'] },
  },
];

export const streamRecipes: Record<string, Recipe> = {
  'text-to-video': textToVideo,
  'video-to-video': videoToVideo,
  'any-to-any': anyToAny,
};
