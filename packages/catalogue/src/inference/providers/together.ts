import {
  chat,
  completions,
  dataUrl,
  embeddings,
  fileNameOf,
  imagePromptOf,
  json,
  parametersOf,
  speech,
  textOf,
  transcription,
} from '../request/endpoints.ts';
import { type Call, defineProvider, type EndpointRequest } from './define.ts';
import type { BodyObject } from '../request/request.ts';

/** Together's name for `num_inference_steps` is `steps`. */
function ownParameters(call: Call): BodyObject {
  const { num_inference_steps: steps, ...rest } = parametersOf(call);
  return { ...rest, steps };
}

const picture = (call: Call, body: BodyObject): EndpointRequest => ({
  url: `${call.base}/v1/images/generations`,
  body: json({ ...body, response_format: 'base64', model: call.model }),
  answer: { kind: 'base64', path: ['data', 0, 'b64_json'], file: fileNameOf(call.task) },
});

const video = (call: Call, body: BodyObject): EndpointRequest => ({
  url: `${call.base}/v2/videos`,
  body: json({ ...body, model: call.model }),
  answer: {
    kind: 'job',
    status: { base: `${call.base}/v2/videos/`, from: ['id'], take: 'id', suffix: '' },
    state: ['status'],
    done: 'completed',
    failed: ['failed', 'cancelled'],
    path: ['outputs', 'video_url'],
    file: fileNameOf(call.task),
    secondsBetween: 2,
  },
});

const isKontext = (model: string): boolean => /kontext/i.test(model) && /flux\.1/i.test(model);

/** Together takes the schema directly where others wrap it in another object. */
function ownFormat(given: Call['chat']): Call['chat'] {
  const format = given['response_format'];
  if (typeof format !== 'object' || format === null || !('json_schema' in format)) return given;
  const { json_schema: wrapped } = format;
  if (typeof wrapped !== 'object' || wrapped === null || !('schema' in wrapped)) return given;
  return { ...given, response_format: { type: 'json_schema', schema: wrapped.schema ?? null } };
}

export default defineProvider({
  displayName: 'Together',
  summary: 'Hosted open models for text, images, video and speech.',
  synonyms: ['together ai', 'togetherai', 'together.ai', 'together.xyz'],
  hubOrganisation: 'togethercomputer',
  baseUrl: 'https://api.together.xyz',
  tasks: {
    conversational: chat('v1/chat/completions', ownFormat),
    'automatic-speech-recognition': transcription('v1/audio/transcriptions'),
    'feature-extraction': embeddings('v1/embeddings'),
    'text-generation': completions('v1/completions'),
    'text-to-speech': speech('v1/audio/speech', (model) => (/kokoro/i.test(model) ? 'af_alloy' : undefined)),
    'text-to-image': (call) => picture(call, { prompt: textOf(call), ...ownParameters(call) }),
    'image-to-image': (call) => {
      const { image, prompt } = imagePromptOf(call);
      return picture(call, {
        prompt,
        ...(isKontext(call.model) ? { image_url: dataUrl(image) } : { reference_images: [dataUrl(image)] }),
      });
    },
    'text-to-video': (call) => video(call, { prompt: textOf(call), ...ownParameters(call) }),
    'image-to-video': (call) => {
      const { image, prompt } = imagePromptOf(call);
      return video(call, { prompt, frame_images: [{ input_image: dataUrl(image), frame: 'first' }] });
    },
  },
});
