/** @module Makes hostile cards: attacks in every place of a Markdown document, written in ways that confuse parsers. */
import { below, type Random, seeded } from '../bench/hub/random.ts';
import { vectors } from './vectors.ts';

type Change = (text: string, random: Random) => string;

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
};

const inserted = (text: string, part: string, random: Random): string => {
  const at = below(random, text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
};

const entity = (character: string): string => `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;

/** Ways to write the same attack. */
const mutations: readonly Change[] = [
  (text) => text,
  (text, random) =>
    text.replaceAll(/[a-z]/gi, (one) => (random() < 0.5 ? one.toUpperCase() : one.toLowerCase())),
  (text, random) =>
    inserted(text, pick(['\t', '\n', '\r', '\0', '\u000b', '\u00a0', '\ufeff', '/'], random), random),
  (text, random) =>
    inserted(text, pick(['<', '>', '"', "'", '`', '<!--', '-->', ']]>', '\\'], random), random),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replaceAll('"', ''),
  (text) => text.replaceAll(/javascript/gi, (word) => word.replaceAll(/./g, entity)),
  (text) => text.replaceAll(' on', '/on'),
  (text) => text.replace(/>$/, ''),
  (text, random) => text.slice(0, Math.ceil(text.length * (0.6 + 0.4 * random()))),
  (text) => `${text}${text}`,
];

/** Places for it. */
const places: readonly Change[] = [
  (text) => text,
  (text) => `# ${text}`,
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) => `- a\n  - ${text.replaceAll('\n', '\n    ')}`,
  (text) => `| a | b |\n|---|---|\n| ${text.replaceAll('\n', ' ')} | \`${text.replaceAll('\n', ' ')}\` |`,
  (text) => `[${text}](x "${text}")`,
  (text) => `![${text}](${text})`,
  (text) => `**${text}** ~~${text}~~`,
  (text) => `<div align="center">\n\n${text}\n\n</div>`,
  (text) => `<details><summary>${text}</summary>\n\n${text}\n\n</details>`,
  (text) => `a[^n]\n\n[^n]: ${text}`,
  (text) => `\`\`\`${text.split('\n', 1)[0]}\n${text}\n\`\`\``,
  (text) => `<table><tr><td>${text}</td></tr></table>`,
  (text, random) =>
    `<${pick(['svg', 'math', 'select', 'noscript', 'template', 'p', 'a', 'b', 'xmp'], random)}>${text}`,
  (text) => `---\ntitle: ${text}\n---\n\n${text}`,
  (text) => `<a href="x" title="${text}">a</a>`,
  (text) => `<!-- ${text} -->`,
  (text) => `http://a.example/${text.replaceAll(/\s/g, '')}`,
];

export interface Attack {
  /** Script that reports that it ran. */
  readonly hit: string;
  /** Address that must not be requested. */
  readonly far: string;
}

/** The same card for the same number. The first ones are the vectors themselves. */
export function hostileCard(number: number, { hit, far }: Attack): string {
  const plain = vectors[number];
  return (plain ?? combined(seeded(number))).replaceAll(/hit/gi, hit).replaceAll(/far/gi, far);
}

function combined(random: Random): string {
  const parts = Array.from({ length: 1 + below(random, 4) }, () => {
    let text = pick(vectors, random);
    for (let times = below(random, 3); times > 0; times -= 1) text = pick(mutations, random)(text, random);
    for (let times = 1 + below(random, 2); times > 0; times -= 1) text = pick(places, random)(text, random);
    return text;
  });
  return parts.join(pick(['\n\n', '\n', '', ' '], random));
}
