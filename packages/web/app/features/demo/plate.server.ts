/** @module A task's demo as one small image: an image of its output or input, else input and output in words. */
import type { DemoEntry, Task } from '@loadout/catalogue';
import type { PlateView, PlateWords } from '../../ui/plate.tsx';
import { type DemoAsset, demoAsset } from './demo-assets.server.ts';

type Picture = Extract<DemoEntry, { type: 'img' }>;

export async function plateOf({ id, demo }: Pick<Task, 'id' | 'demo'>): Promise<PlateView> {
  const [input, output] = [first(demo.inputs), first(demo.outputs)];
  const made = await firstPicture(id, demo.outputs);
  if (made) return pictured(made, input && 'text' in input ? `“${input.text}”` : undefined);
  const given = await firstPicture(id, demo.inputs);
  if (given) return pictured(given, output && 'text' in output ? output.text : undefined);
  return !input && !output ? { set: 'glyph' } : { set: 'type', input, output };
}

interface FoundPicture {
  readonly asset: DemoAsset;
  readonly alt: string;
}

async function firstPicture(task: string, entries: readonly DemoEntry[]): Promise<FoundPicture | undefined> {
  const picture = entries.find((entry): entry is Picture => entry.type === 'img');
  if (!picture) return undefined;
  // A clip is shown as its still: thumbnails do not move.
  const asset = await demoAsset(task, picture.still ?? picture.filename);
  return asset && { asset, alt: picture.alt };
}

const pictured = ({ asset, alt }: FoundPicture, caption: string | undefined): PlateView =>
  asset.size === undefined
    ? { set: 'glyph' }
    : { set: 'image', url: asset.url, widths: asset.widths, ...asset.size, alt, caption };

/** What the first entry with words or a sound says. */
function first(entries: readonly DemoEntry[]): PlateWords | undefined {
  for (const entry of entries) {
    if (entry.type === 'audio') return { sound: true };
    const text = wordsOf(entry);
    if (text !== undefined) return { text };
  }
  return undefined;
}

function wordsOf(entry: Exclude<DemoEntry, { type: 'audio' }>): string | undefined {
  switch (entry.type) {
    case 'text':
      return entry.content;
    case 'chart':
      return entry.data.slice(0, 1).map(({ label, score }) => `${label} ${score.toFixed(2)}`)[0];
    case 'text-with-tokens':
      return entry.tokens.map(({ type }) => type).join(', ');
    case 'tabular':
      return entry.table[1]?.join(' · ');
    case 'img':
      return undefined;
  }
}
