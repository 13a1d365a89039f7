import { ggufChats } from '../../libraries/recipes/gguf/chats.ts';
import { ggufChoice } from '../../libraries/recipes/gguf/choice.ts';
import { usual } from '../../libraries/recipes/gguf/choice-type.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { program } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { defineApp, type Way } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { listsProjector, withoutPictures } from '../recipes/projector.ts';
import { commandFor } from '../recipes/terminal.ts';
import { docker } from '../recipes/ways.ts';

const localai = program('local-ai', {
  script: 'https://localai.io/install.sh',
  url: 'https://localai.io/installation/',
});

const installed: Way = { key: 'installed', label: 'Installed program', systems: ['linux', 'macos'] };

interface Imported {
  readonly address: string;
  /** The name that LocalAI gives to the model. */
  readonly served: string | undefined;
  /** Whether it is imported with what reads pictures. */
  readonly sees: boolean;
  readonly warnings: readonly Warning[];
}

const withoutFolder = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** What LocalAI calls a model of a repository: its file, without what tells the format and the part. */
const withoutEnding = (file: string): string =>
  withoutFolder(file).replace(/(?:-\d{5}-of-\d{5})?\.gguf$/, '');

const readsPictures = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'image-text-to-text' && listsProjector(model);

/**
 * A repository is imported with all parts of a file and the projector that reads pictures, a file is imported alone.
 * Of a repository, LocalAI takes Q4_K_M, otherwise an unknown file. A chat needs no name: without one, the
 * first model that chats answers.
 */
function imported(model: ModelRecord, context: SnippetContext, chat: boolean): Imported {
  const { file, label, known, parts = [], warnings } = ggufChoice(model, context);
  const asked = context.file !== undefined || context.quantization !== undefined;
  if (asked || (known && parts.length === 0 && !readsPictures(model)))
    return {
      address: `huggingface://${model.id}/${file}`,
      served: withoutFolder(file),
      sees: false,
      warnings,
    };
  const whole = { address: `huggingface://${model.id}`, sees: true };
  return !chat || (known && label === usual)
    ? { ...whole, served: withoutEnding(file), warnings }
    : { ...whole, served: undefined, warnings: [] };
}

export default defineApp({
  label: 'LocalAI',
  summary: 'Self-hosted server with an OpenAI-compatible API for text, images and audio.',
  synonyms: ['local ai', 'self hosted openai', 'openai alternative server'],
  docsUrl: 'https://localai.io',
  tasks: ['text-generation'],
  ways: [installed, docker],
  fits: ggufReason,

  snippets(model, context) {
    const chat = ggufChats(model) !== false;
    const { address, served, sees, warnings } = imported(model, context, chat);
    const command = commandFor(context);
    const start =
      context.way === 'docker'
        ? {
            install: [dockerEngine],
            code: command`docker run -p 127.0.0.1:8080:8080 -v localai-models:/models localai/localai:latest ${address}`,
          }
        : { install: [localai], code: command`local-ai run ${address}` };
    const asked = sees ? withoutPictures(model) : { ...model, pipeline_tag: 'text-generation' };
    return [
      { title: 'Start the server', warnings, ...start },
      callSnippet(asked, context, { port: 8080, served, chat }),
    ];
  },
});
