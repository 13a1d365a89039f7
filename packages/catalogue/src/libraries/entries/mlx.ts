import { hasTag, nameOf, needsRemoteCode } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { defineLibrary } from '../define.ts';
import { isMlxAdapter, mlxBaseOf } from '../recipes/mlx/adapter.ts';
import { isFirstKimi } from '../recipes/mlx/kimi.ts';
import { isJang } from '../recipes/mlx/kind.ts';
import { isPlamo2 } from '../recipes/mlx/plamo.ts';
import { mlxUseOf } from '../recipes/mlx/uses.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { appleSilicon, remoteCode } from '../../snippets/warnings.ts';

const byName: Warning = {
  code: 'inferred',
  message: 'The record has no task: this one is inferred from the name of the repository.',
};

export default defineLibrary({
  prettyLabel: 'MLX',
  synonyms: ['apple mlx', 'mlx framework', 'metal inference'],
  repoName: 'MLX',
  repoUrl: 'https://github.com/ml-explore/mlx-examples/tree/main',
  docsUrl: 'https://huggingface.co/docs/hub/mlx',
  summary: 'Runs language and vision models on Apple silicon, in memory that CPU and GPU share.',
  filter: true,
  languages: ['python', 'shell'],
  aliases: ['mlx-lm', 'mlx-vlm', 'mlx-audio', 'mlx-whisper', 'mlx-embeddings'],
  tasks: ['image-text-to-text', 'text-generation'],
  // Conversions of its models to GGUF keep its tag.
  refuses: isGgufOnly,
  // Converted repositories keep the library name of the original.
  claims(model) {
    // Its tensors have widths that Transformers does not know.
    if (/JANG/.test(nameOf(model)) && isJang(model))
      return 'Its name says that its weights are for MLX, in the JANG format.';
    return hasTag(model, 'mlx') && /(?:^mlx-community\/|mlx)/i.test(model.id) && !/gguf/i.test(nameOf(model))
      ? 'It is tagged mlx, and its name says that the weights were converted for it.'
      : undefined;
  },

  snippets(model, context) {
    const use = mlxUseOf(model);
    const baseless = isMlxAdapter(model) && mlxBaseOf(model) === undefined;
    if (!use || baseless) return [downloadSnippet(model, context)];
    return [
      {
        ...use(model, context),
        warnings: [
          appleSilicon,
          ...(needsRemoteCode(model) || isFirstKimi(model) || isPlamo2(model) ? [remoteCode] : []),
          ...(model.pipeline_tag === undefined ? [byName] : []),
        ],
      },
    ];
  },
});
