/** @module Single encoder-decoders that were trained with a prefix that their config does not state. */
import type { Trained } from './prefix.ts';

const trained: readonly Trained[] = [
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
    // It says which of two answers is better.
    name: /^steamshp-/i,
    prefix: 'POST: ',
    text: () =>
      'How do I get to the island?\n\n RESPONSE A: Take the ferry at nine.\n\n RESPONSE B: I do not know.\n\n Which response is better? RESPONSE',
  },
];

/** Of the models that few share a name with. */
export const rarelyTrained = (name: string): Trained | undefined =>
  trained.find((one) => one.name.test(name));
