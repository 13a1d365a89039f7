/** @module Pictures of sounds: waveform, spectrogram, speech segments. */
import { accents, blank, ink, roundedRect, SANS, type Canvas, type Pen } from '../draw/canvas.ts';
import { ramp } from '../draw/colormap.ts';
import type { Recipe, Recording } from '../picture.ts';
import { spectrogram } from '../models/spectrum.ts';

interface Strip {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The waveform as mirrored bars, each with the peak of its samples. */
function drawWave(pen: Pen, { samples }: Recording, strip: Strip, colorAt: (share: number) => string): void {
  const pitch = 5;
  const bars = Math.floor(strip.width / pitch);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  for (let i = 0; i < bars; i++) {
    const part = samples.subarray(
      Math.floor((i / bars) * samples.length),
      Math.floor(((i + 1) / bars) * samples.length),
    );
    const loud = part.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / peak;
    const high = Math.max(2, loud * strip.height);
    pen.fillStyle = colorAt((i + 0.5) / bars);
    roundedRect(pen, strip.left + i * pitch, strip.top + (strip.height - high) / 2, pitch - 1.6, high, 1.7);
    pen.fill();
  }
}

function drawSeconds(pen: Pen, length: number, strip: Strip): void {
  pen.font = `450 18px ${SANS}`;
  pen.textBaseline = 'top';
  pen.textAlign = 'center';
  pen.fillStyle = ink.muted;
  for (let second = 0; second <= length; second++) {
    pen.fillText(`${second} s`, strip.left + (second / length) * strip.width, strip.top + strip.height + 12);
  }
  pen.textAlign = 'left';
}

const lengthOf = ({ samples, rate }: Recording): number => samples.length / rate;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function stretchesOf({ facts }: Recording): readonly Stretch[] {
  const found = facts?.['speech'];
  if (!Array.isArray(found)) throw new Error('The recording has no speech segments.');
  return found.flatMap((one) =>
    typeof one === 'object' && one !== null && 'start' in one
      ? [{ start: Number(one['start']), end: Number(one['end']), text: String(one['text']) }]
      : [],
  );
}

const voiceActivityDetection: Recipe = (studio) => {
  const recording = studio.recording('voice-activity-detection', 'input');
  const length = lengthOf(recording);
  const stretches = stretchesOf(recording);
  const { canvas, pen } = blank(960, 330, ink.page);
  const strip = { left: 36, top: 84, width: 888, height: 180 };
  const x = (time: number): number => strip.left + (time / length) * strip.width;
  for (const { start, end, text } of stretches) {
    pen.fillStyle = 'rgb(46 196 182 / 0.16)';
    roundedRect(pen, x(start), 30, x(end) - x(start), strip.top + strip.height - 22, 10);
    pen.fill();
    pen.fillStyle = accents.teal;
    roundedRect(pen, x(start), 30, x(end) - x(start), 6, 3);
    pen.fill();
    pen.font = `600 15px ${SANS}`;
    pen.textBaseline = 'top';
    pen.fillText(`${start.toFixed(1)}–${end.toFixed(1)} s`, x(start) + 8, 46);
    if (text === '') throw new Error('A speech segment has no words.');
  }
  drawWave(pen, recording, strip, (share) => {
    const time = share * length;
    return stretches.some(({ start, end }) => time >= start && time <= end) ? accents.teal : '#566270';
  });
  drawSeconds(pen, length, strip);
  return [
    {
      name: 'output-segments',
      role: 'output',
      label: 'Where there is speech',
      alt: `The wave of the recording over ${length.toFixed(1)} seconds. ${stretches.length} stretches of speech are marked in teal, from ${stretches.map(({ start, end }) => `${start.toFixed(1)} to ${end.toFixed(1)}`).join(', ')} seconds; the silence between them is grey.`,
      frames: [canvas],
      facts: { segments: stretches.map(({ start, end }) => ({ start, end })) },
    },
  ];
};

function drawSpectrogram(recording: Recording, top: number): Canvas {
  const { columns, bins, levels } = spectrogram(recording, 888, top);
  const image = new ImageData(columns, bins);
  levels.forEach((level, i) => {
    const column = Math.floor(i / bins);
    const row = bins - 1 - (i % bins);
    image.data.set([...ramp(level ** 1.15), 255], (row * columns + column) * 4);
  });
  const { canvas, pen } = blank(columns, bins);
  pen.putImageData(image, 0, 0);
  return canvas;
}

const audioClassification: Recipe = (studio) => {
  const recording = studio.recording('audio-classification', 'input');
  const length = lengthOf(recording);
  const { canvas, pen } = blank(960, 440, ink.page);
  const strip = { left: 36, top: 28, width: 888, height: 356 };
  pen.save();
  roundedRect(pen, strip.left, strip.top, strip.width, strip.height, 12);
  pen.clip();
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawSpectrogram(recording, 4000), strip.left, strip.top, strip.width, strip.height);
  pen.restore();
  pen.font = `500 17px ${SANS}`;
  pen.fillStyle = 'rgb(255 255 255 / 0.8)';
  pen.textBaseline = 'middle';
  for (const kilohertz of [1, 2, 3])
    pen.fillText(`${kilohertz} kHz`, strip.left + 12, strip.top + strip.height * (1 - kilohertz / 4));
  drawSeconds(pen, length, strip);
  return [
    {
      name: 'input-spectrogram',
      role: 'input',
      label: 'Spectrogram',
      alt: 'The spectrogram of the recording: four times a stack of bright horizontal lines begins at once and fades, the upper lines sooner than the lower ones.',
      frames: [canvas],
      facts: { seconds: Math.round(length * 100) / 100, upToHertz: 4000 },
    },
  ];
};

const tracks = [
  { name: 'input-noisy', text: 'noisy recording', color: accents.coral },
  { name: 'output-voice', text: 'voice', color: accents.teal },
  { name: 'output-background', text: 'background', color: accents.violet },
] as const;

const audioToAudio: Recipe = (studio) => {
  const { canvas, pen } = blank(960, 474, ink.page);
  const recordings = tracks.map(({ name }) => studio.recording('audio-to-audio', name));
  const peak = Math.max(
    ...recordings.map(({ samples }) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
  recordings.forEach((recording, i) => {
    const { text, color } = tracks[i] ?? { text: '', color: ink.muted };
    const own = recording.samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const top = 22 + i * 138;
    pen.font = `600 18px ${SANS}`;
    pen.textBaseline = 'top';
    pen.fillStyle = color;
    pen.fillText(text, 36, top);
    const high = (104 * own) / peak;
    drawWave(
      pen,
      recording,
      { left: 36, top: top + 26 + (104 - high) / 2, width: 888, height: high },
      () => color,
    );
  });
  const [first] = recordings;
  if (first) drawSeconds(pen, lengthOf(first), { left: 36, top: 300, width: 888, height: 128 });
  return [
    {
      name: 'output-waves',
      role: 'output',
      label: 'What was separated',
      alt: 'Three waves one above the other: the noisy recording is a thick band, the voice shows clear words with silence between them, the background is even throughout.',
      frames: [canvas],
    },
  ];
};

export const recordingRecipes: Record<string, Recipe> = {
  'voice-activity-detection': voiceActivityDetection,
  'audio-classification': audioClassification,
  'audio-to-audio': audioToAudio,
};
