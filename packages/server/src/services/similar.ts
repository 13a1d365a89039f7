/** @module Which of some known names look like one that was mistyped. */

/** Edits (insert, delete, replace, swap of neighbours) that turn one text into the other. */
export function editDistance(left: string, right: string): number {
  const width = right.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let at = 1; at < width; at += 1) {
      const same = left[row - 1] === right[at - 1];
      const swapped = row > 1 && at > 1 && left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      current[at] = Math.min(
        cell(last, at) + 1,
        cell(current, at - 1) + 1,
        cell(last, at - 1) + (same ? 0 : 1),
        swapped ? cell(beforeLast, at - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return cell(last, right.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;

/** Longer texts are cut: nobody mistypes a name of that length, and the work grows with the square. */
const comparedLength = 120;

const farthest = 0.5;

/** The nearest names first; those that share too little with the wanted one are left out. */
export function mostSimilar(wanted: string, known: Iterable<string>, limit: number): readonly string[] {
  const target = normalised(wanted);
  const scored: { name: string; score: number }[] = [];
  for (const name of known) {
    const score = dissimilarity(target, normalised(name));
    if (score <= farthest) scored.push({ name, score });
  }
  return scored
    .toSorted((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ name }) => name);
}

/** 0 is the same, 1 has nothing in common; a name that contains the other is never far. */
function dissimilarity(wanted: string, name: string): number {
  const longer = Math.max(wanted.length, name.length, 1);
  const contained = wanted.length > 2 && (name.includes(wanted) || wanted.includes(name));
  // Each character that one has more is an edit: most names need no comparison.
  if (!contained && Math.abs(wanted.length - name.length) / longer > farthest) return 1;
  const distance = editDistance(wanted, name) / longer;
  return contained ? Math.min(distance, 0.25 + distance / 4) : distance;
}

const normalised = (text: string): string =>
  text
    .slice(0, comparedLength)
    .toLowerCase()
    .replaceAll(/[\s_.]+/g, '-');
