import { type Code, sh } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { ggufEmbeddingReason, ggufReason, isGgufEmbedder } from '../../libraries/recipes/local/model.ts';
import { callSnippet, embeddingCall, llamaCpp } from '../../libraries/recipes/local/server.ts';
import { cmake, dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { checkout, program, type Requirement } from '../../snippets/requirement.ts';
import { type AppContext, defineApp } from '../define.ts';
import { dockerVariables } from '../recipes/docker.ts';
import { archive, docker, installed, source } from '../recipes/ways.ts';

const release = program('llama.cpp', { url: 'https://github.com/ggml-org/llama.cpp/releases' });

interface Programs {
  readonly install: readonly Requirement[];
  readonly build?: Code<'shell'>;
  readonly serve: Code<'shell'>;
  /** Absent where there is no program for the terminal. */
  readonly chat?: Code<'shell'>;
}

/** The installed program is one command with subcommands; release archives and builds have one binary for each. */
function programsOf(context: AppContext): Programs {
  switch (context.way) {
    case 'docker':
      return {
        install: [dockerEngine],
        // The image listens on all addresses of the container; the port is published to this machine only.
        serve: sh`docker run -p 127.0.0.1:8080:8080 -v llama-cache:/root/.cache ${dockerVariables(context)} ghcr.io/ggml-org/llama.cpp:server --host 0.0.0.0`,
      };
    case 'source':
      return {
        install: [cmake, checkout('https://github.com/ggml-org/llama.cpp')],
        build: sh`
          cmake -B build
          cmake --build build --config Release -j --target llama-server llama-cli
        `,
        serve: sh`./build/bin/llama-server`,
        chat: sh`./build/bin/llama-cli`,
      };
    case 'archive':
      return { install: [release], serve: sh`./llama-server`, chat: sh`./llama-cli` };
    default:
      return { install: [llamaCpp], serve: sh`llama serve`, chat: sh`llama cli` };
  }
}

const flagsOf = (model: ModelRecord): Code<'shell'> =>
  isGgufEmbedder(model) ? sh`--embeddings --port 8080` : sh`--port 8080`;

export default defineApp({
  label: 'llama.cpp',
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  tasks: ['text-generation', 'image-text-to-text', 'feature-extraction'],
  hub: 'variables',
  ways: [installed, docker, source, archive],
  fits: (model) => ggufReason(model) ?? ggufEmbeddingReason(model),

  snippets(model, context) {
    const choice = ggufChoice(model, context);
    const reference = taggedId(model, choice);
    const { install, build = sh.none, serve, chat } = programsOf(context);
    const embeds = isGgufEmbedder(model);
    const { warnings } = choice;
    return [
      {
        title: embeds ? 'Start a server for embeddings' : 'Start a server with a web page',
        install,
        warnings,
        code: sh`
          ${build}
          ${serve} -hf ${reference} ${flagsOf(model)}
        `,
      },
      embeds
        ? embeddingCall({ port: 8080, served: reference })
        : callSnippet(model, context, { port: 8080, served: reference }),
      ...(chat === undefined || embeds
        ? []
        : [{ title: 'Run it in the terminal', install, warnings, code: sh`${chat} -hf ${reference}` }]),
    ];
  },
});
