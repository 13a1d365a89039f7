/** @module Client: the hub's Python package. */
import { oncePerData } from '../../../code/core/memory.ts';
import type { Code, Value } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Invocation } from '../../request/build.ts';
import { billedTo, defineClient } from '../define.ts';
import type { Inputs } from '../../request/inputs.ts';
import { partsOf, sdkFileOf } from '../../request/parts.ts';
import { type Parts, plainBody } from '../../request/request.ts';
import {
  anyError,
  chatCompletion,
  environment,
  partName,
  sampleFetch,
  sampleImport,
  save,
  stepsNote,
  token,
} from '../../recipes/python/parts.ts';

/** Tasks without a client method, or sent in a form that services do not accept. */
const without = new Set([
  'image-text-to-image',
  'image-text-to-video',
  'tabular-classification',
  'tabular-regression',
  'text-to-audio',
]);
/** Tasks of a provider that the client does not support. */
const withoutAt: Readonly<Record<string, readonly string[]>> = {
  deepinfra: ['text-to-image'],
  'fal-ai': ['audio-to-audio'],
  groq: ['text-generation'],
  'hf-inference': ['image-to-video', 'text-to-video'],
  ovhcloud: ['text-generation'],
  scaleway: ['text-generation'],
  together: ['automatic-speech-recognition'],
  'zai-org': ['image-to-text'],
};
/** Tasks whose method would send `model` as a parameter: the model is set on the client instead. */
const toldToClient = new Set(['table-question-answering']);
/** Methods that return an image object instead of bytes. */
const pictures = new Set(['text-to-image', 'image-to-image']);

const one = (value: Value<'python'>): Code<'python'> => py`${value},`;

/** Arguments of a method, in its order and with its names. */
function args(inputs: Inputs): readonly Code<'python'>[] {
  switch (inputs.kind) {
    case 'chat':
      return [];
    case 'text':
      return [
        one(inputs.text),
        ...Object.entries(inputs.parameters ?? {}).map(
          ([name, value]) => py`${py.identifier(name)}=${value},`,
        ),
      ];
    case 'file':
      return [one(inputs.file)];
    case 'image-prompt':
      return [one(inputs.image), py`prompt=${inputs.prompt},`];
    case 'labelled-text':
      return [one(inputs.text), py`candidate_labels=${inputs.labels},`];
    case 'labelled-image':
      return [one(inputs.image), py`candidate_labels=${inputs.labels},`];
    case 'question':
      return [py`question=${inputs.question},`, py`context=${inputs.context},`];
    case 'document':
      return [one(inputs.image), py`question=${inputs.question},`];
    case 'table':
      return [py`query=${inputs.query},`, py`table=${inputs.table},`];
    case 'columns':
      return [one(inputs.data)];
    case 'similarity':
      return [one(inputs.source), py`other_sentences=${inputs.sentences},`];
    case 'pairs':
      return [];
  }
}

/** Samples repeat from model to model, and so does the code for them. */
const joinedArgs = oncePerData((inputs: Inputs) => py.join(args(inputs)));

/** Chat through the router names the provider in the model; all other calls, automatic ones included, name it here. */
const namesProvider = ({ task, call, options, provider }: Invocation): boolean =>
  options.endpointUrl === undefined && (task !== 'conversational' || call.direct || provider === 'auto');

/** Called directly, Fireworks would receive the schema in a client-specific form. */
const rewritesSchema = ({ provider, call }: Invocation): boolean =>
  provider === 'fireworks-ai' && call.direct && call.chat['response_format'] !== undefined;

function chatCode(invocation: Invocation, named: Code<'python'>): Code<'python'> | undefined {
  if (rewritesSchema(invocation)) return undefined;
  const { request, call } = invocation;
  const body = request.body.kind === 'json' ? plainBody(request.body.value) : undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = Object.entries(body).flatMap(([name, value]) =>
    value === undefined || name === 'model' ? [] : [py`${py.identifier(name)}=${value},`],
  );
  return chatCompletion(call, [named, ...fields]);
}

/** Fields that a provider needs besides the inputs and that the client does not add. */
function extra({ request: { body } }: Invocation): Code<'python'> {
  const voice = body.kind === 'json' ? body.value['voice'] : undefined;
  return typeof voice === 'string' ? py`extra_body=${{ voice }},` : py.none;
}

