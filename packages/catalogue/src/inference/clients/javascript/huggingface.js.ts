/** @module Client: the hub's JavaScript package. */
import { keepData, oncePerData } from '../../../code/core/memory.ts';
import type { Code, Value } from '../../../code/index.ts';
import { js } from '../../../code/languages/javascript.ts';
import { npm } from '../../../snippets/requirement.ts';
import { type Invocation, isQueued } from '../../request/build.ts';
import { billedTo, defineClient } from '../define.ts';
import { mediaTypeOf } from '../../request/media-types.ts';
import type { Inputs } from '../../request/inputs.ts';
import { partsOf, sdkFileOf } from '../../request/parts.ts';
import { plainBody } from '../../request/request.ts';
import { printed, sampleFetch, savedParts, shown, stepsNote, token } from '../../recipes/javascript/parts.ts';
import { guarded } from '../../recipes/javascript/sdk-error.ts';

const methods: Readonly<Record<string, string>> = {
  'audio-classification': 'audioClassification',
  'audio-to-audio': 'audioToAudio',
  'automatic-speech-recognition': 'automaticSpeechRecognition',
  'document-question-answering': 'documentQuestionAnswering',
  'feature-extraction': 'featureExtraction',
  'fill-mask': 'fillMask',
  'image-classification': 'imageClassification',
  'image-segmentation': 'imageSegmentation',
  'image-text-to-image': 'imageTextToImage',
  'image-text-to-video': 'imageTextToVideo',
  'image-to-image': 'imageToImage',
  'image-to-text': 'imageToText',
  'image-to-video': 'imageToVideo',
  'object-detection': 'objectDetection',
  'question-answering': 'questionAnswering',
  'sentence-similarity': 'sentenceSimilarity',
  summarization: 'summarization',
  'table-question-answering': 'tableQuestionAnswering',
  'tabular-classification': 'tabularClassification',
  'tabular-regression': 'tabularRegression',
  'text-classification': 'textClassification',
  'text-generation': 'textGeneration',
  'text-to-audio': 'textToAudio',
  'text-to-image': 'textToImage',
  'text-to-speech': 'textToSpeech',
  'text-to-video': 'textToVideo',
  'token-classification': 'tokenClassification',
  translation: 'translation',
  'visual-question-answering': 'visualQuestionAnswering',
  'zero-shot-classification': 'zeroShotClassification',
  'zero-shot-image-classification': 'zeroShotImageClassification',
};

/** Tasks that the client rejects for a provider, sends in a form that it does not read, or whose answer it rejects. */
const withoutAt: Readonly<Record<string, readonly string[]>> = {
  'hf-inference': [
    'image-text-to-image',
    'image-text-to-video',
    'image-to-text',
    'image-to-video',
    'text-to-video',
    'zero-shot-image-classification',
  ],
  // It sends the hub's input format to a chat route.
  groq: ['text-generation'],
  novita: ['text-generation'],
  scaleway: ['text-generation'],
  together: ['text-generation'],
};

/** Audio types that the client accepts for Fal. */
const falRecordings = new Set(['audio/mpeg', 'audio/wav', 'audio/webm']);

/** Files are passed to the client as blobs with a type. */
const blob = (file: string): Code<'javascript'> =>
  js`new Blob([await readFile(${file})], { type: ${mediaTypeOf(file)} })`;

/** Samples repeat from model to model, and so does the code for them. */
const args = oncePerData((inputs: Inputs): Arguments => {
  const { parameters, ...others } = argumentsFor(inputs);
  return {
    ...others,
    ...(typeof parameters === 'object' && parameters !== null && { parameters: keepData(parameters) }),
  };
});

type Arguments = Readonly<Record<string, Value<'javascript'> | undefined>>;

function argumentsFor(inputs: Inputs): Arguments {
  switch (inputs.kind) {
    case 'chat':
      return {};
    case 'text':
      return { inputs: inputs.text, parameters: inputs.parameters };
    case 'file':
      return { inputs: blob(inputs.file) };
    case 'image-prompt':
      return { inputs: blob(inputs.image), parameters: { prompt: inputs.prompt } };
    case 'labelled-text':
      return { inputs: inputs.text, parameters: { candidate_labels: inputs.labels } };
    case 'labelled-image':
      return { inputs: { image: blob(inputs.image) }, parameters: { candidate_labels: inputs.labels } };
    case 'question':
      return { inputs: { question: inputs.question, context: inputs.context } };
    case 'document':
      return { inputs: { image: blob(inputs.image), question: inputs.question } };
    case 'table':
      return { inputs: { query: inputs.query, table: inputs.table } };
    case 'columns':
      return { inputs: { data: inputs.data } };
    case 'similarity':
      return { inputs: { source_sentence: inputs.source, sentences: inputs.sentences } };
    case 'pairs':
      return {};
  }
}

