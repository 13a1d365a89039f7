/** @module Notices for spaces without a snippet. */
import type { Notice } from '../errors.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { type Sdk, sdkOf } from './sdk.ts';
import type { SpaceRecord } from '../records/space.ts';

export const noAddress = ({ platform }: SnippetContext): Notice => ({
  code: 'no-space-address',
  message: `The URL at which ${platform.name} runs this space is unknown.`,
});

const madeWith: Readonly<Record<Sdk, string>> = {
  gradio: 'Gradio',
  docker: 'Docker',
  static: 'files alone',
  streamlit: 'Streamlit',
};

/** Only Gradio provides an API for every app. */
export function noCall(space: SpaceRecord): Notice {
  const sdk = sdkOf(space);
  return {
    code: 'no-space-call',
    message:
      sdk === undefined
        ? 'The record does not say what the space is made with, so no way to call it is known.'
        : `The space is made with ${madeWith[sdk]}: only spaces made with Gradio have an interface to call.`,
  };
}
