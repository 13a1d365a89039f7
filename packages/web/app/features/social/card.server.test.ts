import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawCard } from './card.server.ts';
import { widthOf, wrap } from './glyphs.server.ts';

describe('the preview of a page', () => {
  const card = drawCard({
    kind: 'Task',
    title: 'Text Classification',
    words: 'Sorts texts.',
    modality: 'nlp',
  });

  it('is a PNG in the size that social sites require, small enough for all of them', () => {
    const png = Buffer.from(card);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(card.byteLength).toBeLessThan(100_000);
  });

  it('contains every pixel of every row', () => {
    const png = Buffer.from(card);
    const at = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    expect(rows.byteLength).toBe(630 * 1201);
    expect(new Set(rows).size).toBeGreaterThan(10);
  });

  it.each([
    { kind: '', title: '' },
    { kind: 'Model', owner: 'owner'.repeat(30), title: 'x'.repeat(300) },
    { kind: 'Model', owner: '日本語', title: '🦊', words: 'ü'.repeat(2_000) },
  ])('can be drawn of anything', (odd) => {
    expect(drawCard(odd).byteLength).toBeGreaterThan(1_000);
  });
});

describe('wrap', () => {
  it('breaks between words and after the joints of a name', () => {
    expect(wrap('Zero-Shot Image Classification of Birds', 'title', 700, 3).length).toBeGreaterThan(1);
    expect(wrap('Llama-3.1-8B-Instruct', 'code', 400, 3)[0]).toBe('Llama-3.1-');
  });

  it('stays within the width, and marks the cut', () => {
    const lines = wrap('many words '.repeat(60), 'text', 500, 2);
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, 'text')).toBeLessThanOrEqual(500);
    const [long = ''] = wrap('x'.repeat(400), 'code', 500, 2);
    expect(widthOf(long, 'code')).toBeLessThanOrEqual(500);
  });
});
