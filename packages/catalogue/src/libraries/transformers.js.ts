import { js } from '../code/index.ts';
import { notices } from '../errors.ts';
import { isConversational } from '../fields.ts';
import { defineLibrary } from '../library.ts';
import { huggingFace } from '../platform.ts';
import { npm } from '../snippets/requirement.ts';
import { sampleImage, sampleText, sampleUrl } from '../snippets/samples.ts';

const imageTasks = new Set([
  'background-removal',
  'depth-estimation',
  'image-classification',
  'image-feature-extraction',
  'image-segmentation',
  'image-to-image',
  'image-to-text',
  'object-detection',
]);
const audioTasks = new Set(['audio-classification', 'automatic-speech-recognition']);

export default defineLibrary({
  prettyLabel: 'Transformers.js',
  repoName: 'transformers.js',
  repoUrl: 'https://github.com/huggingface/transformers.js',
  docsUrl: 'https://huggingface.co/docs/hub/transformers-js',
  summary: 'Runs models in the browser and in Node, on ONNX Runtime.',
  filter: true,
  languages: ['javascript'],
  tasks: [
    'audio-classification',
    'automatic-speech-recognition',
    'depth-estimation',
    'document-question-answering',
    'feature-extraction',
    'fill-mask',
    'image-classification',
    'image-segmentation',
    'image-to-image',
    'image-to-text',
    'object-detection',
    'question-answering',
    'sentence-similarity',
    'summarization',
    'text-classification',
    'text-generation',
    'text-to-audio',
    'text-to-speech',
    'token-classification',
    'translation',
    'visual-question-answering',
    'zero-shot-classification',
    'zero-shot-image-classification',
    'zero-shot-object-detection',
  ],

  snippets(model, { platform, revision }) {
    const task = model.pipeline_tag;
    if (task === undefined) return { notice: notices.unknownPipelineTag };
    const elsewhere = platform.hubUrl !== huggingFace.hubUrl;
    const image = sampleImage(model, platform);
    const pin = revision === undefined ? js.none : js`, ${{ revision }}`;
    const input = () => {
      if (task === 'text-generation' && isConversational(model))
        return js`[{ role: "user", content: ${sampleText(model)} }], { max_new_tokens: 64 }`;
      if (imageTasks.has(task)) return js`${image}`;
      if (audioTasks.has(task)) return js`${sampleUrl(platform, 'speech')}`;
      if (task === 'zero-shot-classification')
        return js`${sampleText(model, 'text-classification')}, ${['travel', 'politics', 'sport']}`;
      if (task.startsWith('zero-shot-')) return js`${image}, ${['animals', 'humans', 'landscape']}`;
      if (task === 'question-answering')
        return js`"Where does Ada work?", "My name is Ada and I work at the tide station in Dover."`;
      if (task === 'document-question-answering')
        return js`${sampleUrl(platform, 'invoice')}, "What is the invoice number?"`;
      return js`${sampleText(model)}`;
    };
    return [
      {
        title: 'Run a pipeline',
        install: [npm('@huggingface/transformers')],
        code: js`
          import { ${elsewhere ? js`env, pipeline` : js`pipeline`} } from "@huggingface/transformers";

          ${elsewhere ? js`env.remoteHost = ${platform.hubUrl};` : js.none}
          const pipe = await pipeline(${task}, ${model.id}${pin});
          const result = await pipe(${input()});
          console.log(result);
        `,
      },
    ];
  },
});
