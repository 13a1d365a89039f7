/** @module Client: `fetch`, built into Node. */
import type { Code } from '../../../code/index.ts';
import { js } from '../../../code/languages/javascript.ts';
import { program } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import type { Call } from '../../providers/define.ts';
import type { Invocation } from '../../request/build.ts';
import {
  type Answer,
  type Body,
  embeddedFile,
  isPrintedWhole,
  type JobAddress,
  type Path,
  pollsAtMost,
  type Unfinished,
} from '../../request/request.ts';
import {
  access,
  authorisation,
  bodyLiteral,
  sampleFetch,
  savedParts,
  shown,
  stepsNote,
} from '../../recipes/javascript/parts.ts';

const node = program('Node.js 20 or newer', {
  brew: 'node',
  winget: 'OpenJS.NodeJS',
  url: 'https://nodejs.org/en/download',
});

/** File reads before the call. */
function preparation(body: Body): Code<'javascript'> {
  if (body.kind === 'bytes') return js`const data = await readFile(${body.file});`;
  if (body.kind === 'form')
    return js`
      const form = new FormData();
      form.append("file", new Blob([await readFile(${body.file})], { type: ${body.mediaType} }), ${body.file});
      ${js.join(Object.entries(body.fields).map(([name, value]) => js`form.append(${name}, ${value});`))}
    `;
  const file = embeddedFile(body.value);
  return file ? js`const data = (await readFile(${file.file})).toString("base64");` : js.none;
}

const bodyCode = (body: Body): Code<'javascript'> => {
  if (body.kind === 'bytes') return js`data`;
  return body.kind === 'form' ? js`form` : js`JSON.stringify(${bodyLiteral(body.value)})`;
};

/** A form sets its content type itself, including the boundary. */
const contentType = (body: Body): Record<string, string> => {
  if (body.kind === 'form') return {};
  return { 'Content-Type': body.kind === 'bytes' ? body.mediaType : 'application/json' };
};

const saves = (answer: Answer): boolean =>
  answer.kind === 'json' ? answer.parts !== undefined : answer.kind !== 'stream';
const reads = (body: Body): boolean => body.kind !== 'json' || embeddedFile(body.value) !== undefined;

/** Stops on an error status: with the response text, or with an error that contains it. */
const checked = (response: Code<'javascript'>, errorHandling: boolean): Code<'javascript'> =>
  errorHandling
    ? js`
        if (!${response}.ok) {
          console.error(await ${response}.text());
          process.exit(1);
        }
      `
    : js`if (!${response}.ok) throw new Error(await ${response}.text());`;

const save = (file: string, response: Code<'javascript'>): Code<'javascript'> => js`
  const blob = await ${response}.blob();
  await writeFile(${file}, blob.stream());
  console.log(${`Saved ${file}`});
`;

/** Downloads a file that the response links to. */
const download = (path: Path, file: string, errorHandling: boolean): Code<'javascript'> => js`
  const output = await fetch(${access(js`answer`, path)});
  ${checked(js`output`, errorHandling)}
  ${save(file, js`output`)}
`;

/** Parses server-sent events across network chunks. */
const stream = (call: Call): Code<'javascript'> => js`
  let rest = "";
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      for (const line of lines) {
        const data = line.startsWith("data:") ? line.slice(5).trim() : "";
        if (data === "" || data === "[DONE]") continue;
        const event = JSON.parse(data);
        if (event.error) throw new Error(event.error.message ?? event.error);
        ${shown(js`event.choices?.[0]?.delta`, call)}
      }
    }
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  console.log();
`;

/** Same without handling of a broken connection. */
const streamShort = (call: Call): Code<'javascript'> => js`
  let rest = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (!line.startsWith("data:")) continue;
      const data = line.slice(5).trim();
      if (data === "[DONE]") break;
      const event = JSON.parse(data);
      if (event.error) throw new Error(event.error.message ?? event.error);
      ${shown(js`event.choices?.[0]?.delta`, call)}
    }
  }
  console.log();
`;

const address = ({ base, from, take, suffix }: JobAddress, ticket = js`ticket`): Code<'javascript'> => {
  const value = access(ticket, from);
  const part = take === 'id' ? value : js`new URL(${value}).pathname`;
  return suffix === '' ? js`${base} + ${part}` : js`${base} + ${part} + ${suffix}`;
};

/** Stops with the last response. */
const ended = (errorHandling: boolean): Code<'javascript'> =>
  errorHandling
    ? js`
        console.error(JSON.stringify(answer));
        process.exit(1);
      `
    : js`throw new Error(JSON.stringify(answer));`;

