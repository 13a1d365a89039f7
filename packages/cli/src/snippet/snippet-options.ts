/** @module Options of every command that prints snippets: what to add to the record, and the format. */
import { languages, managers, taskIds } from '@loadout/catalogue';

export const recordOptions = {
  task: { type: 'string', value: 'ID', description: 'Task, if the record has none.', choices: taskIds },
  tag: {
    type: 'string',
    multiple: true,
    value: 'TAG',
    description: 'Tag to add to those of the record; repeatable.',
  },
} as const;

export const quantizationOption = {
  type: 'string',
  value: 'LABEL',
  description: 'Quantization of GGUF files, such as Q4_K_M.',
} as const;

export const languageOption = {
  type: 'string',
  value: 'NAME',
  description: 'Only blocks in this language.',
  choices: languages,
} as const;

export const installManagerOption = {
  type: 'string',
  value: 'NAME',
  description: 'Install with pip, uv, conda, npm, pnpm, brew …',
  choices: Object.values(managers).flat(),
} as const;

export const formatOptions = {
  json: { type: 'boolean', description: 'Print JSON.' },
  markdown: { type: 'boolean', description: 'Print Markdown.' },
} as const;
