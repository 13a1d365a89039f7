/** @module Mutants that behave like the original, each with the reason; no test can notice them. */
import type { Survivor } from './measure.ts';

interface Equivalent extends Pick<Survivor, 'file' | 'source'> {
  readonly mutants: readonly (readonly [mutator: string, replacement: string])[];
  readonly reason: string;
}

const fit = 'packages/catalogue/src/libraries/fit.ts';
const lazy = 'packages/catalogue/src/libraries/lazy.ts';
const sameCache = 'Only a cache: without it the same table is made again.';
const code = 'packages/catalogue/src/code';
const query = 'packages/hub/src/search/query';
const segment = 'packages/hub/src/search/segment';
const live = 'packages/hub/src/search/live';
const onlyFaster = 'Only a faster way to the same result.';
const onlyChooses = 'Chooses between ways of counting that all give the same counts.';
const onlyLoads = 'Decides what is loaded; the snippets are the same with more modules loaded.';

/** Matched by the text of the line instead of its number, which moves. */
const equivalents: readonly Equivalent[] = [
  {
    file: fit,
    source: 'if (known) return known;',
    mutants: [['ConditionalExpression', 'false']],
    reason: sameCache,
  },
  {
    file: fit,
    source: 'spellings.set(libraries, made);',
    mutants: [['CallExpression', ';']],
    reason: sameCache,
  },
  {
    file: fit,
    source: 'order: verdict.rank * 2 + (library.snippets || verdict.rank <= strength.named ? 0 : 5),',
    mutants: [['ArithmeticOperator', 'verdict.rank / 2']],
    reason: 'The ranks are -1 to 2: halved or doubled, they have the same order beside the 5.',
  },
  {
    file: lazy,
    source: 'const guess = library === undefined && needsGuess(read.model) ? await loadGuess() : noGuess;',
    mutants: [
      ['ConditionalExpression', 'true'],
      ['LogicalOperator', 'library === undefined || needsGuess(read.model)'],
    ],
    reason: 'The guess itself returns nothing for a record that needs none, or for a library by name.',
  },
  {
    file: lazy,
    source: 'const isEnough = library !== undefined && Object.hasOwn(libraryLoaders, library);',
    mutants: [
      ['ConditionalExpression', 'false'],
      ['ConditionalExpression', 'true'],
      ['EqualityOperator', 'library === undefined'],
    ],
    reason: onlyLoads,
  },
  {
    file: 'packages/hub/src/sources/waiting.ts',
    source: 'if (after) {',
    mutants: [['ConditionalExpression', 'true']],
    reason: 'A missing header is neither a number nor a date.',
  },
  {
    file: 'packages/hub/src/sources/refresh/trend.ts',
    source: 'if (first === undefined || dayOf(first) === dayOf(last)) return undefined;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The last sighting is itself within the week, so that there is a first one.',
  },
  {
    file: 'packages/hub/src/store/sqlite/locks.ts',
    source: 'await setTimeout(pause * (0.5 + Math.random()));',
    mutants: [
      ['ArithmeticOperator', 'pause / (0.5 + Math.random())'],
      ['ArithmeticOperator', '0.5 - Math.random()'],
    ],
    reason: 'A random pause: only its order of magnitude matters.',
  },
  {
    file: 'packages/hub/src/store/sqlite/sqlite-store.ts',
    source: 'const deletedBefore = this.#sql.anyTombstone.get() !== undefined;',
    mutants: [['ConditionalExpression', 'true']],
    reason: 'Only saves a statement that deletes nothing.',
  },
  {
    file: 'packages/hub/src/store/sqlite/sqlite-store.ts',
    source: "if (change.result === 'unchanged') return change;",
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Without it the same card is written over itself; an unchanged card changes no record.',
  },
  {
    file: 'packages/catalogue/src/libraries/name-library.ts',
    source: 'if (type !== undefined && classes !== undefined) {',
    mutants: [
      ['LogicalOperator', 'type !== undefined || classes !== undefined'],
      ['ConditionalExpression', 'true'],
    ],
    reason: 'A type that has a name has classes: both are defined or neither is.',
  },
  {
    file: 'packages/server/src/mcp/model-tools.ts',
    source:
      'Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value]]])),',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The schema leaves out fields that were not sent, so that no value is undefined.',
  },
  {
    file: `${code}/core/memory.ts`,
    source: 'if (length === 0 || length > remembered.length) return hasPlainCharacters(text);',
    mutants: [
      ['EqualityOperator', 'length !== 0'],
      ['EqualityOperator', 'length >= remembered.length'],
      ['EqualityOperator', 'length <= remembered.length'],
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
      ['LogicalOperator', 'length === 0 && length > remembered.length'],
    ],
    reason: 'Only a cache: with or without it, the characters decide.',
  },
  {
    file: `${code}/core/memory.ts`,
    source: "const recent: string[] = Array.from({ length: 256 }, () => '');",
    mutants: [['ArrowFunction', '() => undefined']],
    reason: 'Only a cache: nothing is in it at first.',
  },
  {
    file: `${code}/core/literal.ts`,
    source: "indent !== '' && code.broken ? shifted(code.text, indent) : code.text;",
    mutants: [
      ['ConditionalExpression', 'true'],
      ['LogicalOperator', "indent !== '' || code.broken"],
    ],
    reason: 'Only saves a search: without line breaks, or without indentation, nothing is shifted.',
  },
  {
    file: `${code}/core/literal.ts`,
    source: "if (width <= lineWidth) line += line === '' ? lead + text : `, ${lead}${text}`;",
    mutants: [['ConditionalExpression', 'true']],
    reason: 'A line that is too long is not used.',
  },
  {
    file: `${code}/core/template.ts`,
    source: "if (lines.at(-1)?.trim() === '') lines.pop();",
    mutants: [['OptionalChaining', 'lines.at(-1).trim']],
    reason: 'A text with a line break has two lines, of which at most one was removed.',
  },
  {
    file: `${code}/core/read-tag.ts`,
    source: 'mayRefuseCode: edges.mayRefuseCode?.(since, isFirst) ?? false,',
    mutants: [['BooleanLiteral', 'true']],
    reason: 'A language without this rule has no rule that refuses code.',
  },
  {
    file: `${code}/core/read-tag.ts`,
    source: 'parts.string !== undefined &&',
    mutants: [['ConditionalExpression', 'true']],
    reason: 'The tag itself asks for the same before it writes a string.',
  },
  {
    file: `${code}/core/tag.ts`,
    source: "if (hole.takesString && string !== undefined && typeof value === 'string') {",
    mutants: [['EqualityOperator', 'string === undefined']],
    reason: 'A shorter way for strings: the other one writes the same text.',
  },
  {
    file: `${code}/core/tag.ts`,
    source: 'constants.set(strings, code);',
    mutants: [['CallExpression', ';']],
    reason: 'Only a cache: without it the same code is made again.',
  },
  {
    file: `${code}/core/tag.ts`,
    source: "if (text + opening === '') begin = quote;",
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Only saves reading the first character of the text.',
  },
  {
    file: `${code}/core/tag.ts`,
    source: 'for (let n = 0; n < some.length; n += 1) if (some[n] !== others[n]) return false;',
    mutants: [['EqualityOperator', 'n <= some.length']],
    reason: 'A template has as many values each time: both are undefined behind the last.',
  },
  {
    file: `${code}/languages/markup.ts`,
    source: "new Code('html', attributeValue(value, at), false, false, true);",
    mutants: [
      ['BooleanLiteral', 'true'],
      ['BooleanLiteral', 'false'],
    ],
    reason: 'A tag reads only the text and the lines of a value it wrote; a test holds the lines.',
  },
  {
    file: `${query}/word-documents.ts`,
    source: 'for (let i = 0; i < ordinals.length; i++) isIn[i]! |= bitAt(found, ordinals[i]!);',
    mutants: [['EqualityOperator', 'i <= ordinals.length']],
    reason: 'A typed array ignores what is written behind its end.',
  },
  {
    file: `${query}/word-documents.ts`,
    source: 'for (let i = 0; i < ordinals.length; i++) isIn[i]! |= bitAt(bitmap, ordinals[i]!);',
    mutants: [['EqualityOperator', 'i <= ordinals.length']],
    reason: 'A typed array ignores what is written behind its end.',
  },
  {
    file: `${query}/text-query.ts`,
    source:
      "readings.map(([piece = '', next]) => words.documentsOf(piece, i === last && next === undefined)),",
    mutants: [['ConditionalExpression', 'true']],
    reason: 'Finds more documents, whose words are then read.',
  },
  {
    file: `${query}/candidates.ts`,
    source: 'const isBeaten = (document: DeltaDocument, ...among: readonly Way[]): boolean =>',
    mutants: [['ArrowFunction', '() => undefined']],
    reason: 'Only saves reading the words of documents that are not among the best.',
  },
  {
    file: `${query}/candidates.ts`,
    source:
      "way === 4 ? undefined : way === 'inId' ? query.idsIn(segment, pool) : query.tierIn(segment, way, pool);",
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The last tier has no selection of its own.',
  },
  {
    file: `${query}/paging.ts`,
    source: 'const own = tier === lastTier ? undefined : text.tierIn(segment, tier, pool);',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'The last tier has no selection of its own.',
  },
  {
    file: `${query}/selection.ts`,
    source: 'if (own?.few !== undefined) {',
    mutants: [
      ['BlockStatement', '{}'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyFaster,
  },
  {
    file: `${query}/document-set.ts`,
    source: 'return this.#bits === undefined',
    mutants: [
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyFaster,
  },
  {
    file: `${query}/figure-order.ts`,
    source: 'return stepsToWalk < matching',
    mutants: [
      ['EqualityOperator', 'stepsToWalk <= matching'],
      ['EqualityOperator', 'stepsToWalk >= matching'],
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyFaster,
  },
  {
    file: `${query}/matching.ts`,
    source: 'return ofOther < (counts[term] ?? 0) || by < term;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Only leaves out terms that every match has anyway.',
  },
  {
    file: `${query}/matching.ts`,
    source:
      'return terms.filter((term) => !terms.some((other) => other !== term && isImplied(term, other)));',
    mutants: [['MethodExpression', 'terms.every(other => other !== term && isImplied(term, other))']],
    reason: 'Only leaves out terms that every match has anyway.',
  },
  {
    file: `${query}/facet-counts.ts`,
    source: 'documents * (costOfDocument + units * costOfUnit) + (throughOthers ? terms.size : 0);',
    mutants: [
      ['ArithmeticOperator', 'costOfDocument - units * costOfUnit'],
      ['ArithmeticOperator', 'units / costOfUnit'],
      ['ArithmeticOperator', 'documents / (costOfDocument + units * costOfUnit)'],
      [
        'ArithmeticOperator',
        'documents * (costOfDocument + units * costOfUnit) - (throughOthers ? terms.size : 0)',
      ],
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyChooses,
  },
  {
    file: `${query}/facet-counts.ts`,
    source:
      "if (costOfLists(index, matches, request, least) < least) return { of: 'lists', combined: false };",
    mutants: [
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
      ['EqualityOperator', 'costOfLists(index, matches, request, least) <= least'],
      ['EqualityOperator', 'costOfLists(index, matches, request, least) >= least'],
      ['BooleanLiteral', 'true'],
    ],
    reason: onlyChooses,
  },
  {
    file: `${query}/facet-lists.ts`,
    source: 'if (cost > enough || (terms.counts[term] ?? 0) < rarest) break;',
    mutants: [
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyChooses,
  },
  {
    file: `${live}/kind-index.ts`,
    source: 'if (ordinal < 0 || !hasBit(this.live, ordinal)) return;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'No bit is set at -1; that a removed document stays removed has a test.',
  },
  {
    file: `${live}/delta-words.ts`,
    source: 'if (documents?.size !== 0) continue;',
    mutants: [['OptionalChaining', 'documents.size']],
    reason: 'All words of a document were added with it.',
  },
  {
    file: `${live}/snapshot.ts`,
    source: "error instanceof Error && 'code' in error && typeof error.code === 'string';",
    mutants: [['LogicalOperator', "error instanceof Error || 'code' in error"]],
    reason: 'What is thrown there is an error; without a code, the last condition is false.',
  },
  {
    file: `${live}/snapshot.ts`,
    source: 'async function syncFolder(folder: string): Promise<void> {',
    mutants: [['BlockStatement', '{}']],
    reason: 'Only after a power failure is there a difference.',
  },
  {
    file: `${query}/facet-counts.ts`,
    source: 'if (request.facets.length === 0) return {};',
    mutants: [['ConditionalExpression', 'false']],
    reason: onlyFaster,
  },
  {
    file: `${query}/facet-lists.ts`,
    source: 'cost += 1 + (isFree(term) || most(term) < rarest ? 0 : documentsOfTerms.costOf(term));',
    mutants: [
      ['ArithmeticOperator', '1 - (isFree(term) || most(term) < rarest ? 0 : documentsOfTerms.costOf(term))'],
    ],
    reason: onlyChooses,
  },
  {
    file: `${query}/facet-lists.ts`,
    source: 'const rarest = share * (terms.counts[lastListed] ?? 0);',
    mutants: [['ArithmeticOperator', 'share / (terms.counts[lastListed] ?? 0)']],
    reason: onlyChooses,
  },
  {
    file: `${query}/paging.ts`,
    source: "value: ranking.by === 'relevance' ? NaN : (document.numbers[ranking.by] ?? NaN),",
    mutants: [['ConditionalExpression', 'false']],
    reason: 'No document has a figure called relevance.',
  },
  {
    file: `${query}/matching.ts`,
    source: '): number | undefined {',
    mutants: [['BlockStatement', '{}']],
    reason: 'Only saves counting the documents.',
  },
  {
    file: `${query}/matching.ts`,
    source: 'without.get(first)?.push(match);',
    mutants: [['OptionalChaining', 'without.get(first).push']],
    reason: 'There is a list for each filter.',
  },
  {
    file: `${query}/word-documents.ts`,
    source: 'let cost = words.reduce((sum, word) => sum + costOf(word), 0);',
    mutants: [['ArrowFunction', '() => undefined']],
    reason: onlyFaster,
  },
  {
    file: `${query}/text-query.ts`,
    source: 'if (ordinals.length <= longestList) return fewSelected(ordinals.toSorted());',
    mutants: [['ConditionalExpression', 'true']],
    reason: onlyFaster,
  },
  {
    file: `${query}/top-terms.ts`,
    source: 'return this.#limit === 0 ? Infinity : this.#least;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Only ends the search sooner: where none may be listed, none is.',
  },
  {
    file: `${query}/memory-limit.ts`,
    source: 'for (let i = 0; i < bits.length; i++) {',
    mutants: [['EqualityOperator', 'i <= bits.length']],
    reason: 'A typed array ignores what is written behind its end.',
  },
  {
    file: `${live}/kind-follower.ts`,
    source: 'change.json === null',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Without a record there are no fields either.',
  },
  {
    file: `${live}/live-terms.ts`,
    source: ': (this.#addedAt(term)?.facetIndex ?? 0);',
    mutants: [['OptionalChaining', 'this.#addedAt(term).facetIndex']],
    reason: 'A term that is not in the segment was added.',
  },
  {
    file: `${segment}/similar-words.ts`,
    source: 'if (at > 1 && target[at - 2] === letter && target[at - 1] === before)',
    mutants: [
      ['EqualityOperator', 'at >= 1'],
      ['ConditionalExpression', 'true'],
    ],
    reason: 'There is no letter before the first one; that letters must be swapped has a test.',
  },
  {
    file: `${segment}/word-dictionary.ts`,
    source: 'const keptBytes = 8 * 1024 * 1024;',
    mutants: [
      ['ArithmeticOperator', '8 / 1024'],
      ['ArithmeticOperator', '8 * 1024 / 1024'],
    ],
    reason: 'Only the size of a cache.',
  },
  {
    file: `${segment}/word-dictionary.ts`,
    source:
      'max: Math.min(mostKept, Math.max(leastKept, keptBytes / Math.max(1, 4 * this.#bitmapWords)) >>> 0),',
    mutants: [
      ['ArithmeticOperator', 'keptBytes * Math.max(1, 4 * this.#bitmapWords)'],
      ['ArithmeticOperator', '4 / this.#bitmapWords'],
    ],
    reason: 'Only the size of a cache.',
  },
  {
    file: `${segment}/word-dictionary.ts`,
    source: 'if (itemCount(sources) < this.#bitmapWords * worthKeeping) return sources;',
    mutants: [
      ['EqualityOperator', 'itemCount(sources) >= this.#bitmapWords * worthKeeping'],
      ['EqualityOperator', 'itemCount(sources) <= this.#bitmapWords * worthKeeping'],
      ['ArithmeticOperator', 'this.#bitmapWords / worthKeeping'],
      ['ConditionalExpression', 'true'],
      ['ConditionalExpression', 'false'],
    ],
    reason: onlyFaster,
  },
  {
    file: `${segment}/forward.ts`,
    source: 'get unitsPerDocument(): number {',
    mutants: [['BlockStatement', '{}']],
    reason: onlyChooses,
  },
  {
    file: `${segment}/pair-counts.ts`,
    source: 'this.#rowCount = columns === 0 ? 0 : this.#rows.length / columns;',
    mutants: [['ConditionalExpression', 'false']],
    reason: 'Without columns nothing is below the number of rows, which is not a number then.',
  },
];

export const isEquivalent = (survivor: Survivor): boolean =>
  equivalents.some(
    ({ file, source, mutants }) =>
      file === survivor.file &&
      source === survivor.source &&
      mutants.some(
        ([mutator, replacement]) => mutator === survivor.mutator && replacement === survivor.replacement,
      ),
  );
