import { js } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { npm } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { spaceAddress } from '../recipes/address.ts';
import { fitsGradio, tokenSteps } from '../recipes/gradio.ts';
import { noAddress } from '../notices.ts';
import { defineSpaceClient } from '../define.ts';

export default defineSpaceClient({
  label: '@gradio/client',
  docsUrl: 'https://www.gradio.app/guides/getting-started-with-the-js-client',
  fits: fitsGradio,
  needsRunning: true,

  snippets(space, context) {
    const source = isOtherHub(context) ? spaceAddress(space, context) : space.id;
    if (source === undefined) return { notice: noAddress(context) };
    const account =
      space.private === true
        ? js`, { token: process.env.${js.identifier(context.platform.tokenVariable)} }`
        : js.none;
    const connect = js`
      import { Client } from "@gradio/client";

      const client = await Client.connect(${source}${account});
    `;
    const install = [npm('@gradio/client')];
    const blocks: readonly Snippet[] = [
      {
        title: 'List the endpoints',
        install,
        code: js`
          ${connect}
          console.dir(await client.view_api(), { depth: 4 });
        `,
      },
      {
        title: 'Call an endpoint with example inputs',
        install,
        code: js`
          ${connect}
          const { named_endpoints } = await client.view_api();
          const [[name, { parameters }]] = Object.entries(named_endpoints).sort(
            ([, one], [, other]) => other.parameters.length - one.parameters.length,
          );
          const inputs = parameters.map((each) =>
            each.parameter_has_default ? each.parameter_default : each.example_input,
          );
          console.log(name, inputs);
          const { data } = await client.predict(name, inputs);
          console.log(data);
        `,
      },
    ];
    return [...tokenSteps(space, context), ...blocks];
  },
});
