/** @module Calls of Fal with its own package: only Fal, only with Fal's own key. */
import type { Code } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import { embeddedFile } from '../../request/request.ts';
import { access, bodyLiteral, download, save } from '../../recipes/python/parts.ts';

/** The result: fetched where the answer names it, decoded where it holds it as a data URL. */
const saved = (url: Code<'python'>, file: string, inline: boolean): Code<'python'> =>
  inline ? save(file, py`base64.b64decode(${url}.split(",")[1])`) : download(url, file);

export default defineClient({
  language: 'python',
  rank: 30,
  print: ({ provider, call, request }) => {
    const { answer, body } = request;
    if (provider !== 'fal-ai' || !call.direct || body.kind !== 'json') return undefined;
    const file = embeddedFile(body.value);
    const path = answer.kind === 'job' || answer.kind === 'link' ? answer : undefined;
    const inline = answer.kind === 'job' && answer.inline === true;
    const headers = Object.keys(request.headers).length === 0 ? py.none : py`headers=${request.headers},`;
    const key = request.credential.value;
    const client = key === undefined ? py`fal_client` : py`fal_client.SyncClient(key=${key})`;
    return {
      install: [pip('fal-client'), ...(path && !inline ? [pip('requests')] : [])],
      code: py.join(
        [
          py.join([file ? py`import base64` : py.none, key === undefined ? py`import os` : py.none]),
          py.join([py`import fal_client`, path && !inline ? py`import requests` : py.none]),
          py`
            ${key === undefined ? py`os.environ["FAL_KEY"] = os.environ[${request.credential.variable}]` : py.none}
            ${
              file
                ? py`
                    with open(${file.file}, "rb") as file:
                        data = base64.b64encode(file.read()).decode()
                  `
                : py.none
            }
            try:
                answer = ${client}.${py.identifier(answer.kind === 'job' ? 'subscribe' : 'run')}(
                    ${call.model},
                    arguments=${bodyLiteral(body.value)},
                    ${headers}
                )
            except fal_client.FalClientHTTPError as error:
                raise SystemExit(error.message)
            ${path ? saved(access(py`answer`, path.path), path.file, inline) : py`print(answer)`}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
