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

const madeWith: Readonly<Record<Exclude<Sdk, 'docker'>, string>> = {
  gradio: 'Gradio',
  static: 'files alone',
  streamlit: 'Streamlit',
};

/** Only Gradio provides an API for every app; the one in a container may be made with it. */
function whyNoCall(sdk: Sdk | undefined): string {
  switch (sdk) {
    case undefined:
      return 'The record does not say what the space is made with, so no way to call it is known.';
    case 'docker':
      return 'The record does not say whether the app in the container can be called. If it is made with Gradio, gradio_client can call it.';
    default:
      return `The space is made with ${madeWith[sdk]}: only spaces made with Gradio have an interface to call.`;
  }
}

export const noCall = (space: SpaceRecord): Notice => ({
  code: 'no-space-call',
  message: whyNoCall(sdkOf(space)),
});