/** Polls until the job is done; a failed job or a timeout ends with the last response. */
function job(answer: Extract<Answer, { kind: 'job' }>, errorHandling: boolean): Code<'javascript'> {
  const { status, result, state, done, failed, path, file, secondsBetween } = answer;
  return js`
    const ticket = await response.json();
    let answer;
    for (let polls = 1; ; polls += 1) {
      await new Promise((resolve) => setTimeout(resolve, ${secondsBetween * 1000}));
      answer = await getJson(${address(status)});
      if (${access(js`answer`, state)} === ${done}) break;
      if (${failed}.includes(${access(js`answer`, state)}) || polls === ${pollsAtMost(answer)}) {
        ${ended(errorHandling)}
      }
    }
    ${result ? js`answer = await getJson(${address(result)});` : js.none}
    ${download(path, file, errorHandling)}

    async function getJson(url) {
      const response = await fetch(url, { headers });
      ${checked(js`response`, errorHandling)}
      return response.json();
    }
  `;
}

/** The answer, for which a service may need longer than it waits itself. */
function awaited(unfinished: Unfinished | undefined, errorHandling: boolean): Code<'javascript'> {
  if (!unfinished) return js`const answer = await response.json();`;
  const { status, state, pending, result, secondsBetween } = unfinished;
  const has = js`answer.${js.identifier(result)}`;
  const isPending = js`!${has} && ${pending}.includes(answer.${js.identifier(state)})`;
  return js`
    let answer = await response.json();
    for (let polls = 0; ${isPending} && polls < ${pollsAtMost(unfinished)}; polls += 1) {
      await new Promise((resolve) => setTimeout(resolve, ${secondsBetween * 1000}));
      const polled = await fetch(${address(status, js`answer`)}, { headers });
      ${checked(js`polled`, errorHandling)}
      answer = await polled.json();
    }
    ${
      errorHandling
        ? js`
            if (!${has}) {
              ${ended(errorHandling)}
            }
          `
        : js`if (!${has}) ${ended(errorHandling)}`
    }
  `;
}

function printed(
  { path, parts, unfinished }: Extract<Answer, { kind: 'json' }>,
  errorHandling: boolean,
): Code<'javascript'> {
  if (parts)
    return js`
      const parts = await response.json();
      ${savedParts(parts)}
    `;
  if (path === undefined) return js`console.log(JSON.stringify(await response.json(), null, 2));`;
  return js`
    ${awaited(unfinished, errorHandling)}
    console.log(${access(js`answer`, path)});
  `;
}

function outcome(answer: Answer, call: Call, errorHandling: boolean): Code<'javascript'> {
  switch (answer.kind) {
    case 'json':
      return printed(answer, errorHandling);
    case 'stream':
      return errorHandling ? stream(call) : streamShort(call);
    case 'bytes':
      return save(answer.file, js`response`);
    case 'link':
      return js`
        ${awaited(answer.unfinished, errorHandling)}
        ${download(answer.path, answer.file, errorHandling)}
      `;
    case 'base64':
      return js`
        const answer = await response.json();
        await writeFile(${answer.file}, Buffer.from(${access(js`answer`, answer.path)}, "base64"));
        console.log(${`Saved ${answer.file}`});
      `;
    case 'job':
      return job(answer, errorHandling);
  }
}

function print(invocation: Invocation): Code<'javascript'> {
  const { request, call, sample, options } = invocation;
  const { body, answer, url, credential } = request;
  const errorHandling = options.errorHandling === true;
  const names = [...(reads(body) ? [js`readFile`] : []), ...(saves(answer) || sample ? [js`writeFile`] : [])];
  const imports =
    names.length === 0 ? js.none : js`import { ${js.join(names, ', ')} } from "node:fs/promises";`;
  const code = js`
    const headers = ${{ Authorization: authorisation(credential), ...contentType(body), ...request.headers }};
    ${preparation(body)}
    ${stepsNote(call)}
    const response = await fetch(${url}, {
      method: "POST",
      headers,
      body: ${bodyCode(body)},
    });
    ${errorHandling || !isPrintedWhole(answer) ? checked(js`response`, errorHandling) : js.none}
    ${outcome(answer, call, errorHandling)}
  `;
  return js.join([imports, sampleFetch(invocation), code], '\n\n');
}

export default defineClient({
  language: 'javascript',
  rank: 70,
  print: (invocation) => ({ code: print(invocation), install: [node] }),
});
