import { describe, expect, it, vi } from 'vitest';
import { HubError } from './hub-error.ts';
import { readBytes, readJson } from './read-body.ts';

/** A response that arrives in these chunks. */
function inChunks(chunks: readonly string[], cancelled?: () => void): Response {
  const left = chunks.map((text) => new TextEncoder().encode(text));
  return new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const next = left.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(next);
      },
      ...(cancelled && { cancel: cancelled }),
    }),
  );
}

describe('a response body', () => {
  it('is read up to its limit, in whatever chunks it comes', async () => {
    expect((await readBytes(inChunks(['abc', 'de', 'f']), 6)).toString()).toBe('abcdef');
    expect((await readBytes(inChunks([]), 0)).length).toBe(0);
    expect((await readBytes(new Response(null), 0)).length).toBe(0);
  });

  it('that is longer is refused, and not read to its end', async () => {
    const cancelled = vi.fn<() => void>();
    const reading = readBytes(inChunks(['abc', 'def', 'ghi', 'jkl', 'mno'], cancelled), 5);
    await expect(reading).rejects.toBeInstanceOf(HubError);
    await expect(reading).rejects.toMatchObject({ code: 'too-large' });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('is JSON, or nothing', async () => {
    expect(await readJson(inChunks(['{"a":', '1}']), 100)).toEqual({ json: { a: 1 } });
    expect(await readJson(inChunks(['null']), 100)).toEqual({ json: null });
    for (const text of ['', '{', '<html>'])
      expect(await readJson(inChunks(text === '' ? [] : [text]), 100)).toBeUndefined();
    await expect(readJson(inChunks(['[1]']), 2)).rejects.toMatchObject({ code: 'too-large' });
  });
});
