/** @module Repositories that name Diffusers, but have no pipeline that it loads. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { downloadSnippet } from '../../../snippets/hub.ts';
import { withWarnings } from '../../../snippets/result.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';
import { additionOf } from './additions/addition.ts';
import { inDiffusersFormat } from './format.ts';
import { lacksPipeline } from './kind.ts';

/** ControlNets with classes of their own, for a mask or a cut-out picture in more channels. */
const ownControlnet = /^briaai\/BRIA-2\.3-ControlNet-(?:BG-Gen|Erase|Generative-Fill|Inpainting)/i;

/** The hub names the class of every pipeline: without it, loading fails. */
export const isNoPipeline = (model: ModelRecord): boolean =>
  ownControlnet.test(model.id) ||
  (lacksPipeline(model) && additionOf(model) === undefined && inDiffusersFormat(model.id) === model.id);

const noPipeline: Warning = {
  code: 'unknown-type',
  message:
    'Diffusers cannot load this repository: it has no pipeline, but parts of one or files for another program. Its card says which.',
};

export const filesOnly = (model: ModelRecord, context: SnippetContext): Snippet =>
  withWarnings(downloadSnippet(model, context), [noPipeline]);
