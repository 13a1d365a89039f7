/** @module Notices for spaces without a snippet. */
import type { Notice } from '../errors.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { type Sdk, sdkOf } from './sdk.ts';
import type { SpaceRecord } from '../records/space.ts';

export const noAddress = ({ platform }: SnippetContext): Notice => ({
  code: 'no-space-address',
  message: `The URL at which ${platform.name} runs this space is unknown.`,
});

/** Stages in which requests do not start a space, unlike those to a sleeping one. */
const stopped = new Set<unknown>(['NO_APP_FILE', 'CONFIG_ERROR', 'BUILD_ERROR', 'RUNTIME_ERROR', 'PAUSED']);

/** The notice for a space that the hub could not start, or that its authors stopped. */
export function notRunning({ runtime }: SpaceRecord): Notice | undefined {
  const stage = runtime?.['stage'];
  if (!stopped.has(stage)) return undefined;
  return {
    code: 'space-not-running',
    message:
      stage === 'PAUSED'
        ? 'The space is paused: only its authors can start it again.'
        : 'The space does not run: the hub reports an error in it.',
  };
}

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
