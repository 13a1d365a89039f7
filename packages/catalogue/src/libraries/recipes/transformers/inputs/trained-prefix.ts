/** @module Encoder-decoders that were trained with a prefix that their config does not state, or to fill gaps alone. */
import type { ModelRecord } from '../../../../records/model.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { gapOf } from './gap.ts';

export interface Trained {
  readonly name: RegExp;
  readonly prefix: string;
  /** A text of the kind that the model was trained with. */
  readonly text: (model: ModelRecord) => string;
}

const trained: readonly Trained[] = [
  {
    name: /(?:^|[-_])t5[-_].*paraphras|paraphras.*[-_]t5(?:[-_]|$)/i,
    prefix: 'paraphrase: ',
    text: (model) => sampleText(model, 'feature-extraction'),
  },
  {
    name: /generate-headline/i,
    prefix: 'headline: ',
    text: (model) => sampleText(model, 'summarization'),
  },
  {
    name: /^t5-russian-spell/i,
    prefix: 'Spell correct: ',
    text: () => 'паром на остров атходит каждое утро в девять',
  },
  {
    name: /^flux-prompt-enhance/i,
    prefix: 'enhance prompt: ',
    text: () => 'A lighthouse by the sea at dusk.',
  },
  {
    name: /^t5-large-spell$/i,
    prefix: 'grammar: ',
    text: () => 'The fery to the iland leaves every moring at nine.',
  },
  {
    name: /wikisql_en2sql/i,
    prefix: 'translate English to Sql: ',
    text: () => 'How many ferries leave in the morning?',
  },
  {
    // They were not tuned for a task.
    name: /^(?:t5-v1_1|t5-efficient|u?mt5|byt5|long-t5-(?:local|tglobal)|rut5)-(?:tiny|mini|small|base|large|xx?l)(?:-(?:nl|el|dl|dm|ff|kv|nh)\d+)*$/i,
    prefix: '',
    text: (model) => gapOf(model).join('<extra_id_0>'),
  },
  {
    // It says which of two answers is better.
    name: /^steamshp-/i,
    prefix: 'POST: ',
    text: () =>
      'How do I get to the island?\n\n RESPONSE A: Take the ferry at nine.\n\n RESPONSE B: I do not know.\n\n Which response is better? RESPONSE',
  },
];

export const trainedWith = (name: string): Trained | undefined => trained.find((one) => one.name.test(name));
