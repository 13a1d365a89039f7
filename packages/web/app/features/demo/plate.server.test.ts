import { tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import type { PlateView } from '../../ui/plate.tsx';
import { plateOf } from './plate.server.ts';

function plate(id: string): Promise<PlateView> {
  const task = tasks[id];
  if (!task) throw new Error(`no task ${id}`);
  return plateOf(task);
}

describe('the plate of a task', () => {
  it('is the image that comes out, with the words that went in', async () => {
    const made = await plate('text-to-image');
    if (made.set !== 'image') throw new Error(made.set);
    expect(made.url).toContain('output');
    expect(made.width).toBeGreaterThan(0);
    expect(made.caption).toMatch(/^“A hot-air balloon/);
  });

  it('has smaller copies of every image', async () => {
    const plates = await Promise.all(Object.values(tasks).map(plateOf));
    const widths = plates.flatMap((made) => (made.set === 'image' ? [made.widths] : []));
    expect(widths.length).toBeGreaterThan(20);
    expect(widths).toEqual(widths.map(() => expect.stringMatching(/w160.* 160w, .*w480.* 480w, .* \d+w$/)));
  });

  it('is the image that goes in, with the words that come out', async () => {
    expect(await plate('image-classification')).toMatchObject({ set: 'image', caption: 'lemon 0.87' });
  });

  it('does not move', async () => {
    const made = await plate('text-to-video');
    expect(made.set === 'image' && made.url).toContain('still');
  });

  it('draws audio as a wave', async () => {
    expect(await plate('automatic-speech-recognition')).toMatchObject({ input: { sound: true } });
  });

  it('is text where there is no image', async () => {
    const made = await plate('translation');
    if (made.set !== 'type') throw new Error(made.set);
    expect(made.input).toMatchObject({ text: expect.stringContaining('library') });
    expect(made.output).toMatchObject({ text: expect.stringContaining('Bibliothek') });
  });
});
