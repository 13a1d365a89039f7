import {
  dataUrl,
  fileNameOf,
  fileOf,
  imagePromptOf,
  json,
  parametersOf,
  textOf,
} from '../request/endpoints.ts';
import { type Call, defineProvider, type Endpoint } from './define.ts';
import { type Answer, type BodyObject, firstIfList, type Unfinished } from '../request/request.ts';

/** A model version has a different route. */
const prediction =
  (input: (call: Call) => BodyObject, answer: (call: Call) => Answer): Endpoint =>
  (call) => {
    const [name = call.model, version] = call.model.split(':');
    const lora = call.adapterWeights === undefined ? {} : { lora_weights: `${call.hubUrl}/${call.hubModel}` };
    return {
      url:
        version === undefined ? `${call.base}/v1/models/${name}/predictions` : `${call.base}/v1/predictions`,
      body: json({ input: { ...input(call), ...lora }, version }),
      answer: answer(call),
    };
  };

/** With `Prefer: wait`, Replicate waits up to a minute; a cold model or a video takes longer. */
const unfinished = ({ base }: Call): Unfinished => ({
  status: { base, from: ['urls', 'get'], take: 'path-of-url', suffix: '' },
  state: 'status',
  pending: ['starting', 'processing'],
  result: 'output',
  secondsBetween: 2,
});

/** Some models return one URL, others a list. */
const linked = (call: Call): Answer => ({
  kind: 'link',
  path: ['output', firstIfList],
  file: fileNameOf(call.task),
  unfinished: unfinished(call),
});

/** The rest of the answer repeats the recording. */
const transcribed = (call: Call): Answer => ({
  kind: 'json',
  path: ['output'],
  unfinished: unfinished(call),
});

export default defineProvider({
  displayName: 'Replicate',
  summary: 'Runs open models behind one prediction API.',
  synonyms: ['replicate api'],
  hubOrganisation: 'replicate',
  baseUrl: 'https://api.replicate.com',
  headers: { Prefer: 'wait' },
  tasks: {
    'automatic-speech-recognition': prediction(
      (call) => ({ audio: dataUrl(fileOf(call).file, fileOf(call).mediaType) }),
      transcribed,
    ),
    'image-to-image': prediction((call) => {
      const { image, prompt } = imagePromptOf(call);
      const picture = dataUrl(image);
      return { image: picture, images: [picture], input_image: picture, input_images: [picture], prompt };
    }, linked),
    'text-to-image': prediction((call) => ({ prompt: textOf(call), ...parametersOf(call) }), linked),
    'text-to-speech': prediction((call) => ({ text: textOf(call), ...parametersOf(call) }), linked),
    'text-to-video': prediction((call) => ({ prompt: textOf(call), ...parametersOf(call) }), linked),
  },
});
