/** @module The package that cleans prompts: some pipelines call it without checking whether it is installed. */
import { pip, type PythonRequirement } from '../../../snippets/requirement.ts';
import type { DiffusionKind } from './kind.ts';

/** Of Wan, only the pipeline for texts checks it. `target` is the repository whose pipeline is loaded. */
export const promptCleaner = (target: string, kind: DiffusionKind): readonly PythonRequirement[] =>
  (kind === 'video' ? /skyreels-v2/i : /skyreels-v2|chronoedit|lucy-edit|(?:^|[^a-z])wan[-_.]?\d/i).test(
    target,
  )
    ? [pip('ftfy')]
    : [];
