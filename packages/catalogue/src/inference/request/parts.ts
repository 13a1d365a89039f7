/** @module Tasks whose result is a list of labelled files, as the hub's service and its clients return it. */
import type { Answer, Parts } from './request.ts';
import type { ServedTask } from './served-task.ts';

const fields: Readonly<Partial<Record<ServedTask, Parts['field']>>> = {
  'audio-to-audio': 'blob',
  'image-segmentation': 'mask',
};

/** Undefined for any other task. The hub's service returns sound as FLAC, others as WAV. */
export function partsOf(task: ServedTask, { kind }: Pick<Answer, 'kind'>): Parts | undefined {
  const field = fields[task];
  if (field === undefined) return undefined;
  if (field === 'mask') return { field, files: 'mask_*.png' };
  return { field, files: kind === 'json' ? 'output_*.flac' : 'output_*.wav' };
}

/** Name under which snippets with the hub's clients save the result; undefined if it is no single file. */
export const sdkFileOf = (task: ServedTask, answer: Answer): string | undefined =>
  'file' in answer && fields[task] === undefined ? answer.file : undefined;
