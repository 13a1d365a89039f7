/** @module Client: the `openai` package, for chat. */
import { js } from '../../../code/languages/javascript.ts';
import { npm } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import { plainBody } from '../../request/request.ts';
import { printed, shown, token } from '../../recipes/javascript/parts.ts';
import { guarded } from '../../recipes/javascript/sdk-error.ts';

export default defineClient({
  language: 'javascript',
  rank: 50,
  print: ({ task, request, call, options }) => {
    if (task !== 'conversational' || request.body.kind !== 'json') return undefined;
    const headers = Object.keys(request.headers).length === 0 ? undefined : request.headers;
    const body = plainBody(request.body.value);
    const run = call.stream
      ? js`
          const stream = await client.chat.completions.create(${body});
          for await (const chunk of stream) {
            ${shown(js`chunk.choices[0]?.delta`, call)}
          }
          console.log();
        `
      : js`
          const completion = await client.chat.completions.create(${body});
          ${printed(call)}
        `;
    return {
      install: [npm('openai')],
      code: js`
        import OpenAI from "openai";

        const client = new OpenAI(${{
          baseURL: request.url.replace(/\/chat\/completions$/, ''),
          apiKey: token(request.credential),
          defaultHeaders: headers,
        }});

        ${guarded(run, options.errorHandling === true)}
      `,
    };
  },
});
