/** @module A model behind a server on the reader's machine, and a test request to it. */
import { type Code, type Data, ps, sh } from '../../../code/index.ts';
import { isConversational, needsRemoteCode, widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { program } from '../../../snippets/requirement.ts';
import type { System } from '../../../snippets/system.ts';
import { sampleImage } from '../../../snippets/sample-image.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';
import { appleSilicon, gpu, remoteCode } from '../../../snippets/warnings.ts';
import { ggufChoice, taggedId } from '../gguf/choice.ts';
import { isMlxModel } from './model.ts';

export const llamaCpp = program('llama.cpp', {
  script: 'https://llama.app/install.sh',
  brew: 'llama.cpp',
  winget: 'llama.cpp',
  url: 'https://github.com/ggml-org/llama.cpp/releases',
});

export const mlxLm = program('mlx-lm', { tool: 'mlx-lm' });

export const opening = 'The lighthouse had been dark for ten years when';

export const trustFlag = (model: ModelRecord): Code<'shell'> =>
  needsRemoteCode(model) ? sh` --trust-remote-code` : sh.none;

export const revisionFlag = ({ revision }: SnippetContext): Code<'shell'> =>
  revision === undefined ? sh.none : sh` --revision=${revision}`;

export const serverWarnings = (model: ModelRecord): readonly Warning[] =>
  needsRemoteCode(model) ? [gpu, remoteCode] : [gpu];

export const mlxWarnings = (model: ModelRecord): readonly Warning[] =>
  needsRemoteCode(model) ? [appleSilicon, remoteCode] : [appleSilicon];

function userTurn(model: ModelRecord, context: SnippetContext): Data {
  const text = widgetOf(model)?.text;
  if (model.pipeline_tag !== 'image-text-to-text') return { role: 'user', content: text ?? 'Who are you?' };
  return {
    role: 'user',
    content: [
      { type: 'text', text: text ?? 'Describe this image in one sentence.' },
      { type: 'image_url', image_url: { url: sampleImage(model, context.platform) } },
    ],
  };
}

/** Sends JSON to a local server and prints the response. */
function postSnippet(address: string, body: Data, system: System | undefined): Snippet {
  const title = 'Call the server from another terminal';
  if (system === 'windows')
    return {
      title,
      code: ps`
        $body = ${ps.json(body)}
        Invoke-RestMethod -Uri ${address} -Method Post -ContentType 'application/json' -Body $body | ConvertTo-Json -Depth 10
      `,
    };
  return {
    title,
    code: sh`
      curl ${address} \
        -H 'Content-Type: application/json' \
        -d ${sh.json(body)}
    `,
  };
}

/** The context of a snippet that runs in the reader's terminal. */
export interface TerminalContext extends SnippetContext {
  /** Absent for bash. */
  readonly system?: System;
}

/** A request to the OpenAI-compatible API; `served` is the model's name on the server. */
export function callSnippet(
  model: ModelRecord,
  context: TerminalContext,
  { port, served, chat = isConversational(model) }: { port: number; served: string; chat?: boolean },
): Snippet {
  const address = `http://localhost:${port}/v1/${chat ? 'chat/completions' : 'completions'}`;
  const body = chat
    ? { model: served, messages: [userTurn(model, context)] }
    : { model: served, prompt: widgetOf(model)?.text ?? opening, max_tokens: 256, temperature: 0.5 };
  return postSnippet(address, body, context.system);
}

/** A request for the embedding of a sentence. */
export const embeddingCall = (
  { system }: TerminalContext,
  { port, served }: { port: number; served: string },
): Snippet =>
  postSnippet(
    `http://localhost:${port}/v1/embeddings`,
    { model: served, input: 'The ferry leaves at noon.' },
    system,
  );

/** A request for the scores of two passages. */
export const rankCall = (
  { system }: TerminalContext,
  { port, served }: { port: number; served: string },
): Snippet =>
  postSnippet(
    `http://localhost:${port}/v1/rerank`,
    {
      model: served,
      query: 'When does the ferry leave?',
      documents: ['The ferry leaves at noon.', 'She repairs violins.'],
    },
    system,
  );

export interface LocalServer {
  readonly provider: 'mlx-lm' | 'llama-cpp';
  /** The model's name on the server. */
  readonly served: string;
  readonly start: Snippet;
}

/** Both listen on port 8080 by default, on this machine only. */
export function localServer(model: ModelRecord, context: SnippetContext): LocalServer {
  if (isMlxModel(model))
    return {
      provider: 'mlx-lm',
      served: model.id,
      start: {
        title: 'Start a local server',
        install: [mlxLm],
        warnings: mlxWarnings(model),
        code: sh`mlx_lm.server --model ${model.id}${trustFlag(model)} --port 8080`,
      },
    };
  const choice = ggufChoice(model, context);
  const served = taggedId(model, choice);
  return {
    provider: 'llama-cpp',
    served,
    start: {
      title: 'Start a local server',
      install: [llamaCpp],
      warnings: choice.warnings,
      // Without --jinja, older releases ignore the tools of a request.
      code: sh`llama serve -hf ${served} --jinja --port 8080`,
    },
  };
}
