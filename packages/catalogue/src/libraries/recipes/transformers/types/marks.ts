/**
 * @module Which names may be those of model types: a Bloom filter. Tags and words of a name are looked up, and a page
 * loads rows of the table only for those that pass.
 */
import { joinedName } from './joined-name.ts';

const marksPerName = 4;
/** Of the first 250 numbers, one with which few words of names on the hub pass. */
const seed = 204;
const bitsPerCharacter = 6;
/** `?`, the first of 64 printable characters. */
const firstCharacter = 63;

/** Whether `accepts` is true for every bit of a name in a filter of this length; `joined` is without separators. */
function everyMark(
  joined: string,
  length: number,
  accepts: (character: number, bit: number) => boolean,
): boolean {
  let hash = seed;
  for (let at = 0; at < joined.length; at += 1) hash = Math.imul(hash ^ joined.charCodeAt(at), 16_777_619);
  for (let count = 0; count < marksPerName; count += 1) {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) + 1;
    const mark = (hash >>> 0) % (length * bitsPerCharacter);
    if (!accepts(Math.floor(mark / bitsPerCharacter), 1 << (mark % bitsPerCharacter))) return false;
  }
  return true;
}

/** The filter for these names, as a text of `length` characters. */
export function filterOf(names: readonly string[], length: number): string {
  const bits = Array.from({ length }, () => 0);
  for (const name of names)
    everyMark(joinedName(name), length, (at, bit) => {
      bits[at] = (bits[at] ?? 0) | bit;
      return true;
    });
  return String.fromCharCode(...bits.map((bit) => firstCharacter + bit));
}

/** Whether the filter was made with this name; true for a few others too. */
export const passes = (filter: string, joined: string): boolean =>
  everyMark(joined, filter.length, (at, bit) => ((filter.charCodeAt(at) - firstCharacter) & bit) !== 0);
