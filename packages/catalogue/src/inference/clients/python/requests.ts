/** @module Client: `requests`. */
import type { Code } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import type { Call } from '../../providers/define.ts';
import type { Invocation } from '../../request/build.ts';
import { type Answer, type Body, embeddedFile, type JobAddress, pollsAtMost } from '../../request/request.ts';
import {
  access,
  authorisation,
  bodyLiteral,
  checked,
  download,
  environment,
  sampleFetch,
  sampleImport,
  save,
  stepsNote,
} from '../../recipes/python/parts.ts';

function preparation(body: Body): Code<'python'> {
  if (body.kind === 'json') {
    const file = embeddedFile(body.value);
    return file
      ? py`
          with open(${file.file}, "rb") as file:
              data = base64.b64encode(file.read()).decode()
        `
      : py.none;
  }
  return py`
    with open(${body.file}, "rb") as file:
        data = file.read()
  `;
}

/** Argument that passes the body; `requests` sets the content type of JSON and of forms itself. */
const bodyArgument = (body: Body): Code<'python'> => {
  if (body.kind === 'bytes') return py`data=data`;
  if (body.kind === 'form')
    return py`files={"file": (${body.file}, data, ${body.mediaType})}, data=${body.fields}`;
  return py`json=${bodyLiteral(body.value)}`;
};

/** Prints function calls, if the request declares functions. */
const calls = ({ chat }: Call): Code<'python'> =>
  chat['tools'] === undefined
    ? py.none
    : py`
        for call in choice["delta"].get("tool_calls") or []:
            function = call["function"]
            print(function.get("name") or "", function.get("arguments") or "", end="", flush=True)
      `;

const streamed = (call: Call): Code<'python'> => py`
  try:
      for line in response.iter_lines():
          if not line.startswith(b"data:"):
              continue
          data = line.removeprefix(b"data:").strip()
          if data == b"[DONE]":
              break
          event = json.loads(data)
          if event.get("error"):
              raise SystemExit(str(event["error"]))
          for choice in event.get("choices", []):
              print(choice["delta"].get("content") or "", end="", flush=True)
              ${calls(call)}
  except (requests.RequestException, ValueError) as error:
      raise SystemExit(str(error))
  print()
`;

/** Same without error checks: the call and its output. */
const streamedShort = (call: Call): Code<'python'> => py`
  for line in response.iter_lines():
      if not line.startswith(b"data:"):
          continue
      data = line.removeprefix(b"data:").strip()
      if data == b"[DONE]":
          break
      for choice in json.loads(data)["choices"]:
          print(choice["delta"].get("content") or "", end="", flush=True)
          ${calls(call)}
  print()
`;

const address = ({ base, from, take, suffix }: JobAddress): Code<'python'> => {
  const value = access(py`ticket`, from);
  const part = take === 'id' ? value : py`urlparse(${value}).path`;
  return suffix === '' ? py`${base} + ${part}` : py`${base} + ${part} + ${suffix}`;
};

/** Polls until the job is done; a failed job or a timeout ends with the last response. */
function job(answer: Extract<Answer, { kind: 'job' }>, errorHandling: boolean): Code<'python'> {
  const { status, result, state, done, failed, path, file, secondsBetween, inline } = answer;
  return py`
    ticket = response.json()
    for _ in range(${pollsAtMost(answer)}):
        time.sleep(${secondsBetween})
        response = requests.get(${address(status)}, headers=headers)
        ${checked(py`response`, errorHandling)}
        answer = response.json()
        if ${access(py`answer`, state)} in ${[done, ...failed]}:
            break
    if ${access(py`answer`, state)} != ${done}:
        raise SystemExit(response.text)
    ${result ? resultOf(result, errorHandling) : py.none}
    ${inline ? save(file, py`base64.b64decode(${access(py`answer`, path)}.split(",")[1])`) : download(access(py`answer`, path), file, errorHandling)}
  `;
}

const resultOf = (result: JobAddress, errorHandling: boolean): Code<'python'> => py`
  response = requests.get(${address(result)}, headers=headers)
  ${checked(py`response`, errorHandling)}
  answer = response.json()
`;

function outcome(answer: Answer, call: Call, errorHandling: boolean): Code<'python'> {
  switch (answer.kind) {
    case 'json':
      return py`print(response.json())`;
    case 'stream':
      return errorHandling ? streamed(call) : streamedShort(call);
    case 'bytes':
      return save(answer.file, py`response.content`);
    case 'link':
      return py`
        answer = response.json()
        ${download(access(py`answer`, answer.path), answer.file, errorHandling)}
      `;
    case 'base64':
      return save(answer.file, py`base64.b64decode(${access(py`response.json()`, answer.path)})`);
    case 'job':
      return job(answer, errorHandling);
  }
}

function imports(invocation: Invocation): Code<'python'> {
  const { body, answer, credential } = invocation.request;
  const encodes = body.kind === 'json' && embeddedFile(body.value) !== undefined;
  const decodes = answer.kind === 'base64' || (answer.kind === 'job' && answer.inline === true);
  const parses = answer.kind === 'job' && answer.status.take === 'path-of-url';
  return py.join([
    encodes || decodes ? py`import base64` : py.none,
    answer.kind === 'stream' ? py`import json` : py.none,
    environment(credential),
    answer.kind === 'job' ? py`import time` : py.none,
    parses ? py`from urllib.parse import urlparse` : py.none,
    sampleImport(invocation),
  ]);
}

/** A JSON error is printed like any response; other kinds would save it as a file or print nothing. */
const check = (answer: Answer, errorHandling: boolean): Code<'python'> =>
  errorHandling || answer.kind !== 'json' ? checked(py`response`, errorHandling) : py.none;

export default defineClient({
  language: 'python',
  rank: 40,
  print: (invocation) => {
    const { request, call, options } = invocation;
    const { body, answer, url, credential } = request;
    const errorHandling = options.errorHandling === true;
    const type = body.kind === 'bytes' ? { 'Content-Type': body.mediaType } : {};
    return {
      install: [pip('requests')],
      code: py.join(
        [
          imports(invocation),
          py`import requests`,
          sampleFetch(invocation),
          py`
            headers = ${{ Authorization: authorisation(credential), ...type, ...request.headers }}
            ${preparation(body)}
            ${stepsNote(call)}
            response = requests.post(
                ${url},
                headers=headers,
                ${bodyArgument(body)},
                ${answer.kind === 'stream' ? py`stream=True,` : py.none}
            )
            ${check(answer, errorHandling)}
            ${outcome(answer, call, errorHandling)}
          `,
        ],
        '\n\n',
      ),
    };
  },
});
