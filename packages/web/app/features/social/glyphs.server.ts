/** @module The letters of our fonts as pixels: how wide a text is, where it breaks, and each letter's place. */
import { Buffer } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { glyphMetrics, glyphPixels } from './glyphs.generated.ts';

export type Face = 'title' | 'text' | 'name' | 'code';

export interface Glyph {
  readonly advance: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much of each pixel is ink, from 0 to 15. */
  readonly ink: Uint8Array;
}

interface Sheet {
  readonly lineHeight: number;
  readonly glyphs: Readonly<Record<string, readonly number[]>>;
}

interface Letters {
  readonly sheets: Readonly<Record<Face, Sheet>>;
  readonly pixels: Uint8Array;
}

const unpack = (data: string): Buffer => gunzipSync(Buffer.from(data, 'base64'));

let unpacked: Letters | undefined;

function letters(): Letters {
  if (unpacked) return unpacked;
  const sheets: Letters['sheets'] = JSON.parse(unpack(glyphMetrics).toString());
  unpacked = { sheets, pixels: unpack(glyphPixels) };
  return unpacked;
}

export const lineHeight = (face: Face): number => letters().sheets[face].lineHeight;

/** A letter that was never drawn is shown as a question mark. */
export function glyphsOf(text: string, face: Face): readonly Glyph[] {
  const { sheets, pixels } = letters();
  const { glyphs } = sheets[face];
  return Array.from(text, (letter) => {
    const known = (Object.hasOwn(glyphs, letter) ? glyphs[letter] : glyphs['?']) ?? [];
    const [advance = 0, x = 0, y = 0, width = 0, height = 0, at = 0] = known;
    return { advance, x, y, width, height, ink: pixels.subarray(at, at + width * height) };
  });
}

export const widthOf = (text: string, face: Face): number =>
  glyphsOf(text, face).reduce((sum, { advance }) => sum + advance, 0);

/** Lines no wider than `width`, at most `most`; what does not fit ends in an ellipsis. */
export function wrap(text: string, face: Face, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  // A name without spaces breaks after a slash, a hyphen, a dot or an underscore.
  for (const piece of text.trim().split(/(?<=[\s/._-])/)) {
    const longer = line + piece;
    if (line === '' || widthOf(longer.trimEnd(), face) <= width) line = longer;
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  lines.push(line.trimEnd());
  const shown = lines.slice(0, most).map((one) => shorten(one, face, width, ''));
  const last = shown.at(-1);
  return lines.length <= most || last === undefined
    ? shown
    : [...shown.slice(0, -1), shorten(`${last.replace(/[\s,.;:]+$/, '')}…`, face, width, '…')];
}

/** Cut to the width; `end` stays. */
function shorten(text: string, face: Face, width: number, end: string): string {
  let kept = text.slice(0, text.length - end.length);
  while (kept !== '' && widthOf(kept + end, face) > width) {
    kept = kept.slice(0, -1);
    if (end === '') return shorten(`${kept}…`, face, width, '…');
  }
  return kept + end;
}