/** Whether the client supports the call; an automatic call needs a provider for which it does. */
function canSend({ task, call, candidates }: Invocation): boolean {
  if (without.has(task) || call.inputs.kind === 'pairs') return false;
  // It omits the adapter for WaveSpeed, and rejects an image with a single label.
  const has = candidates.some(
    (id) => !(withoutAt[id]?.includes(task) ?? false) && !(id === 'wavespeed' && call.lora),
  );
  if (!has) return false;
  return call.inputs.kind !== 'labelled-image' || call.inputs.labels.length > 1;
}

/** The client decodes a mask to an image, and sound to bytes. */
const savedPart = (parts: Parts): Code<'python'> =>
  parts.field === 'mask'
    ? py`part.mask.save(${partName(parts)})`
    : py`
        with open(${partName(parts)}, "wb") as output:
            output.write(part.blob)
      `;

function taskCode(invocation: Invocation, named: Code<'python'>): Code<'python'> | undefined {
  if (!canSend(invocation)) return undefined;
  const { task, call, request } = invocation;
  const callCode = py`
    client.${py.identifier(task.replaceAll('-', '_'))}(
        ${joinedArgs(call.inputs)}
        ${extra(invocation)}
        ${named}
    )
  `;
  const parts = partsOf(task, request.answer);
  if (parts)
    return py`
      parts = ${callCode}
      for index, part in enumerate(parts):
          ${savedPart(parts)}
          print(part.label, ${partName(parts)})
    `;
  const file = sdkFileOf(task, request.answer);
  if (pictures.has(task) && file !== undefined)
    return py`
      ${stepsNote(call)}
      image = ${callCode}
      image.save(${file})
      print(${`Saved ${file}`})
    `;
  if (file !== undefined)
    return py`
      result = ${callCode}
      ${save(file, py`result`)}
    `;
  return py`print(${callCode})`;
}

/** The hub id, which the client resolves itself; chat through the router or at OpenAI needs the final model name. */
function modelArgument({ task, call, options, provider }: Invocation): Code<'python'> {
  if (task === 'conversational' && (!call.direct || provider === 'openai')) return py`model=${call.model},`;
  return options.endpointUrl === undefined ? py`model=${call.hubModel},` : py.none;
}

/** Exits with the service's error message, without a stack trace. */
const caught = (body: Code<'python'>, anyFailure: boolean): Code<'python'> => py`
  try:
      ${body}
  ${anyFailure ? anyError : py`except HfHubHTTPError as error:`}
      raise SystemExit(str(error))
`;

export default defineClient({
  language: 'python',
  rank: 20,
  looksUpProvider: true,
  print: (invocation) => {
    const { task, call, request, options, platform, provider, clientChooses } = invocation;
    const named = modelArgument(invocation);
    const body =
      task === 'conversational'
        ? chatCode(invocation, named)
        : taskCode(invocation, toldToClient.has(task) ? py.none : named);
    if (!body) return undefined;
    const errorHandling = options.errorHandling === true;
    // Later downloads fail with the errors of the HTTP package that the client uses internally.
    const anyFailure =
      clientChooses || call.stream || request.answer.kind === 'job' || request.answer.kind === 'link';
    const needsPillow = pictures.has(task) || task === 'image-segmentation';
    const billTo = billedTo(invocation);
    return {
      install: [
        pip(platform.hubPackage),
        ...(needsPillow ? [pip('pillow')] : []),
        ...(task === 'feature-extraction' ? [pip('numpy')] : []),
      ],
      code: py.join(
        [
          py.join([environment(request.credential), sampleImport(invocation)]),
          py`
            from ${py.identifier(platform.hubPackage)} import InferenceClient
            ${errorHandling && !anyFailure ? py`from ${py.identifier(platform.hubPackage)}.errors import HfHubHTTPError` : py.none}
          `,
          sampleFetch(invocation),
          py`
            client = InferenceClient(
                ${namesProvider(invocation) ? py`provider=${provider},` : py.none}
                ${toldToClient.has(task) ? named : py.none}
                ${options.endpointUrl === undefined ? py.none : py`base_url=${options.endpointUrl},`}
                api_key=${token(request.credential)},
                ${billTo === undefined ? py.none : py`bill_to=${billTo},`}
            )

            ${errorHandling ? caught(body, anyFailure) : body}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
