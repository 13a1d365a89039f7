/** @module Chats with the `openai` package. */
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import { plainBody } from '../../request/request.ts';
import { anyError, environment, shown, token } from '../../recipes/python/parts.ts';

export default defineClient({
  language: 'python',
  rank: 10,
  print: ({ task, request, call }) => {
    if (task !== 'conversational' || request.body.kind !== 'json') return undefined;
    const body = plainBody(request.body.value);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    const headers =
      Object.keys(request.headers).length === 0 ? py.none : py`default_headers=${request.headers},`;
    const args = Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [py`${py.identifier(name)}=${value},`],
    );
    const run = call.stream
      ? py`
          for chunk in client.chat.completions.create(
              ${py.join(args)}
          ):
              if chunk.choices:
                  ${shown(call)}
          print()
        `
      : py`
          completion = client.chat.completions.create(
              ${py.join(args)}
          )
          print(completion.choices[0].message)
        `;
    return {
      install: [pip('openai')],
      code: py.join(
        [
          environment(request.credential),
          call.stream
            ? py`from openai import APIStatusError, OpenAI`
            : py`from openai import APIError, APIStatusError, OpenAI`,
          py`
            client = OpenAI(
                base_url=${request.url.replace(/\/chat\/completions$/, '')},
                api_key=${token(request.credential)},
                ${headers}
            )

            try:
                ${run}
            except APIStatusError as error:
                raise SystemExit(error.response.text)
            ${call.stream ? anyError : py`except APIError as error:`}
                raise SystemExit(str(error))
          `,
        ],
        '\n\n',
      ),
    };
  },
});
