/** @module Recordings of speech: read aloud, dictated, with pauses, under rain. */
import type { Recorded, SoundRecipe } from './recipe.ts';
import { engine, rain } from './instruments.ts';
import { atCommonLoudness } from './loudness.ts';
import { addInto, faded, gained, lowPass, rms, seconds, silence, type Channel } from './sound.ts';
import { inRoomMono } from './space.ts';
import { speak, type Voice } from './speech.ts';

const smallRoom = { decay: 0.35, wet: 0.12, size: 0.35, dark: 4200, tail: 0.25 } as const;

const round = (value: number, places = 2): number => Number(value.toFixed(places));

function reading(
  text: string,
  voice: Voice,
  pace: number,
  about: Pick<Recorded, 'name' | 'role' | 'label'>,
): Recorded {
  const [channel = silence(0)] = atCommonLoudness([inRoomMono(speak(text, voice, pace), smallRoom)]);
  return {
    ...about,
    transcript: text,
    channels: [channel],
    kind: 'speech',
    facts: { words: text.split(' ').length, seconds: round(seconds(channel)) },
  };
}

const textToSpeech: SoundRecipe = () => [
  reading('The ferry to the island leaves at a quarter past seven, from the north quay.', 'slt', 1.08, {
    name: 'output',
    role: 'output',
    label: 'Speech',
  }),
];

const automaticSpeechRecognition: SoundRecipe = () => [
  reading('Good morning. Please bring two loaves of bread, a bag of lemons, and the newspaper.', 'rms', 1, {
    name: 'input',
    role: 'input',
    label: 'Recording',
  }),
];

const anyToAny: SoundRecipe = () => [
  reading(
    'It is a paper boat with a burning candle in it. It floats on a dark stream, between reeds and lily pads.',
    'slt',
    1.05,
    {
      name: 'output-speech',
      role: 'output',
      label: 'Spoken answer',
    },
  ),
];

/** The voice and the noise add up to the recording, sample by sample. */
const audioToAudio: SoundRecipe = () => {
  const text = 'The harbour office closes early today. Please collect your parcels before four.';
  const spoken = inRoomMono(speak(text, 'awb', 1.08), smallRoom);
  const length = seconds(spoken) + 1.1;
  const voice = silence(length);
  addInto(voice, spoken, 0.5);
  const noise = rain(length, 11);
  addInto(noise, engine(length, 5), 0, 0.16);
  const background = faded(gained(noise, (0.75 * rms(voice)) / rms(noise)), 0.15, 0.3);
  const mixture = voice.map((value, i) => value + (background[i] ?? 0));
  const [mixed = mixture, cleaned = voice, rest = background] = atCommonLoudness(
    [mixture, voice, background],
    [mixture],
  );
  const ratio = round(20 * Math.log10(rms(voice) / rms(background)), 1);
  return [
    {
      name: 'input-noisy',
      role: 'input',
      label: 'Noisy recording',
      transcript: `A man speaks through heavy rain and the throb of a boat engine: “${text}”`,
      channels: [mixed],
      kind: 'music',
      facts: { seconds: round(length), voiceAboveNoiseDecibels: ratio },
    },
    {
      name: 'output-voice',
      role: 'output',
      label: 'Voice',
      transcript: text,
      channels: [cleaned],
      kind: 'speech',
      facts: {
        seconds: round(length),
        note: 'Voice and background add up to the noisy recording exactly before compression.',
      },
    },
    {
      name: 'output-background',
      role: 'output',
      label: 'Background',
      transcript: 'Heavy rain on a roof and the steady throb of a boat engine, without the voice.',
      channels: [rest],
      kind: 'music',
      facts: { seconds: round(length) },
    },
  ];
};

interface Line {
  readonly voice: Voice;
  readonly text: string;
  readonly pauseBefore: number;
}

const conversation: readonly Line[] = [
  { voice: 'slt', text: 'Is anybody there?', pauseBefore: 0.9 },
  { voice: 'rms', text: 'Yes, come in. The door is open.', pauseBefore: 1.3 },
  { voice: 'slt', text: 'Thank you.', pauseBefore: 1.6 },
];

const voiceActivityDetection: SoundRecipe = () => {
  const spoken = conversation.map(({ voice, text }) => speak(text, voice, 1.02));
  const length = spoken.reduce(
    (sum, line, i) => sum + seconds(line) + (conversation[i]?.pauseBefore ?? 0),
    1.2,
  );
  const track = silence(length);
  const segments: { start: number; end: number; text: string }[] = [];
  let time = 0;
  spoken.forEach((line, i) => {
    const { pauseBefore, text } = conversation[i] ?? { pauseBefore: 0, text: '' };
    time += pauseBefore;
    addInto(track, line, time);
    segments.push({ start: round(time), end: round(time + seconds(line)), text });
    time += seconds(line);
  });
  const room = inRoomMono(track, { decay: 0.5, wet: 0.16, size: 0.5, dark: 3800 });
  const outside: Channel = lowPass(rain(length, 3), 1800);
  addInto(room, gained(outside, (0.05 * rms(track)) / rms(outside)), 0);
  const [channel = room] = atCommonLoudness([faded(room, 0.05, 0.2)]);
  return [
    {
      name: 'input',
      role: 'input',
      label: 'Recording',
      transcript:
        'Silence, then a woman: “Is anybody there?” A pause, then a man: “Yes, come in. The door is open.” A pause, then the woman: “Thank you.”',
      channels: [channel],
      kind: 'speech',
      facts: {
        seconds: round(length),
        speech: segments,
        shareOfSpeech: round(segments.reduce((sum, { start, end }) => sum + end - start, 0) / length),
      },
    },
  ];
};

export const spokenRecipes: Record<string, SoundRecipe> = {
  'text-to-speech': textToSpeech,
  'automatic-speech-recognition': automaticSpeechRecognition,
  'any-to-any': anyToAny,
  'audio-to-audio': audioToAudio,
  'voice-activity-detection': voiceActivityDetection,
};
