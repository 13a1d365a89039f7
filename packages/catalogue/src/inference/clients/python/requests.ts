/** @module Client: `requests`. */
import type { Code } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import { pip } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import type { Call } from '../../providers/define.ts';
import type { Invocation } from '../../request/build.ts';
import {
  type Answer,
  type Body,
  embeddedFile,
  isPrintedWhole,
  type JobAddress,
  type Parts,
  pollsAtMost,
  type Unfinished,
} from '../../request/request.ts';
import {
  access,
  authorisation,
  bodyLiteral,
  checked,
  download,
  environment,
  partName,
  retrieved,
  retrieveImport,
  sampleFetch,
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

/** Prints a stream chunk: text, thoughts, and function calls if the request declares functions. */
const shown = ({ chat }: Call): Code<'python'> => py`
  delta = choice["delta"]
  thoughts = delta.get("reasoning_content") or delta.get("reasoning")
  print(delta.get("content") or thoughts or "", end="", flush=True)
  ${
    chat['tools'] === undefined
      ? py.none
      : py`
          for call in delta.get("tool_calls") or []:
              function = call["function"]
              print(function.get("name") or "", function.get("arguments") or "", end="", flush=True)
        `
  }
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
              ${shown(call)}
  except (requests.RequestException, ValueError) as error:
      raise SystemExit(str(error))
  print()
`;

/** Same without handling of a broken connection. */
const streamedShort = (call: Call): Code<'python'> => py`
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
          ${shown(call)}
  print()
`;

const address = ({ base, from, take, suffix }: JobAddress, ticket = py`ticket`): Code<'python'> => {
  const value = access(ticket, from);
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
    ${inline ? retrieved(access(py`answer`, path), file) : download(access(py`answer`, path), file, errorHandling)}
  `;
}

const resultOf = (result: JobAddress, errorHandling: boolean): Code<'python'> => py`
  response = requests.get(${address(result)}, headers=headers)
  ${checked(py`response`, errorHandling)}
  answer = response.json()
`;

/** The answer, for which a service may need longer than it waits itself. */
const awaited = (unfinished: Unfinished | undefined, errorHandling: boolean): Code<'python'> =>
  unfinished
    ? py`
        answer = response.json()
        for _ in range(${pollsAtMost(unfinished)}):
            if answer.get(${unfinished.result}) or answer[${unfinished.state}] not in ${unfinished.pending}:
                break
            time.sleep(${unfinished.secondsBetween})
            response = requests.get(${address(unfinished.status, py`answer`)}, headers=headers)
            ${checked(py`response`, errorHandling)}
            answer = response.json()
        if not answer.get(${unfinished.result}):
            raise SystemExit(response.text)
      `
    : py`answer = response.json()`;

const savedParts = (parts: Parts): Code<'python'> => py`
  for index, part in enumerate(response.json()):
      with open(${partName(parts)}, "wb") as output:
          output.write(base64.b64decode(part[${parts.field}]))
      print(part["label"], ${partName(parts)})
`;

function printed(
  { path, parts, unfinished }: Extract<Answer, { kind: 'json' }>,
  errorHandling: boolean,
): Code<'python'> {
  if (parts) return savedParts(parts);
  if (unfinished)
    return py`
      ${awaited(unfinished, errorHandling)}
      print(${access(py`answer`, path ?? [])})
    `;
  return py`print(${access(py`response.json()`, path ?? [])})`;
}

function outcome(answer: Answer, call: Call, errorHandling: boolean): Code<'python'> {
  switch (answer.kind) {
    case 'json':
      return printed(answer, errorHandling);
    case 'stream':
      return errorHandling ? streamed(call) : streamedShort(call);
    case 'bytes':
      return save(answer.file, py`response.content`);
    case 'link':
      return py`
        ${awaited(answer.unfinished, errorHandling)}
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
  const decodes = answer.kind === 'base64' || (answer.kind === 'json' && answer.parts !== undefined);
  const polled = answer.kind === 'job' ? answer : 'unfinished' in answer ? answer.unfinished : undefined;
  const parses = polled?.status.take === 'path-of-url';
  return py.join([
    encodes || decodes ? py`import base64` : py.none,
    answer.kind === 'stream' ? py`import json` : py.none,
    environment(credential),
    polled ? py`import time` : py.none,
    parses ? py`from urllib.parse import urlparse` : py.none,
    retrieveImport(invocation),
  ]);
}

/** A JSON error is printed like any whole response; others would save it as a file, or lack the part to print. */
const check = (answer: Answer, errorHandling: boolean): Code<'python'> =>
  errorHandling || !isPrintedWhole(answer) ? checked(py`response`, errorHandling) : py.none;

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
