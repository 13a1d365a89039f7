/** @module Normalizes names and queries for comparison: words, stems, and all words joined. */

export interface ReadText {
  readonly words: readonly string[];
  /** The words without spaces: `speechtotext`. */
  readonly joined: string;
  /** Stems without stop words; of all words when there are only stop words. */
  readonly stems: readonly string[];
  /** The last word, unless it is a stop word: it may be unfinished. */
  readonly last: string;
  /** The stems in order, and sorted. */
  readonly phrase: string;
  readonly bag: string;
}

/** Stop words: "how do I run the best model for …". */
const quiet = new Set(
  (
    'a an the of for with in on at by from into and or my me i you your it its this that is are be can could do does ' +
    'how what which who where when why want need find get use using used run running make best good great top free ' +
    'open source model models ai ml please show list tool tools tutorial example examples online way to some any new'
  ).split(' '),
);

/** Suffixes, the longest first; the rest of the word must have three letters. */
const endings = [
  'izations',
  'ization',
  'ifications',
  'ification',
  'ations',
  'ation',
  'izing',
  'izers',
  'izer',
  'ized',
  'izes',
  'ize',
  'ifying',
  'ifiers',
  'ifier',
  'ified',
  'ifies',
  'ify',
  'ating',
  'ators',
  'ator',
  'ated',
  'ates',
  'ate',
  'ings',
  'ing',
  'ions',
  'ion',
  'ors',
  'or',
  'ers',
  'er',
  'ies',
  'ied',
  'ed',
  'es',
  's',
  'e',
  'y',
];

const shortestStem = 3;

function stemOf(word: string): string {
  const american = word.replace(/is(ation|ations|e|ed|er|ers|es|ing)$/u, 'iz$1');
  if (american.endsWith('ss')) return american;
  const ending = endings.find(
    (each) => american.endsWith(each) && american.length - each.length >= shortestStem,
  );
  return ending === undefined ? american : american.slice(0, -ending.length);
}

/** `img2text` and `Text2Image` are "img to text" and "text to image". */
const spokenTwo = /(?<=\p{L}{2})2(?=\p{L}{2})/gu;
/** `16gb` is "16 gb". */
const beforeUnit = /(?<=\d)(?=gi?b\b)/giu;
/** `img2text`, `txt2vid`. */
const short = new Map([
  ['img', 'image'],
  ['imgs', 'images'],
  ['txt', 'text'],
  ['vid', 'video'],
]);
const betweenCases = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu;
const notWord = /[^\p{L}\p{N}+#]+/gu;

export function wordsOf(text: string): readonly string[] {
  const spoken = text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(spokenTwo, ' to ')
    .replaceAll(beforeUnit, ' ');
  return spoken
    .toLowerCase()
    .split(notWord)
    .filter((word) => word !== '')
    .map((word) => short.get(word) ?? word);
}

const format = /^(?:gguf|ggml|awq|gptq|exl[23]|mlx|i?q\d\w*|(?:fp|bf|int)\d+|[2-8]bit)$/iu;

/** Without words for a quantization or file format; undefined if there are none, or no others. */
export function withoutFormat(text: string): string | undefined {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const others = words.filter((word) => !format.test(word));
  return others.length === 0 || others.length === words.length ? undefined : others.join(' ');
}

/** Splits camel case in names: `WhisperKit` has two words. Queries are in lowercase. */
export const readName = (text: string): ReadText => readText(text.replaceAll(betweenCases, ' '));

export function readText(text: string): ReadText {
  return readWords(wordsOf(text));
}

export function readWords(words: readonly string[]): ReadText {
  const meaningful = words.filter((word) => !quiet.has(word));
  const stems = (meaningful.length > 0 ? meaningful : words).map(stemOf);
  return {
    words,
    joined: words.join(''),
    stems,
    last: meaningful.length > 0 && quiet.has(words.at(-1) ?? '') ? '' : (words.at(-1) ?? ''),
    phrase: stems.join(' '),
    bag: stems.toSorted().join(' '),
  };
}
