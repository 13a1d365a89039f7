/** @module What few pages need: another platform, and the files of a library without a generator. */
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';
import { downloadSnippet } from './hub.ts';
import type { Snippet } from './snippet.ts';

export { readPlatform } from './platform-rules.ts';
export { endpointSteps } from './preparation.ts';

export const downloads = (model: ModelRecord, context: SnippetContext): readonly Snippet[] => [
  downloadSnippet(model, context),
];
