import { type Code, ps, sh } from '../../code/index.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChats } from '../../libraries/recipes/gguf/chats.ts';
import { ggufReference } from '../../libraries/recipes/gguf/choice.ts';
import { type GgufRole, ggufRoleOf, ggufRoleReason } from '../../libraries/recipes/gguf/role.ts';
import { llamaCpp } from '../../libraries/recipes/local/server.ts';
import { cmake, dockerEngine } from '../../libraries/recipes/setup/programs.ts';
import { checkout, program, type Requirement } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { type AppContext, defineApp } from '../define.ts';
import { callSnippet, embeddingCall, rankCall } from '../recipes/call.ts';
import { withoutPictures } from '../recipes/projector.ts';
import { commandFor, type InBothShells } from '../recipes/terminal.ts';
import { archive, docker, installed, source } from '../recipes/ways.ts';

const release = program('llama.cpp', { url: 'https://github.com/ggml-org/llama.cpp/releases' });

interface Commands {
  readonly install: readonly Requirement[];
  readonly serve: Code;
  /** Absent when there is no terminal program. */
  readonly chat?: Code;
}

/** The flags by role; a model that writes needs none. */
const serverFlags: Readonly<Record<GgufRole, InBothShells>> = {
  write: { shell: sh.none, powershell: ps.none },
  embed: { shell: sh` --embeddings`, powershell: ps` --embeddings` },
  rank: { shell: sh` --reranking`, powershell: ps` --reranking` },
};

/**
 * The installed program is one command with subcommands; release archives and source builds have one binary for each.
 */
function commandsOf(context: AppContext, reference: string, role: GgufRole): Commands {
  const flags = serverFlags[role];
  const command = commandFor(context);
  const { tokenVariable, endpointVariable } = context.platform;
  switch (context.way) {
    case 'docker':
      // The image listens on all addresses of the container; the port is published to this machine only.
      return {
        install: [dockerEngine],
        serve: command`docker run -p 127.0.0.1:8080:8080 -v llama-cache:/root/.cache -e ${tokenVariable} -e ${endpointVariable} ghcr.io/ggml-org/llama.cpp:server --host 0.0.0.0 --port 8080 -hf ${reference}${flags}`,
      };
    case 'source':
      return {
        install: [cmake, checkout('https://github.com/ggml-org/llama.cpp')],
        serve: sh`
          cmake -B build
          cmake --build build --config Release -j --target llama-server llama-cli
          ./build/bin/llama-server -hf ${reference} --port 8080${flags.shell}
        `,
        chat: sh`./build/bin/llama-cli -hf ${reference}`,
      };
    case 'archive':
      return context.system === 'windows'
        ? {
            install: [release],
            serve: ps`.\llama-server.exe -hf ${reference} --port 8080${flags.powershell}`,
            chat: ps`.\llama-cli.exe -hf ${reference}`,
          }
        : {
            install: [release],
            serve: sh`./llama-server -hf ${reference} --port 8080${flags.shell}`,
            chat: sh`./llama-cli -hf ${reference}`,
          };
    default:
      return {
        install: [llamaCpp],
        serve: command`llama serve -hf ${reference} --port 8080${flags}`,
        chat: command`llama cli -hf ${reference}`,
      };
  }
}

const titles: Readonly<Record<GgufRole, string>> = {
  write: 'Start a server with a web page',
  embed: 'Start a server for embeddings',
  rank: 'Start a server that ranks passages',
};

function callOf(role: GgufRole, model: ModelRecord, context: AppContext, served: string): Snippet {
  const server = { port: 8080, served };
  if (role === 'embed') return embeddingCall(context, server);
  return role === 'rank'
    ? rankCall(context, server)
    : callSnippet(withoutPictures(model), context, { ...server, chat: ggufChats(model) !== false });
}

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
  fits: ggufRoleReason,

  snippets(model, context) {
    const { reference, warnings } = ggufReference(model, context);
    const role = ggufRoleOf(model) ?? 'write';
    const { install, serve, chat } = commandsOf(context, reference, role);
    return [
      { title: titles[role], install, warnings, code: serve },
      callOf(role, model, context, reference),
      ...(chat === undefined || role !== 'write'
        ? []
        : [{ title: 'Run it in the terminal', install, warnings, code: chat }]),
    ];
  },
});
