import { ggufChats } from '../../libraries/recipes/gguf/chats.ts';
import { ggufChoice } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { program } from '../../snippets/requirement.ts';
import { defineApp, type Way } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { commandFor } from '../recipes/terminal.ts';
import { docker } from '../recipes/ways.ts';

const localai = program('local-ai', {
  script: 'https://localai.io/install.sh',
  url: 'https://localai.io/installation/',
});

const installed: Way = { key: 'installed', label: 'Installed program', systems: ['linux', 'macos'] };

export default defineApp({
  label: 'LocalAI',
  summary: 'Self-hosted server with an OpenAI-compatible API for text, images and audio.',
  synonyms: ['local ai', 'self hosted openai', 'openai alternative server'],
  docsUrl: 'https://localai.io',
  tasks: ['text-generation'],
  ways: [installed, docker],
  fits: ggufReason,

  snippets(model, context) {
    const { file, warnings } = ggufChoice(model, context);
    const address = `huggingface://${model.id}/${file}`;
    const command = commandFor(context);
    const start =
      context.way === 'docker'
        ? {
            install: [dockerEngine],
            code: command`docker run -p 127.0.0.1:8080:8080 -v localai-models:/models localai/localai:latest ${address}`,
          }
        : { install: [localai], code: command`local-ai run ${address}` };
    return [
      { title: 'Start the server', warnings, ...start },
      // LocalAI names a model after its file.
      callSnippet(model, context, { port: 8080, served: file, chat: ggufChats(model) !== false }),
    ];
  },
});
