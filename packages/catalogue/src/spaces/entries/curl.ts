import { type Code, sh } from '../../code/index.ts';
import { program } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { spaceAddress } from '../recipes/address.ts';
import { fitsGradio, tokenSteps } from '../recipes/gradio.ts';
import { noAddress } from '../notices.ts';
import { gradioMajor } from '../sdk.ts';
import { defineSpaceClient } from '../define.ts';

const curl = program('curl', { brew: 'curl', apt: 'curl', winget: 'cURL.cURL' });
const jq = program('jq', { brew: 'jq', apt: 'jq', winget: 'jqlang.jq' });

/** Gradio before 4 has no two-step calls; since Gradio 5 the API has a path prefix. */
const firstWithCalls = 4;
const firstWithOwnPath = 5;

/** Lists the API; sets its address. An app of unknown version is asked for the path. */
function apiOf(address: string, major: number | undefined, account: Code<'shell'>) {
  if (major !== undefined) {
    const api = major < firstWithOwnPath ? address : `${address}/gradio_api`;
    return { list: sh`curl -fsS${account} ${`${api}/info`} | jq .named_endpoints`, set: sh`API=${api}` };
  }
  const set = sh`
    HOST=${address}
    API=$HOST$(curl -fsS${account} "$HOST/config" | jq -r '.api_prefix // ""')
  `;
  return {
    list: sh`
      ${set}
      curl -fsS${account} "$API/info" | jq .named_endpoints
    `,
    set,
  };
}

export default defineSpaceClient({
  label: 'curl',
  docsUrl: 'https://www.gradio.app/guides/querying-gradio-apps-with-curl',
  fits: fitsGradio,
  needsRunning: true,

  snippets(space, context) {
    const address = spaceAddress(space, context);
    if (address === undefined) return { notice: noAddress(context) };
    const major = gradioMajor(space);
    if (major !== undefined && major < firstWithCalls)
      return {
        notice: {
          code: 'old-gradio',
          message: `The space runs Gradio ${major}, which plain requests cannot call: use one of the clients.`,
        },
      };
    const account =
      space.private === true
        ? sh` -H ${sh.withVariable('Authorization: Bearer ', context.platform.tokenVariable)}`
        : sh.none;
    const { list, set } = apiOf(address, major, account);
    const blocks: readonly Snippet[] = [
      {
        title: 'List the endpoints',
        install: [curl, jq],
        code: list,
      },
      {
        title: 'Call an endpoint with example inputs',
        install: [curl, jq],
        code: sh`
          ${set}
          curl -fsS${account} "$API/info" |
            jq '.named_endpoints | to_entries | sort_by(-(.value.parameters | length)) | first' > endpoint.json
          NAME=$(jq -r .key endpoint.json)
          jq '{data: .value.parameters | map(if .parameter_has_default then .parameter_default else .example_input end)}' endpoint.json > request.json
          EVENT=$(curl -fsS${account} "$API/call$NAME" -H "Content-Type: application/json" -d @request.json | jq -r .event_id)
          curl -fsSN${account} "$API/call$NAME/$EVENT"
        `,
      },
    ];
    return [...tokenSteps(space, context), ...blocks];
  },
});
