import { type TaskId, tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { plateOf } from './plate.server.ts';

const plate = (id: TaskId) => plateOf(tasks[id]);

describe('the plate of a task', () => {
  it('is the picture that comes out, with the words that went in', async () => {
    expect(await plate('text-to-image')).toMatchObject({
      set: 'image',
      url: expect.stringContaining('output') as string,
      width: expect.any(Number) as number,
      caption: expect.stringMatching(/^“A hot-air balloon/) as string,
    });
  });

  it('is the picture that goes in, with the words that come out', async () => {
    expect(await plate('image-classification')).toMatchObject({ set: 'image', caption: 'lemon 0.87' });
  });

  it('does not move', async () => {
    expect(await plate('text-to-video')).not.toMatchObject({
      url: expect.stringContaining('clip.') as string,
    });
  });

  it('is set in type where there is no picture', async () => {
    expect(await plate('translation')).toMatchObject({
      set: 'type',
      input: expect.stringContaining('library') as string,
      output: expect.stringContaining('Bibliothek') as string,
    });
  });
});
