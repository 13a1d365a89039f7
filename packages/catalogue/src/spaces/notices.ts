/** @module Why there is nothing to show for a space, in one wording. */
import type { Notice } from '../errors.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { sdkNames, sdkOf } from './sdk.ts';
import type { SpaceRecord } from './space.ts';

export const noAddress = ({ platform }: SnippetContext): Notice => ({
  code: 'no-space-address',
  message: `It is not known at which address ${platform.name} runs this space.`,
});

/** Only Gradio gives every app an interface that can be called. */
export function noCall(space: SpaceRecord): Notice {
  const sdk = sdkOf(space);
  return {
    code: 'no-space-call',
    message:
      sdk === undefined
        ? 'The record does not say what the space is made with, so there is no way known to call it.'
        : `The space is made with ${sdkNames[sdk]}, which has no interface to call: only Gradio spaces do.`,
  };
}
