/** @module Hub access for containers: passes the reader's environment variables on without writing their values. */
import { type Code, sh } from '../../code/index.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/access.ts';

export function dockerVariables(context: SnippetContext): Code<'shell'> {
  const { tokenVariable, endpointVariable } = context.platform;
  const token = sh`-e ${sh.identifier(tokenVariable)}`;
  return isOtherHub(context) ? sh`${token} -e ${sh.identifier(endpointVariable)}` : token;
}
