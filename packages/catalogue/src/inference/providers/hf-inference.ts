import { base64, fileNameOf, imagePromptOf, json, parametersOf, textOf } from '../request/endpoints.ts';
import { partsOf } from '../request/parts.ts';
import { type Call, defineProvider, type Endpoint } from './define.ts';
import type { Answer, BodyObject } from '../request/request.ts';
import { trimmed } from '../request/trimmed.ts';

/** The reader's deployment is called at its own URL, whatever the task. */
const address = (call: Call, route = ''): string => (call.endpoint ? call.base : `${call.base}${route}`);

const asJson: Answer = { kind: 'json' };
const saved = (call: Call): Answer => ({ kind: 'bytes', file: fileNameOf(call.task) });
/** The service returns sound as FLAC. */
const sound = (): Answer => ({ kind: 'bytes', file: 'output.flac' });

const inputs =
  (value: (call: Call) => BodyObject, answer: (call: Call) => Answer = () => asJson, route = ''): Endpoint =>
  (call) => ({ url: address(call, route), body: json(value(call)), answer: answer(call) });

const text = (call: Call): BodyObject => {
  const parameters = parametersOf(call);
  return { inputs: textOf(call), ...(Object.keys(parameters).length > 0 && { parameters }) };
};

/** The complete input of a kind, under `inputs`. */
const structured = (call: Call): BodyObject => {
  const { inputs: given } = call;
  switch (given.kind) {
    case 'question':
      return { inputs: { question: given.question, context: given.context } };
    case 'document':
      return { inputs: { image: base64(given.image), question: given.question } };
    case 'table':
      return { inputs: { query: given.query, table: given.table } };
    case 'columns':
      return { inputs: { data: given.data } };
    case 'similarity':
      return { inputs: { source_sentence: given.source, sentences: given.sentences } };
    case 'labelled-text':
      return { inputs: given.text, parameters: { candidate_labels: given.labels } };
    case 'pairs':
      return { inputs: given.pairs };
    case 'labelled-image':
      return { inputs: base64(given.image), parameters: { candidate_labels: given.labels } };
    default:
      return text(call);
  }
};

const bytes: Endpoint = (call) => ({
  url: address(call),
  body:
    call.inputs.kind === 'file'
      ? { kind: 'bytes', file: call.inputs.file, mediaType: call.inputs.mediaType }
      : json(text(call)),
  answer: asJson,
});

/** A file in, a list of files out. */
const separated: Endpoint = (call) => {
  const parts = partsOf(call.task, asJson);
  return { ...bytes(call), answer: { kind: 'json', ...(parts && { parts }) } };
};

const picture = inputs((call) => {
  const { image, prompt } = imagePromptOf(call);
  return { inputs: base64(image), parameters: { prompt } };
}, saved);

/** Appends the chat route, whatever part of it the reader's URL already contains. */
function chatAddress(base: string, ending: string): string {
  const root = trimmed(base);
  if (root.endsWith(ending)) return root;
  return root.endsWith('/v1') ? root + ending : `${root}/v1${ending}`;
}

export default defineProvider({
  displayName: 'HF Inference',
  summary: "The hub's own serverless inference, mostly for smaller models.",
  synonyms: [
    'hugging face inference',
    'hf inference api',
    'serverless inference',
    'huggingface api',
    'inference api',
  ],
  hubOrganisation: 'hf-inference',
  onlyAtEndpoint: ['image-text-to-image', 'image-text-to-video', 'image-to-video', 'text-to-video'],
  tasks: {
    conversational: (call) => ({
      url: chatAddress(call.base, '/chat/completions'),
      body: json({
        model: call.model,
        messages: call.inputs.kind === 'chat' ? call.inputs.messages : [],
        ...call.chat,
        stream: call.stream || undefined,
      }),
      answer: call.stream ? { kind: 'stream' } : asJson,
    }),
    'audio-classification': bytes,
    'audio-to-audio': separated,
    'automatic-speech-recognition': bytes,
    'document-question-answering': inputs(structured),
    'feature-extraction': inputs(text, undefined, '/pipeline/feature-extraction'),
    'fill-mask': inputs(text),
    'image-classification': bytes,
    'image-segmentation': separated,
    'image-text-to-image': picture,
    'image-text-to-video': picture,
    'image-to-image': picture,
    'image-to-text': bytes,
    'image-to-video': picture,
    'object-detection': bytes,
    'question-answering': inputs(structured),
    'sentence-similarity': inputs(structured, undefined, '/pipeline/sentence-similarity'),
    summarization: inputs(text),
    'table-question-answering': inputs(structured),
    'tabular-classification': inputs(structured),
    'tabular-regression': inputs(structured),
    'text-classification': inputs(structured),
    'text-generation': (call) => ({
      url: chatAddress(call.base, '/completions'),
      body: json({ model: call.model, prompt: textOf(call) }),
      answer: asJson,
    }),
    'text-to-audio': inputs(text, sound),
    'text-to-image': inputs(text, saved),
    'text-to-speech': inputs(text, sound),
    'text-to-video': inputs(text, saved),
    'token-classification': inputs(text),
    translation: inputs(text),
    'visual-question-answering': inputs(structured),
    'zero-shot-classification': inputs(structured),
    'zero-shot-image-classification': inputs(structured),
  },
});
