import { notices } from '../errors.ts';
import { needsRemoteCode } from '../fields.ts';
import { defineLibrary } from '../library.ts';
import { classesOf, directExample } from '../recipes/transformers-direct.ts';
import { endedPipeline, hasPipeline, pipelineExample } from '../recipes/transformers-pipeline.ts';
import { pip } from '../snippets/requirement.ts';
import type { Snippet } from '../snippets/snippet.ts';
import { remoteCode } from '../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Transformers',
  repoName: 'transformers',
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
    const classes = classesOf(model);
    const custom = needsRemoteCode(model);
    const load = { revision: context.revision, trust_remote_code: custom || undefined };
    const warnings = custom ? [remoteCode] : [];
    const own = pip('transformers', major < 5 ? '<5' : '>=5');
    const snippets: Snippet[] = [];

    if (hasPipeline(task, major)) {
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
        install: [own, pip('torch'), pip('accelerate'), ...needs],
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
