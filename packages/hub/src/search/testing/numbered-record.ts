/** @module A record made from a number. */

import type { RecordInput, RepoKind } from '../../store/store.ts';

const tasks = ['text-generation', 'fill-mask', 'translation'];

export function numberedRecord(number: number, kind: RepoKind): RecordInput {
  const id = `owner${number % 7}/name-${number}`;
  const tags = ['onnx', `t${number % 5}`];
  const json = JSON.stringify({ id, tags, pipeline_tag: tasks[number % 3], downloads: (number * 37) % 101 });
  return { kind, id, json };
}
