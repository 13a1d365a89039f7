/**
 * @module Which names may be those of model types: a Bloom filter. Tags and words of a name are looked up, and a page
 * loads rows of the table only for those that pass.
 */
import { joinedName } from './joined-name.ts';

const marksPerName = 3;
const bitsPerCharacter = 6;
/** `?`, the first of 64 printable characters. */
const firstCharacter = 63;

/** The bits of a name in a filter of this length; `joined` is without separators. */
function marksOf(joined: string, length: number): readonly number[] {
  let hash = 0;
  for (let at = 0; at < joined.length; at += 1) hash = Math.imul(hash ^ joined.charCodeAt(at), 16_777_619);
  return Array.from({ length: marksPerName }, () => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) + 1;
    return (hash >>> 0) % (length * bitsPerCharacter);
  });
}

/** The filter for these names, as a text of `length` characters. */
export function filterOf(names: readonly string[], length: number): string {
  const bits = Array.from({ length }, () => 0);
  for (const name of names)
    for (const mark of marksOf(joinedName(name), length)) {
      const at = Math.floor(mark / bitsPerCharacter);
      bits[at] = (bits[at] ?? 0) | (1 << (mark % bitsPerCharacter));
    }
  return String.fromCharCode(...bits.map((bit) => firstCharacter + bit));
}

/** Whether the filter was made with this name; true for a few others too. */
export const passes = (filter: string, joined: string): boolean =>
  marksOf(joined, filter.length).every(
    (mark) =>
      ((filter.charCodeAt(Math.floor(mark / bitsPerCharacter)) - firstCharacter) >>
        (mark % bitsPerCharacter)) &
      1,
  );
