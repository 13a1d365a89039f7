import { js } from '../../code/index.ts';
import { unknownPipelineTag } from '../../errors.ts';
import { withNamedLanguage } from '../../tasks/named-language.ts';
import { defineLibrary } from '../define.ts';
import { publicHub } from '../../platform.ts';
import { kokoroGraph } from '../recipes/onnx/kokoro.ts';
import { visionChat } from '../recipes/onnx/vision-chat.ts';
import { scriptKind } from '../recipes/transformers/script/kind.ts';
import { scriptPipeline } from '../recipes/transformers/script/pipeline.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { npm } from '../../snippets/requirement.ts';

const unsupportedType = {
  code: 'model-type-unsupported',
  message: 'No pipeline of Transformers.js runs this type of model.',
};

export default defineLibrary({
  prettyLabel: 'Transformers.js',
  synonyms: [
    'transformers js',
    'transformersjs',
    'transformers in the browser',
    'run models in the browser',
    'webgpu',
    'browser inference',
    'javascript transformers',
    'xenova',
  ],
  repoName: 'transformers.js',
  repoUrl: 'https://github.com/huggingface/transformers.js',
  docsUrl: 'https://huggingface.co/docs/hub/transformers-js',
  summary: 'Runs models in the browser and in Node, on ONNX Runtime.',
  filter: true,
  languages: ['javascript', 'shell'],
  tasks: [
    'any-to-any',
    'audio-classification',
    'automatic-speech-recognition',
    'depth-estimation',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'image-classification',
    'image-segmentation',
    'image-text-to-text',
    'image-to-image',
    'image-to-text',
    'object-detection',
    'question-answering',
    'sentence-similarity',
    'summarization',
    'text-classification',
    'text-generation',
    'text-ranking',
    'text-to-audio',
    'text-to-speech',
    'token-classification',
    'translation',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
    'zero-shot-object-detection',
  ],
  refuses: ({ id }) => id === kokoroGraph,
  fits: ({ id }) =>
    /^mistralai\/Ministral-3-[^]+-ONNX$/.test(id) ? 'It is an export for Transformers.js.' : undefined,

  snippets(record, context) {
    const model = withNamedLanguage(record);
    const { platform, revision } = context;
    const elsewhere = platform.hubUrl !== publicHub;
    const chat = visionChat(model, platform, revision);
    const script = chat
      ? { ...chat, title: 'Ask about a picture', imports: js.none, install: [] }
      : scriptPipeline(model, platform, revision);
    if (script === undefined)
      return {
        snippets: [downloadSnippet(model, context)],
        notice: scriptKind(model) === undefined ? unknownPipelineTag : unsupportedType,
      };
    return [
      {
        title: script.title,
        install: [npm('@huggingface/transformers'), ...script.install],
        code: js`
          import { ${elsewhere ? js`env, ${script.names}` : script.names} } from "@huggingface/transformers";
          ${script.imports}

          ${elsewhere ? js`env.remoteHost = ${platform.hubUrl};` : js.none}
          ${script.call}
        `,
      },
    ];
  },
});
