/** @module Code that calls a hosted model, in the peer's three languages. */
import {
  CatalogueError,
  inferenceOptionFields,
  type InferenceOptions,
  inferenceSnippets,
  isChat,
  readModel,
  widgetInputs,
} from '@loadout/catalogue';
import { type ChatMessage, toMessage } from './messages.ts';
import type { ModelDataMinimal } from './model-data.ts';

export const inferenceSnippetLanguages = ['python', 'js', 'sh'] as const;
export type InferenceSnippetLanguage = (typeof inferenceSnippetLanguages)[number];

export interface InferenceSnippet {
  language: InferenceSnippetLanguage;
  client: string;
  content: string;
}

export type SnippetInferenceProvider = string;

export type InferenceSnippetOptions = {
  streaming?: boolean;
  billTo?: string;
  accessToken?: string;
  directRequest?: boolean;
  endpointUrl?: string;
  inputs?: Record<string, unknown>;
} & Record<string, unknown>;

export const HF_HUB_INFERENCE_PROXY_TEMPLATE = 'https://router.huggingface.co/{{PROVIDER}}';

const router = (provider: string): string =>
  HF_HUB_INFERENCE_PROXY_TEMPLATE.replace('{{PROVIDER}}', () => provider);

export const openAIbaseUrl = (provider: SnippetInferenceProvider): string =>
  provider === 'hf-inference' ? `${router(provider)}/v1` : router(provider);

const shortNames: Readonly<Record<string, InferenceSnippetLanguage>> = {
  python: 'python',
  javascript: 'js',
  shell: 'sh',
};

/** The options that the catalogue supports; `inputs` is the body of the request in the peer. */
function readOptions(given: Readonly<Record<string, unknown>>, chat: boolean): Record<string, unknown> {
  const { inputs, ...rest } = given;
  const known = Object.entries(rest).filter(
    ([name, value]) => value !== undefined && Object.hasOwn(inferenceOptionFields, name),
  );
  const options = Object.fromEntries(known);
  if (typeof inputs !== 'object' || inputs === null) return options;
  if (chat && 'messages' in inputs) return { ...options, messages: inputs.messages };
  return { ...options, inputs: 'inputs' in inputs ? inputs.inputs : inputs };
}

/** Options that only a chat takes are ignored for other tasks, as in the peer. */
const chatOnly = ['streaming', 'messages', 'temperature', 'max_tokens', 'top_p'] as const;

/** Empty where no client can make the call. */
export function getInferenceSnippets(
  model: ModelDataMinimal,
  provider: string,
  inferenceProviderMapping?: { readonly providerId: string },
  opts: Record<string, unknown> = {},
): InferenceSnippet[] {
  const chat = isChat(readModel(model).model);
  const options = readOptions(opts, chat);
  if (!chat) for (const name of chatOnly) delete options[name];
  const asked: InferenceOptions = {
    ...options,
    languages: ['python', 'javascript', 'shell'],
    provider,
    ...(inferenceProviderMapping && { providerModelId: inferenceProviderMapping.providerId }),
  };
  try {
    return inferenceSnippets(model, asked).flatMap(({ language, client, code }) => {
      const name = shortNames[language];
      return name === undefined ? [] : [{ language: name, client, content: code.text }];
    });
  } catch (error) {
    if (error instanceof CatalogueError) return [];
    throw error;
  }
}

const noExample = 'There is no example input for this task.';

/** The example input of a task as source text, or as messages for a chat. */
export function getModelInputSnippet(
  model: ModelDataMinimal,
  noWrap = false,
  noQuotes = false,
): string | ChatMessage[] {
  const { pipeline_tag: task = '', mask_token: maskToken } = model;
  const examples = widgetInputs(task, 'en', maskToken === undefined ? {} : { maskToken });
  const chat = examples.find(({ messages }) => messages !== undefined)?.messages;
  if (chat !== undefined) return chat.map(toMessage);
  const [first] = examples;
  if (first === undefined) return noExample;
  const { text, src } = first;
  const single = Object.keys(first).length === 1 ? (text ?? src?.split('/').at(-1)) : undefined;
  if (single === undefined) return JSON.stringify(first, null, noWrap ? 0 : 4);
  return noQuotes ? single : JSON.stringify(single);
}
