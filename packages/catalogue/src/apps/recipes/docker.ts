/** @module How a container gets to the hub: the reader's own variables are passed on, never written out. */
import { type Code, sh } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/generate.ts';

export function dockerVariables(context: SnippetContext): Code<'shell'> {
  const { tokenVariable, endpointVariable } = context.platform;
  const token = sh`-e ${sh.identifier(tokenVariable)}`;
  return isOtherHub(context) ? sh`${token} -e ${sh.identifier(endpointVariable)}` : token;
}
