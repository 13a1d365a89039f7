import { type Code, ps, sh } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { ggufEmbeddingReason, ggufReason, isGgufEmbedder } from '../../libraries/recipes/local/model.ts';
import { callSnippet, embeddingCall, llamaCpp } from '../../libraries/recipes/local/server.ts';
import { cmake, dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { checkout, program, type Requirement } from '../../snippets/requirement.ts';
import { type AppContext, defineApp } from '../define.ts';
import { commandFor } from '../recipes/terminal.ts';
import { archive, docker, installed, source } from '../recipes/ways.ts';

const release = program('llama.cpp', { url: 'https://github.com/ggml-org/llama.cpp/releases' });

interface Commands {
  readonly install: readonly Requirement[];
  readonly serve: Code;
  /** Absent when there is no terminal program. */
  readonly chat?: Code;
}

/**
 * The installed program is one command with subcommands; release archives and source builds have one binary for each.
 */
function commandsOf(context: AppContext, reference: string, embeds: boolean): Commands {
  const command = commandFor(context);
  const { tokenVariable, endpointVariable } = context.platform;
  switch (context.way) {
    case 'docker':
      // The image listens on all addresses of the container; the port is published to this machine only.
      return {
        install: [dockerEngine],
        serve: embeds
          ? command`docker run -p 127.0.0.1:8080:8080 -v llama-cache:/root/.cache -e ${tokenVariable} -e ${endpointVariable} ghcr.io/ggml-org/llama.cpp:server --host 0.0.0.0 --port 8080 --embeddings -hf ${reference}`
          : command`docker run -p 127.0.0.1:8080:8080 -v llama-cache:/root/.cache -e ${tokenVariable} -e ${endpointVariable} ghcr.io/ggml-org/llama.cpp:server --host 0.0.0.0 --port 8080 -hf ${reference}`,
      };
    case 'source':
      return {
        install: [cmake, checkout('https://github.com/ggml-org/llama.cpp')],
        serve: sh`
          cmake -B build
          cmake --build build --config Release -j --target llama-server llama-cli
          ./build/bin/llama-server -hf ${reference} --port 8080${embeds ? sh` --embeddings` : sh.none}
        `,
        chat: sh`./build/bin/llama-cli -hf ${reference}`,
      };
    case 'archive':
      return context.system === 'windows'
        ? {
            install: [release],
            serve: ps`.\llama-server.exe -hf ${reference} --port 8080${embeds ? ps` --embeddings` : ps.none}`,
            chat: ps`.\llama-cli.exe -hf ${reference}`,
          }
        : {
            install: [release],
            serve: sh`./llama-server -hf ${reference} --port 8080${embeds ? sh` --embeddings` : sh.none}`,
            chat: sh`./llama-cli -hf ${reference}`,
          };
    default:
      return {
        install: [llamaCpp],
        serve: embeds
          ? command`llama serve -hf ${reference} --port 8080 --embeddings`
          : command`llama serve -hf ${reference} --port 8080`,
        chat: command`llama cli -hf ${reference}`,
      };
  }
}

const titleOf = (model: ModelRecord): string =>
  isGgufEmbedder(model) ? 'Start a server for embeddings' : 'Start a server with a web page';

export default defineApp({
  label: 'llama.cpp',
  summary: 'C++ runtime for GGUF models: a server, a terminal chat and tools for many kinds of hardware.',
  synonyms: [
    'llamacpp',
    'llama cpp',
    'llama server',
    'llama-server',
    'llama-cli',
    'run gguf',
    'cpu inference',
    'ggml',
  ],
  docsUrl: 'https://github.com/ggml-org/llama.cpp',
  tasks: ['text-generation', 'image-text-to-text', 'feature-extraction'],
  hub: 'variables',
  ways: [installed, docker, source, archive],
  fits: (model) => ggufReason(model) ?? ggufEmbeddingReason(model),

  snippets(model, context) {
    const choice = ggufChoice(model, context);
    const served = taggedId(model, choice);
    const embeds = isGgufEmbedder(model);
    const { install, serve, chat } = commandsOf(context, served, embeds);
    const { warnings } = choice;
    return [
      { title: titleOf(model), install, warnings, code: serve },
      embeds
        ? embeddingCall(context, { port: 8080, served })
        : callSnippet(model, context, { port: 8080, served }),
      ...(chat === undefined || embeds
        ? []
        : [{ title: 'Run it in the terminal', install, warnings, code: chat }]),
    ];
  },
});
