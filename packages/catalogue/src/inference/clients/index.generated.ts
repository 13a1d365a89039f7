/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { ClientDefinition } from './define.ts';
import javascriptFetchClientDefinition from './javascript/fetch.ts';
import javascriptHuggingfaceJsClientDefinition from './javascript/huggingface.js.ts';
import javascriptOpenaiClientDefinition from './javascript/openai.ts';
import pythonFalClientClientDefinition from './python/fal_client.ts';
import pythonHuggingfaceHubClientDefinition from './python/huggingface_hub.ts';
import pythonOpenaiClientDefinition from './python/openai.ts';
import pythonRequestsClientDefinition from './python/requests.ts';
import shellCurlClientDefinition from './shell/curl.ts';

export const clients = {
  'javascript/fetch': javascriptFetchClientDefinition,
  'javascript/huggingface.js': javascriptHuggingfaceJsClientDefinition,
  'javascript/openai': javascriptOpenaiClientDefinition,
  'python/fal_client': pythonFalClientClientDefinition,
  'python/huggingface_hub': pythonHuggingfaceHubClientDefinition,
  'python/openai': pythonOpenaiClientDefinition,
  'python/requests': pythonRequestsClientDefinition,
  'shell/curl': shellCurlClientDefinition,
} as const satisfies Record<string, ClientDefinition>;

export type ClientKey = keyof typeof clients;
