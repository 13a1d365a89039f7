/** @module Records made from numbers, and the rules of their index. */

import type { RecordInput, RepoKind } from '../../store/store.ts';
import type { FieldRules } from '../fields/fields.ts';

/** The memory of most records is made from their downloads. */
export const rules: FieldRules = {
  version: '1',
  isLibrary: (tag) => tag === 'onnx',
  memory: ({ downloads = 0 }) =>
    downloads % 3 === 0 ? undefined : { fixed: downloads * 1024, perToken: 10 },
};

const tasks = ['text-generation', 'fill-mask', 'translation'];

export function numberedRecord(number: number, kind: RepoKind): RecordInput {
  const id = `owner${number % 7}/name-${number}`;
  const tags = ['onnx', `t${number % 5}`];
  const json = JSON.stringify({
    id,
    tags,
    pipeline_tag: tasks[number % 3],
    downloads: (number * 37) % 101,
    ...(number % 4 === 0 && { cardData: { summary: `Counts ${number % 9} boats.` } }),
  });
  return { kind, id, json };
}
