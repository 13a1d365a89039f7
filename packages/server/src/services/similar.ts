/** @module Finds names similar to a mistyped one. */

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. Infinity as soon as
 * it must exceed `limit`.
 */
export function editDistance(left: string, right: string, limit = Infinity): number {
  if (Math.abs(left.length - right.length) > limit) return Infinity;
  const width = right.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let at = 1; at < width; at += 1) {
      const same = left[row - 1] === right[at - 1];
      const swapped = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      const distance = Math.min(
        cell(last, at) + 1,
        cell(current, at - 1) + 1,
        cell(last, at - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, at - 2) + 1 : Infinity,
      );
      current[at] = distance;
      if (distance < least) least = distance;
    }
    if (least > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  return cell(last, right.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;

/** Longer texts are truncated: the cost is quadratic. */
const comparedLength = 120;

/** Short names differ by chance: one letter in four. */
const shortName = 8;
const farthest = (length: number): number =>
  length > shortName ? 0.4 : Math.max(1, Math.floor(length / 4)) / length;

/** Most similar first; names that differ too much are left out. */
export function mostSimilar(wanted: string, known: Iterable<string>, limit: number): readonly string[] {
  const target = normalised(wanted);
  const scored: { name: string; score: number }[] = [];
  for (const name of known) {
    const score = dissimilarity(target, normalised(name));
    if (score < 1) scored.push({ name, score });
  }
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** From 0 (equal) to 1 (too different); lower when one name contains the other. */
function dissimilarity(wanted: string, name: string): number {
  const longer = Math.max(wanted.length, name.length, 1);
  const contained = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
  // The distance is at least the difference in length: this rules out most names cheaply.
  const limit = farthest(longer);
  if (!contained && Math.abs(wanted.length - name.length) / longer > limit) return 1;
  const distance = editDistance(wanted, name) / longer;
  if (contained) return Math.min(distance, 0.25 + distance / 4);
  return distance <= limit ? distance : 1;
}

const normalised = (text: string): string =>
  text
    .slice(0, comparedLength)
    .toLowerCase()
    .replaceAll(/[\s_.]+/g, '-');
