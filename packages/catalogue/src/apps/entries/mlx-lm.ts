import { type Code, sh } from '../../code/index.ts';
import { defineApp } from '../define.ts';
import { callSnippet } from '../recipes/call.ts';
import { mlxAppChats, mlxInstall, withTokenizerCode } from '../recipes/mlx.ts';
import { recordedType } from '../../libraries/recipes/transformers/types/model-type.ts';
import { mlxReason } from '../../libraries/recipes/local/model.ts';
import { opening } from '../../libraries/recipes/local/request.ts';
import { localServer, mlxTrustFlag, mlxWarnings } from '../../libraries/recipes/local/server.ts';

/** Types that read pictures too; MLX LM loads what writes. */
const seeingTypes: ReadonlySet<string | undefined> = new Set([
  'gemma3',
  'gemma4',
  'kimi_k25',
  'llama4',
  'mistral3',
  'qwen2_vl',
  'qwen3_5',
  'qwen3_5_moe',
  'qwen3_vl',
  'qwen3_vl_moe',
]);

export default defineApp({
  label: 'MLX LM',
  summary: 'Runs and fine-tunes language models on Apple silicon with MLX.',
  synonyms: ['mlx lm', 'mlx_lm', 'apple silicon llm', 'mlx server'],
  docsUrl: 'https://github.com/ml-explore/mlx-lm',
  tasks: ['text-generation'],
  systems: ['macos'],
  hub: 'client',
  fits: (model) => {
    const { pipeline_tag: task } = model;
    const reads = seeingTypes.has(recordedType(model)) ? mlxReason(model, ['vision']) : undefined;
    return task === undefined || task === 'text-generation' ? (mlxReason(model, ['text']) ?? reads) : reads;
  },

  snippets(record, context) {
    const model = withTokenizerCode(record);
    const common = { install: mlxInstall(model), warnings: mlxWarnings(model) };
    const generate = (prompt: string): Code<'shell'> =>
      sh`mlx_lm.generate --model ${model.id}${mlxTrustFlag(model)} --prompt ${prompt}`;
    const chats = mlxAppChats(record);
    if (chats === false) return [{ title: 'Continue a text', ...common, code: generate(opening(model)) }];
    const { start, served } = localServer(model, context);
    return [
      chats
        ? {
            title: 'Chat in the terminal',
            ...common,
            code: sh`mlx_lm.chat --model ${model.id}${mlxTrustFlag(model)}`,
          }
        : { title: 'Ask a question', ...common, code: generate('Who are you?') },
      { ...start, install: common.install },
      callSnippet({ ...model, pipeline_tag: 'text-generation' }, context, { port: 8080, served, chat: true }),
    ];
  },
});
