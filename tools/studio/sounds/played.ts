/** @module Sounds without words: a tune, a bell, a morning by the sea. */
import { bell, foghorn, guitar, gullCry, pad, pitch, surf } from './instruments.ts';
import { atCommonLoudness } from './loudness.ts';
import type { SoundRecipe } from './recipe.ts';
import { addInto, faded, highPass, silence, type Stereo } from './sound.ts';
import { inRoom } from './space.ts';

const BEAT = 0.48;

/** Broken chords over two bars each: D, B minor, G, A; numbers are semitones from A4. */
const chords: readonly (readonly number[])[] = [
  [-19, -12, -7, -3, 0, -3, -7, -12],
  [-22, -15, -10, -7, -3, -7, -10, -15],
  [-26, -14, -10, -7, -2, -7, -10, -14],
  [-24, -12, -8, -5, 0, -5, -8, -12],
];
const melody: readonly (readonly [beat: number, note: number])[] = [
  [2, 9],
  [3, 7],
  [3.5, 5],
  [4, 5],
  [6, 2],
  [7, 5],
  [8, 5],
  [10, 2],
  [11, 0],
  [12, 0],
  [14, 4],
  [15, 7],
  [16, 5],
];

const textToAudio: SoundRecipe = () => {
  const bars = 4;
  const length = bars * 4 * BEAT + 3.4;
  const dry: Stereo = [silence(length), silence(length)];
  const play = (
    note: number,
    time: number,
    level: number,
    pan: number,
    bright: number,
    seed: number,
  ): void => {
    const tone = guitar(pitch(note), 3.2, seed, bright);
    addInto(dry[0], tone, time, level * (1 - pan));
    addInto(dry[1], tone, time, level * pan);
  };
  chords.forEach((chord, bar) => {
    chord.forEach((note, i) => {
      const late = 0.008 * Math.sin(bar * 7 + i * 3);
      play(
        note,
        (bar * 4 + i * 0.5) * BEAT + late,
        i === 0 ? 0.62 : 0.36 + 0.05 * Math.sin(i * 2.1),
        0.42,
        0.28,
        100 + bar * 10 + i,
      );
    });
    const held = pad(
      [pitch((chord[1] ?? 0) + 12), pitch((chord[3] ?? 0) + 12), pitch((chord[2] ?? 0) + 24)],
      4 * BEAT + 1.4,
      1.1,
    );
    addInto(dry[0], held[0], bar * 4 * BEAT, 0.1);
    addInto(dry[1], held[1], bar * 4 * BEAT, 0.1);
  });
  // The last chord rings out.
  [-19, -7, -3, 5].forEach((note, i) => play(note, 16 * BEAT + i * 0.035, 0.5, 0.45, 0.3, 300 + i));
  melody.forEach(([beat, note], i) =>
    play(note, beat * BEAT + 0.006 * Math.sin(i * 5), 0.6, 0.6, 0.55, 200 + i),
  );
  const [left, right] = inRoom(dry, { decay: 1.9, wet: 0.24, dark: 4300, size: 0.9 });
  return [
    {
      name: 'output',
      role: 'output',
      label: 'Music',
      transcript:
        'A gentle, hopeful tune on a plucked nylon-string guitar over broken chords, with a soft pad behind it and the echo of a hall; the last chord rings out.',
      channels: atCommonLoudness([faded(left, 0.01, 1.6), faded(right, 0.01, 1.6)]),
      kind: 'music',
      facts: {
        prompt: 'A gentle, hopeful tune on a nylon-string guitar with a soft pad, in a hall',
        beatsPerMinute: 125,
        key: 'D major',
        seconds: Number(length.toFixed(2)),
      },
    },
  ];
};

const audioClassification: SoundRecipe = () => {
  const strikes = 4;
  const length = strikes * 1.5 + 2.2;
  const dry: Stereo = [silence(length), silence(length)];
  for (let i = 0; i < strikes; i++) {
    const stroke = bell(294, Math.min(5, length - 0.3 - i * 1.5));
    addInto(dry[0], stroke, 0.3 + i * 1.5, 0.5 + 0.04 * Math.sin(i * 3));
    addInto(dry[1], stroke, 0.3012 + i * 1.5, 0.46);
  }
  const [left, right] = inRoom(dry, { decay: 2.2, wet: 0.22, dark: 3600, size: 1.2 });
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Recording',
      transcript: `A church bell strikes ${strikes} times, slowly, and its last note fades.`,
      channels: atCommonLoudness([faded(left, 0.01, 0.9), faded(right, 0.01, 0.9)]),
      kind: 'music',
      facts: { shows: 'church bell', strikes, primeHertz: 294, seconds: Number(length.toFixed(2)) },
    },
  ];
};

const audioTextToText: SoundRecipe = () => {
  const length = 10;
  const near: Stereo = [surf(length, 2), surf(length, 9)];
  const air: Stereo = [silence(length), silence(length)];
  const cries = [
    [1.1, 0.46, 1150, 0.3],
    [1.62, 0.4, 1180, 0.32],
    [2.1, 0.34, 1120, 0.36],
    [7.3, 0.5, 980, 0.7],
    [7.9, 0.36, 1010, 0.66],
  ] as const;
  for (const [time, long, base, pan] of cries) {
    const cry = gullCry(long, base);
    addInto(air[0], cry, time, 0.3 * (1 - pan));
    addInto(air[1], cry, time, 0.3 * pan);
  }
  for (const time of [3.4, 5.4]) {
    const horn = highPass(foghorn(1.4, 116), 70);
    addInto(air[0], horn, time, 0.16);
    addInto(air[1], horn, time + 0.004, 0.2);
  }
  const [left, right] = inRoom(air, { decay: 2.6, wet: 0.4, dark: 2600, size: 1.3 });
  addInto(left, near[0], 0, 0.3);
  addInto(right, near[1], 0, 0.3);
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Recording',
      transcript:
        'Waves run up a beach. A gull cries three times, a ship’s horn sounds twice in the distance, and another gull cries twice.',
      channels: atCommonLoudness([faded(left, 0.6, 1), faded(right, 0.6, 1)]),
      kind: 'music',
      facts: {
        heard: ['waves', 'gulls', 'a ship’s horn'],
        hornBlasts: 2,
        gullCries: cries.length,
        speech: false,
        seconds: length,
      },
    },
  ];
};

export const playedRecipes: Record<string, SoundRecipe> = {
  'text-to-audio': textToAudio,
  'audio-classification': audioClassification,
  'audio-text-to-text': audioTextToText,
};
