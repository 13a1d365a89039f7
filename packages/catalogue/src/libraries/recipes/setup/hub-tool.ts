/** @module The hub's command on its own, apart from the packages of a checkout whose versions it would disturb. */
import type { SnippetContext } from '../../../snippets/context.ts';
import { program, type ProgramRequirement } from '../../../snippets/requirement.ts';

export const hubTool = ({ platform }: SnippetContext): ProgramRequirement =>
  program(platform.hubCommand, { tool: platform.hubPackage });
