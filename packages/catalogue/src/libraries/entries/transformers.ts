import { notices } from '../../errors.ts';
import { needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { type GgufChoice, ggufChoice } from '../recipes/gguf/choice.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { tokenizer } from '../recipes/transformers/classes.ts';
import { classesOf, directExample } from '../recipes/transformers/direct.ts';
import { endedPipeline, hasPipeline, pipelineExample } from '../recipes/transformers/pipeline.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { remoteCode } from '../../snippets/warnings.ts';

const unpacked: Warning = {
  code: 'hardware',
  message: 'Transformers unpacks GGUF weights: it needs the memory of the model in full precision.',
};

/** The file to load where a language model comes as GGUF only; other kinds of model cannot be loaded from it. */
function ggufOf(model: ModelRecord, context: SnippetContext): GgufChoice | undefined {
  const named = classesOf(model)?.model ?? 'AutoModelForCausalLM';
  return named === 'AutoModelForCausalLM' && isGgufOnly(model) ? ggufChoice(model, context) : undefined;
}

export default defineLibrary({
  prettyLabel: 'Transformers',
  repoName: '🤗/transformers',
  repoUrl: 'https://github.com/huggingface/transformers',
  docsUrl: 'https://huggingface.co/docs/hub/transformers',
  summary: 'Model definitions for text, vision, audio and multimodal models, with pipelines to run them.',
  filter: true,
  languages: ['python'],
  tasks: [
    'any-to-any',
    'audio-classification',
    'audio-text-to-text',
    'automatic-speech-recognition',
    'depth-estimation',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'graph-ml',
    'image-classification',
    'image-feature-extraction',
    'image-segmentation',
    'image-text-to-text',
    'image-to-image',
    'image-to-text',
    'keypoint-detection',
    'mask-generation',
    'multiple-choice',
    'object-detection',
    'question-answering',
    'reinforcement-learning',
    'summarization',
    'table-question-answering',
    'table-to-text',
    'tabular-to-text',
    'text-classification',
    'text-generation',
    'text-ranking',
    'text-to-audio',
    'text-to-speech',
    'token-classification',
    'translation',
    'video-classification',
    'video-text-to-text',
    'visual-document-retrieval',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
    'zero-shot-object-detection',
  ],
  fits: (model) =>
    model.transformersInfo?.auto_model === undefined
      ? undefined
      : 'Its config names a class of Transformers.',

  snippets(model, context) {
    const major = context.versions['transformers'] ?? 5;
    const task = model.pipeline_tag;
    const gguf = ggufOf(model, context);
    const classes = gguf ? { model: 'AutoModelForCausalLM', processor: tokenizer } : classesOf(model);
    const custom = needsRemoteCode(model);
    const load = {
      revision: context.revision,
      trust_remote_code: custom || undefined,
      gguf_file: gguf?.file,
    };
    const warnings = [...(custom ? [remoteCode] : []), ...(gguf ? [unpacked, ...gguf.warnings] : [])];
    const own = pip('transformers', major < 5 ? '<5' : '>=5');
    const snippets: Snippet[] = [];

    // A pipeline cannot be told which file to take.
    if (!gguf && hasPipeline(task, major)) {
      const { code, needs, warnings: more } = pipelineExample(model, context, task, load);
      snippets.push({
        title: 'Use a pipeline',
        code,
        install: [own, pip('torch'), ...needs],
        warnings: [...warnings, ...more],
      });
    }
    if (classes) {
      const { code, needs } = directExample(model, context, classes, load);
      const ended = major >= 5 && endedPipeline(task);
      snippets.push({
        title: 'Load the model directly',
        code,
        install: [own, pip('torch'), pip('accelerate'), ...(gguf ? [pip('gguf')] : []), ...needs],
        warnings: ended
          ? [
              ...warnings,
              {
                code: 'deprecated',
                message: `Transformers 5 has no pipeline for ${task}: load the model directly, or install transformers<5.`,
              },
            ]
          : warnings,
      });
    }
    return snippets.length > 0 ? snippets : { notice: notices.modelTypeUnknown };
  },
});
