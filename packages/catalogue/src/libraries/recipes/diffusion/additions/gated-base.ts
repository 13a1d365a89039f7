/** @module Pipelines on a base that asks for a log-in. */
import { isGatedId } from '../../../../records/known-gated.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { withBaseAccess } from '../../setup/gated-base.ts';

/** Makers of pictures and films that only accounts read that have accepted their terms. */
const gatedBase =
  /^(?:black-forest-labs\/FLUX\.(?:1-|2-(?:dev|klein-(?:base-)?9b))|krea\/Krea-2-|Lightricks\/LTX-2\.5-|stabilityai\/stable-diffusion-3)/i;

/** The example, after a step that logs in if its base needs one and the record does not. */
export const withPipelineAccess = (
  snippet: Snippet,
  base: string,
  model: ModelRecord,
  context: SnippetContext,
): readonly Snippet[] =>
  withBaseAccess(snippet, base, model, context, gatedBase.test(base) || isGatedId(base));
