/** @module The sample text with a gap for fill-mask: the mask token, and a sequence for models of proteins and DNA. */
import { maskTokenOf, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { readsSpaced, readsStructure } from '../../records/traits/protein-names.ts';

/** Model types of Transformers whose tokenizers have another mask token than BERT's. */
const byType: ReadonlyMap<string, string> = new Map([
  ...[
    'bart',
    'camembert',
    'data2vec',
    'data2vec-text',
    'esm',
    'ibert',
    'longformer',
    'luke',
    'mbart',
    'mpnet',
    'roberta',
    'roberta-prelayernorm',
    'xlm-roberta',
    'xlm-roberta-xl',
    'xmod',
  ].map((type) => [type, '<mask>'] as const),
  ['eurobert', '<|mask|>'],
  ['flaubert', '<special1>'],
  ['xlm', '<special1>'],
]);

/** Types with BERT's token, whatever the name of the repository says. */
const likeBert: ReadonlySet<string> = new Set(['albert', 'bert', 'big_bird', 'distilbert', 'electra']);

/** The same by name, for records with neither type; the first match decides. */
const byName: readonly (readonly [name: RegExp, token: string])[] = [
  [/eurobert/i, '<|mask|>'],
  [/flaubert|xlm-(?:mlm|clm)/i, '<special1>'],
  [
    /roberta|xlm-?r(?:[-_]|$)|camembert|longformer|mpnet|mmbert|xmod|phobert|bertweet|robbert|gottbert|codebert|wangchanberta|(?:^|[-_])(?:luke|esm)|saprot|pepmlm|amplify|nucleotide-transformer/i,
    '<mask>',
  ],
];

/** Repositories of such names, and of the types `roberta` and `camembert`, that have the tokenizer of BERT. */
const tokenizedLikeBert =
  /(?<!luke-)japanese|chinese|jmedroberta|aozora|guwenbert|bigbird|^klue\/|camemberta?-?v2|moderncamembert/i;

const isBert = (type: string): boolean => likeBert.has(type);

function knownToken(model: ModelRecord): string {
  const { config, tags = [] } = model;
  const type = config?.model_type ?? tags.find((tag) => byType.has(tag) || isBert(tag)) ?? '';
  if (isBert(type)) return '[MASK]';
  const own = byType.get(type);
  const token = own ?? byName.find(([name]) => name.test(nameOf(model)))?.[1];
  const doubtful = own === undefined || type === 'roberta' || type === 'camembert';
  return token === undefined || (doubtful && tokenizedLikeBert.test(model.id)) ? '[MASK]' : token;
}

/** What models of sequences read instead of words; those of proteins mostly without spaces. */
const sequences: readonly (readonly [name: RegExp, text: string])[] = [
  [/(?:^|[-_])esm(?:[-_\dcp]|$)|pepmlm|amplify/i, 'MQIFVKTLTGKTITLEVEPS{mask}TIENVKAKIQDKEGIPPDQQ'],
  [readsSpaced, 'M Q I F V K T L T G K T I T L E V E P S {mask} T I E N V K A K I Q D K E G I P P D Q Q'],
  [readsStructure, 'M#Q#I#F#V#K#T#L#T#G#{mask}T#I#T#L#E#V#E#P#S#'],
  [/nucleotide-transformer/i, 'ATGGCATTACCGATTCCG{mask}ATTCCGGCATTAGACTGA'],
];

/** A text with `{mask}` for what the model reads, if that is not the sample's language. */
const sequenceOf = (model: ModelRecord): string | undefined =>
  sequences.find(([name]) => name.test(nameOf(model)))?.[1];

/** The sample with the model's mask token in its gap. */
export const masked = (text: string, model: ModelRecord): string =>
  (sequenceOf(model) ?? text).replace('{mask}', () => maskTokenOf(model) ?? knownToken(model));
