import { ggufChoice } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { gpusOf } from '../../libraries/recipes/serving/gpus.ts';
import type { ModelRecord } from '../../records/model.ts';
import { program } from '../../snippets/requirement.ts';
import { defineApp } from '../define.ts';
import { registryReference } from '../recipes/registry.ts';
import { commandFor } from '../recipes/terminal.ts';

const ollama = program('ollama', {
  script: 'https://ollama.com/install.sh',
  brew: 'ollama',
  winget: 'Ollama.Ollama',
  url: 'https://ollama.com/download',
});

/** Above this number of parameters, files are split where none are listed. */
const largest = 150e9;

/** By the number of parameters, else by the name. */
const isLarge = ({ id, gguf }: ModelRecord): boolean =>
  gguf?.total === undefined ? gpusOf({ id }) !== undefined : gguf.total >= largest;

/** Ollama does not read models that are split into several files. */
const isSplit = (model: ModelRecord): boolean => {
  const { known, parts = [] } = ggufChoice(model, { file: undefined, quantization: undefined });
  return known ? parts.length > 0 : isLarge(model);
};

export default defineApp({
  label: 'Ollama',
  summary: 'Downloads and runs models from the terminal, with a local API.',
  synonyms: ['ollama run', 'olama', 'ollama pull', 'ollama serve'],
  docsUrl: 'https://ollama.com',
  tasks: ['text-generation', 'image-text-to-text'],
  hub: 'address',
  fits: (model) => (isSplit(model) ? undefined : ggufReason(model)),

  snippets(model, context) {
    const { reference, warnings } = registryReference(model, context);
    return [
      {
        title: 'Chat in the terminal',
        install: [ollama],
        warnings,
        code: commandFor(context)`ollama run ${reference}`,
      },
    ];
  },
});
