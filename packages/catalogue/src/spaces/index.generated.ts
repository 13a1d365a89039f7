/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { SpaceClient } from './define.ts';
import curlSpaceClient from './entries/curl.ts';
import embedSpaceClient from './entries/embed.ts';
import filesSpaceClient from './entries/files.ts';
import gradioJsSpaceClient from './entries/gradio-js.ts';
import gradioClientSpaceClient from './entries/gradio_client.ts';

export const spaceClients = {
  'curl': curlSpaceClient,
  'embed': embedSpaceClient,
  'files': filesSpaceClient,
  'gradio-js': gradioJsSpaceClient,
  'gradio_client': gradioClientSpaceClient,
} as const satisfies Record<string, SpaceClient>;

export type SpaceClientKey = keyof typeof spaceClients;
