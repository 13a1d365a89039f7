/** @module A model behind a server on the reader's machine. */
import { type Code, sh } from '../../../code/index.ts';
import { needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { servesRemoteCode } from '../../../records/traits/served-type.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { program } from '../../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';
import { appleSilicon, remoteCode } from '../../../snippets/warnings.ts';
import { ggufReference } from '../gguf/choice.ts';
import { gpusOf, gpuWarning } from '../serving/gpus.ts';
import { isMlxModel } from './model.ts';

export const llamaCpp = program('llama.cpp', {
  script: 'https://llama.app/install.sh',
  brew: 'llama.cpp',
  winget: 'llama.cpp',
  url: 'https://github.com/ggml-org/llama.cpp/releases',
});

export const mlxLm = program('mlx-lm', { tool: 'mlx-lm' });

const trusting = (trusts: boolean): Code<'shell'> => (trusts ? sh` --trust-remote-code` : sh.none);

export const trustFlag = (model: ModelRecord): Code<'shell'> => trusting(servesRemoteCode(model));

export const mlxTrustFlag = (model: ModelRecord): Code<'shell'> => trusting(needsRemoteCode(model));

export const revisionFlag = ({ revision }: SnippetContext): Code<'shell'> =>
  revision === undefined ? sh.none : sh` --revision=${revision}`;

/** For weights that a server divides among several GPUs. */
export const gpusFlag = (model: ModelRecord, flag: Code<'shell'>): Code<'shell'> => {
  const count = gpusOf(model);
  return count === undefined ? sh.none : sh` ${flag} ${count}`;
};

/** An adapter is loaded with its base model, which is the larger one. */
export const serverWarnings = (model: ModelRecord, loaded = model): readonly Warning[] =>
  servesRemoteCode(model) ? [gpuWarning(loaded), remoteCode] : [gpuWarning(loaded)];

export const mlxWarnings = (model: ModelRecord): readonly Warning[] =>
  needsRemoteCode(model) ? [appleSilicon, remoteCode] : [appleSilicon];

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
        code: sh`mlx_lm.server --model ${model.id}${mlxTrustFlag(model)} --port 8080`,
      },
    };
  const { reference, warnings } = ggufReference(model, context);
  return {
    provider: 'llama-cpp',
    served: reference,
    start: {
      title: 'Start a local server',
      install: [llamaCpp],
      warnings,
      // Without --jinja, older releases ignore the tools of a request.
      code: sh`llama serve -hf ${reference} --jinja --port 8080`,
    },
  };
}
