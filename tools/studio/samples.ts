/** @module `npm run sample-files`: the sample pictures, sounds and film that snippets can use, from our drawings and demos. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { assetsFolder } from './node/manifest.ts';
import { chromiumPath, requireTools, run } from './node/tools.ts';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** A drawing, or the demo picture of a task. */
  readonly drawing?: string;
  readonly demo?: readonly [task: string, file: string];
}

const pictures: readonly Picture[] = [
  { file: 'photo.png', width: 480, height: 320, demo: ['object-detection', 'input.avif'] },
  { file: 'breakfast.jpg', width: 960, height: 640, demo: ['image-text-to-text', 'input.avif'] },
  { file: 'invoice.png', width: 860, height: 1080, demo: ['document-question-answering', 'input.avif'] },
  { file: 'cat.png', width: 512, height: 512, drawing: 'cat.svg' },
  { file: 'cats.jpg', width: 640, height: 480, drawing: 'cats.svg' },
  { file: 'guitarist.png', width: 640, height: 480, drawing: 'guitarist.svg' },
  { file: 'cup.png', width: 512, height: 512, drawing: 'cup.svg' },
  { file: 'cup-mask.png', width: 512, height: 512, drawing: 'cup-mask.svg' },
];

/** 16,000 samples a second, one channel, as speech models expect it. */
const sounds = [
  {
    file: 'sample1.flac',
    demo: ['automatic-speech-recognition', 'input.opus'],
    codec: ['-c:a', 'flac', '-sample_fmt', 's16'],
  },
  { file: 'sample1.mp3', demo: ['audio-to-audio', 'output-voice.opus'], codec: ['-b:a', '48k'] },
] as const;

const film = { file: 'clip.mp4', demo: ['video-classification', 'input-clip.avif'], rate: 12 } as const;

const folder = fileURLToPath(new URL('../../packages/web/public/samples/', import.meta.url));

requireTools('ffmpeg');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  // `ImageDecoder` is only there in a secure context.
  await page.route('https://studio.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('https://studio.invalid/');
  for (const picture of pictures) write(picture.file, await draw(page, picture));
  write(film.file, filmOf(await framesOf(page, readFileSync(assetsFolder(film.demo[0]) + film.demo[1]))));
} finally {
  await browser.close();
}
for (const { file, demo, codec } of sounds) {
  run('ffmpeg', [
    '-y',
    '-i',
    assetsFolder(demo[0]) + demo[1],
    '-ac',
    '1',
    '-ar',
    '16000',
    ...codec,
    join(folder, file),
  ]);
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

async function draw(page: Page, { file, width, height, drawing, demo }: Picture): Promise<Uint8Array> {
  const source =
    demo === undefined
      ? readFileSync(new URL(`drawings/${drawing ?? ''}`, import.meta.url))
      : readFileSync(assetsFolder(demo[0]) + demo[1]);
  const type = file.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  const data = await page.evaluate(
    async ([text, of, w, h, to]) => {
      const image = new Image(w, h);
      image.src = `data:${of};base64,${text}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w, h];
      const context = canvas.getContext('2d');
      if (context) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, 0, 0, w, h);
      return canvas.toDataURL(to, 0.88).split(',')[1] ?? '';
    },
    [
      source.toString('base64'),
      demo === undefined ? 'image/svg+xml' : 'image/avif',
      width,
      height,
      type,
    ] as const,
  );
  const picture = Buffer.from(data, 'base64');
  return type === 'image/png' ? opaque(picture) : picture;
}

/** A canvas has an alpha channel, and many models take three channels. */
function opaque(png: Uint8Array): Buffer {
  return run(
    'ffmpeg',
    ['-f', 'png_pipe', '-i', '-', '-pix_fmt', 'rgb24', '-c:v', 'png', '-f', 'image2pipe', '-'],
    png,
  );
}

/** Every frame of an animated AVIF, as PNG. */
async function framesOf(page: Page, animation: Buffer): Promise<readonly Buffer[]> {
  const frames = await page.evaluate(async (text) => {
    const data = Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0);
    const decoder = new ImageDecoder({ data, type: 'image/avif' });
    await decoder.tracks.ready;
    const shown: string[] = [];
    for (let frameIndex = 0; frameIndex < (decoder.tracks.selectedTrack?.frameCount ?? 0); frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.displayWidth, image.displayHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      shown.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
    }
    return shown;
  }, animation.toString('base64'));
  return frames.map((frame) => Buffer.from(frame, 'base64'));
}

function filmOf(frames: readonly Buffer[]): Buffer {
  const room = mkdtempSync(join(tmpdir(), 'loadout-film-'));
  try {
    frames.forEach((frame, at) => writeFileSync(join(room, `${String(at).padStart(4, '0')}.png`), frame));
    const out = join(room, 'film.mp4');
    const input = ['-framerate', String(film.rate), '-i', join(room, '%04d.png')];
    run('ffmpeg', [
      '-y',
      ...input,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '26',
      '-movflags',
      '+faststart',
      out,
    ]);
    return readFileSync(out);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}
