/** @module Client: Fal's Python package, which calls Fal directly with a Fal key. */
import type { Code } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { defineClient } from '../define.ts';
import type { Invocation } from '../../request/build.ts';
import { embeddedFile } from '../../request/request.ts';
import {
  access,
  bodyLiteral,
  download,
  retrieved,
  retrieveImport,
  sampleFetch,
  stepsNote,
} from '../../recipes/python/parts.ts';

const saved = (url: Code<'python'>, file: string, inline: boolean, errorHandling: boolean): Code<'python'> =>
  inline ? retrieved(url, file) : download(url, file, errorHandling);

/** Exits with the service's error message, without a stack trace. */
const caught = (body: Code<'python'>): Code<'python'> => py`
  try:
      ${body}
  except fal_client.FalClientHTTPError as error:
      raise SystemExit(error.message)
`;

/** Unlike the other clients, this one does not go through the router. */
const bypasses = ({ call, options }: Invocation): readonly Warning[] => {
  if (call.direct) return [];
  const message = 'fal_client calls Fal.ai itself: it reads your Fal key from FAL_KEY, not the hub token.';
  const unbilled =
    'billTo is not sent: Fal.ai receives this call directly and does not bill through the hub.';
  return [
    { code: 'placeholder', message },
    ...(options.billTo === undefined ? [] : [{ code: 'ignored-option', message: unbilled } as const]),
  ];
};

export default defineClient({
  language: 'python',
  rank: 30,
  print: (invocation) => {
    const { provider, call, request, options } = invocation;
    const { answer, body } = request;
    if (provider !== 'fal-ai' || call.endpoint || body.kind !== 'json') return undefined;
    const errorHandling = options.errorHandling === true;
    const file = embeddedFile(body.value);
    const path = answer.kind === 'job' || answer.kind === 'link' ? answer : undefined;
    const inline = answer.kind === 'job' && answer.inline === true;
    const downloads = path !== undefined && !inline;
    // A token for the router is not valid at Fal.
    const key = call.direct ? request.credential.value : undefined;
    const callCode = py`
      ${stepsNote(call)}
      answer = client.${py.identifier(answer.kind === 'job' ? 'subscribe' : 'run')}(
          ${call.model},
          arguments=${bodyLiteral(body.value)},
      )
    `;
    return {
      install: [pip('fal-client'), ...(downloads ? [pip('requests')] : [])],
      warnings: bypasses(invocation),
      code: py.join(
        [
          py.join([
            file ? py`import base64` : py.none,
            key === undefined ? py`import os` : py.none,
            retrieveImport(invocation),
          ]),
          py.join([py`import fal_client`, downloads ? py`import requests` : py.none]),
          sampleFetch(invocation),
          py`
            client = fal_client.SyncClient(key=${key ?? py`os.environ["FAL_KEY"]`})
            ${
              file
                ? py`
                    with open(${file.file}, "rb") as file:
                        data = base64.b64encode(file.read()).decode()
                  `
                : py.none
            }
            ${errorHandling ? caught(callCode) : callCode}
            ${path ? saved(access(py`answer`, path.path), path.file, inline, errorHandling) : py`print(answer)`}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
