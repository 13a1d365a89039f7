/** @module The hub's command in a separate environment, so that it does not change the versions of a checkout. */
import type { SnippetContext } from '../../../snippets/context.ts';
import { program, type ProgramRequirement } from '../../../snippets/requirement.ts';

export const hubTool = ({ platform }: SnippetContext): ProgramRequirement =>
  program(platform.hubCommand, { tool: platform.hubPackage });
