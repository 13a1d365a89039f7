/** @module Chats with the `openai` package. */
import { js } from '../../../code/javascript.ts';
import { npm } from '../../../snippets/requirement.ts';
import type { Client } from '../../client.ts';
import { plainBody } from '../../request.ts';
import { printed, shown, token } from './parts.ts';
import { guarded } from './sdk-error.ts';

export const openaiClient: Client<'javascript'> = {
  language: 'javascript',
  name: 'openai',
  print: ({ task, request, call }) => {
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

        ${guarded(run)}
      `,
    };
  },
};
