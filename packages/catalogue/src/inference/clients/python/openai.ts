/** @module Client: the `openai` package, for chat. */
import type { Code } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import { plainBody } from '../../request/request.ts';
import { anyError, chatCompletion, environment, token } from '../../recipes/python/parts.ts';

const importedNames = (stream: boolean, errorHandling: boolean): readonly Code<'python'>[] => {
  if (!errorHandling) return [py`OpenAI`];
  return stream ? [py`APIStatusError`, py`OpenAI`] : [py`APIError`, py`APIStatusError`, py`OpenAI`];
};

/** Exits with the service's error message, without a stack trace. */
const caught = (run: Code<'python'>, stream: boolean): Code<'python'> => py`
  try:
      ${run}
  except APIStatusError as error:
      raise SystemExit(error.response.text)
  ${stream ? anyError : py`except APIError as error:`}
      raise SystemExit(str(error))
`;

export default defineClient({
  language: 'python',
  rank: 10,
  print: ({ task, request, call, options }) => {
    if (task !== 'conversational' || request.body.kind !== 'json') return undefined;
    const errorHandling = options.errorHandling === true;
    const body = plainBody(request.body.value);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
    const headers =
      Object.keys(request.headers).length === 0 ? py.none : py`default_headers=${request.headers},`;
    const args = Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [py`${py.identifier(name)}=${value},`],
    );
    const run = chatCompletion(call, args);
    return {
      install: [pip('openai')],
      code: py.join(
        [
          environment(request.credential),
          py`from openai import ${py.join(importedNames(call.stream, errorHandling), ', ')}`,
          py`
            client = OpenAI(
                base_url=${request.url.replace(/\/chat\/completions$/, '')},
                api_key=${token(request.credential)},
                ${headers}
            )

            ${errorHandling ? caught(run, call.stream) : run}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