const readsFile = (inputs: Inputs): boolean =>
  ['file', 'image-prompt', 'labelled-image', 'document'].includes(inputs.kind);

/** Target of the call: chat through the router names the provider in the model, all other calls in a separate field. */
function target({ task, call, provider, options }: Invocation): Readonly<Record<string, string | undefined>> {
  if (task === 'conversational' && !call.direct && options.endpointUrl === undefined)
    return { ...(provider === 'auto' && { provider }), model: call.model };
  if (task === 'conversational' && !call.direct) return { model: call.model };
  if (options.endpointUrl !== undefined) return {};
  return { provider, model: call.hubModel };
}

/** The client rejects OpenAI models whose id does not start with its name. */
const isForeign = ({ provider, call }: Invocation): boolean =>
  provider === 'openai' && !call.hubModel.startsWith('openai/');

function run(invocation: Invocation): Code<'javascript'> | undefined {
  const { task, call, request, platform, provider, candidates } = invocation;
  // By default the client retries without limit while a service returns 503.
  const billTo = billedTo(invocation);
  const settings =
    billTo === undefined ? js`{ retry_on_error: false }` : js`${{ billTo, retry_on_error: false }}`;
  if (task === 'conversational') {
    if (request.body.kind !== 'json' || isForeign(invocation)) return undefined;
    const { model: _model, stream: _stream, ...rest } = request.body.value;
    const body = { ...target(invocation), ...Object(plainBody(rest)) };
    return call.stream
      ? js`
          const stream = client.chatCompletionStream(${body}, ${settings});
          for await (const chunk of stream) {
            ${shown(js`chunk.choices[0]?.delta`, call)}
          }
          console.log();
        `
      : js`
          const completion = await client.chatCompletion(${body}, ${settings});
          ${printed(call)}
        `;
  }
  const method = methods[task];
  if (method === undefined || platform.inferencePackage === '' || call.inputs.kind === 'pairs')
    return undefined;
  if (candidates.every((id) => withoutAt[id]?.includes(task) ?? false)) return undefined;
  const recording = call.inputs.kind === 'file' && call.inputs.mediaType.startsWith('audio/');
  if (provider === 'fal-ai' && recording && !falRecordings.has(mediaTypeOf(call.inputs.file)))
    return undefined;
  const callCode = js`client.${js.identifier(method)}(${{ ...target(invocation), ...args(call.inputs) }}, ${settings})`;
  const parts = partsOf(task, request.answer);
  if (parts)
    return js`
      const parts = await ${callCode};
      ${savedParts(parts)}
    `;
  const file = sdkFileOf(task, request.answer);
  if (file === undefined) return js`console.log(await ${callCode});`;
  return js`
    ${stepsNote(call)}
    const blob = await ${callCode};
    await writeFile(${file}, blob.stream());
    console.log(${`Saved ${file}`});
  `;
}

/** The client polls jobs with timers that do not keep Node running. */
const awake = (): Code<'javascript'> =>
  js`const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for`;

/** Whether the call may start a job that the client then polls. */
const mayQueue = ({ candidates, call, task }: Invocation): boolean =>
  task !== 'conversational' && candidates.some((id) => isQueued(id, call));

export default defineClient({
  language: 'javascript',
  rank: 60,
  looksUpProvider: true,
  print: (invocation) => {
    const { task, call, request, platform, options, sample } = invocation;
    const body = run(invocation);
    if (!body) return undefined;
    const { answer } = request;
    const isSaved = partsOf(task, answer) !== undefined || sdkFileOf(task, answer) !== undefined;
    const saves = isSaved || sample !== undefined;
    const names = [...(readsFile(call.inputs) ? [js`readFile`] : []), ...(saves ? [js`writeFile`] : [])];
    const files =
      names.length === 0 ? js.none : js`import { ${js.join(names, ', ')} } from "node:fs/promises";`;
    const settings =
      options.endpointUrl === undefined ? js.none : js`, ${{ endpointUrl: options.endpointUrl }}`;
    const queues = mayQueue(invocation);
    return {
      install: [npm(platform.inferencePackage)],
      code: js.join(
        [
          js`
            ${files}
            import { InferenceClient } from ${platform.inferencePackage};
          `,
          sampleFetch(invocation),
          js`
            const client = new InferenceClient(${token(request.credential)}${settings});

            ${queues ? awake() : js.none}
            ${guarded(body, options.errorHandling === true)}
            ${queues ? js`clearInterval(awake);` : js.none}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
