/** @module The package that cleans prompts: some pipelines call it without checking whether it is installed. */
import type { ModelRecord } from '../../../records/model.ts';
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';
import { type DiffusionKind, isPipeline } from './kind.ts';

/** Of Wan, only the pipeline for texts checks it. */
const wan = /(?:^|[-_./])wan[-_.]?\d/i;
const others = /(?:^|[-_./])(?:skyreels-v2|chronoedit|lucy-edit|prx|helios)/i;
const classes = [
  'WanImageToVideoPipeline',
  'WanVideoToVideoPipeline',
  'WanVACEPipeline',
  'WanAnimatePipeline',
  'ChronoEditPipeline',
  'LucyEditPipeline',
];

/** `target` is the repository whose pipeline is loaded. */
export const promptCleaner = (
  model: ModelRecord,
  target: string,
  kind: DiffusionKind,
): readonly PythonRequirement[] =>
  others.test(target) || (wan.test(target) && kind !== 'video') || isPipeline(model, ...classes)
    ? [pip('ftfy')]
    : [];
