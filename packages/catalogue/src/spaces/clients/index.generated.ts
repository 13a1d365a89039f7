/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { SpaceClient } from '../space-client.ts';
import curlSpaceClient from './curl.ts';
import embedSpaceClient from './embed.ts';
import filesSpaceClient from './files.ts';
import gradioJsSpaceClient from './gradio-js.ts';
import gradioClientSpaceClient from './gradio_client.ts';

export const spaceClients = {
  'curl': curlSpaceClient,
  'embed': embedSpaceClient,
  'files': filesSpaceClient,
  'gradio-js': gradioJsSpaceClient,
  'gradio_client': gradioClientSpaceClient,
} as const satisfies Record<string, SpaceClient>;

export type SpaceClientKey = keyof typeof spaceClients;
