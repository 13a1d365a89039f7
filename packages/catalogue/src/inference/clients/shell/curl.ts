/** @module Client: curl. Responses with a link, base64 or a job are processed with jq. */
import type { Code, Value } from '../../../code/index.ts';
import { sh } from '../../../code/languages/shell.ts';
import { program } from '../../../snippets/requirement.ts';
import { defineClient } from '../define.ts';
import type { Invocation } from '../../request/build.ts';
import {
  type Answer,
  type Body,
  embeddedFile,
  EmbeddedFile,
  type BodyValue,
  type InferenceRequest,
  isPrintedWhole,
  type JobAddress,
  type Parts,
  type Path,
  plainBody,
  pollsAtMost,
  type Unfinished,
} from '../../request/request.ts';

const curl = program('curl', { apt: 'curl', brew: 'curl', url: 'https://curl.se/download.html' });
const jq = program('jq', { apt: 'jq', brew: 'jq', winget: 'jqlang.jq', url: 'https://jqlang.org/download/' });

const authorization = ({ scheme, variable, value }: InferenceRequest['credential']): Value<'shell'> =>
  value === undefined
    ? sh.withVariable(`Authorization: ${scheme} `, variable)
    : `Authorization: ${scheme} ${value}`;

/** Options shared by all calls of a request: on an error, the response body is printed. */
const guarded = (request: InferenceRequest): Code<'shell'> =>
  sh`--silent --show-error --fail-with-body ${token(request)}`;

const token = (request: InferenceRequest): Code<'shell'> => sh`-H ${authorization(request.credential)}`;

const headers = (request: InferenceRequest): Code<'shell'>[] =>
  Object.entries(request.headers).map(([name, value]) => sh`-H ${`${name}: ${value}`}`);

/** A jq expression for a path: `.data[0].url`. The parts come from the catalogue. */
const jqPath = (path: Path): string =>
  path.reduce<string>((whole, step) => {
    if (typeof step === 'number') return `${whole === '' ? '.' : whole}[${step}]`;
    if (typeof step === 'string') return `${whole}.${step}`;
    if ('first' in step) return `([${whole}] | flatten[0])`;
    return `(${step.map((name) => `${whole}.${name}`).join(' // ')})`;
  }, '');

/** A file name inside `--form`, quoted because some characters are special there. */
const formFile = (name: string): string =>
  /[;,"\\]/.test(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name;

/** A file name that no program parses as an option. */
const besideOptions = (name: string): string => (name.startsWith('-') ? `./${name}` : name);

/** A jq program that builds a body around a file passed in as base64. */
function jqBody(value: BodyValue): string {
  if (value instanceof EmbeddedFile)
    return value.as === 'base64' ? '$file' : `(${JSON.stringify(`data:${value.mediaType};base64,`)} + $file)`;
  if (Array.isArray(value)) return `[${value.map(jqBody).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).flatMap(([key, entry]) =>
    entry === undefined ? [] : [`${JSON.stringify(key)}: ${jqBody(entry)}`],
  );
  return `{${entries.join(', ')}}`;
}

interface Payload {
  /** Command that runs before curl and pipes into it. */
  readonly before: Code<'shell'>;
  readonly options: readonly Code<'shell'>[];
}

function payload(body: Body): Payload {
  if (body.kind === 'bytes')
    return {
      before: sh.none,
      options: [sh`-H ${`Content-Type: ${body.mediaType}`}`, sh`--data-binary ${`@${body.file}`}`],
    };
  if (body.kind === 'form')
    return {
      before: sh.none,
      options: [
        sh`--form ${`file=@${formFile(body.file)};type=${body.mediaType}`}`,
        ...Object.entries(body.fields).map(([name, value]) => sh`--form-string ${`${name}=${value}`}`),
      ],
    };
  const file = embeddedFile(body.value);
  const type = sh`-H 'Content-Type: application/json'`;
  if (!file) return { before: sh.none, options: [type, sh`--data ${sh.json(plainBody(body.value))}`] };
  const filter = `. as $file | ${jqBody(body.value)}`;
  return {
    before: sh`
      base64 < ${besideOptions(file.file)} | tr -d '\n' |
        jq --raw-input ${filter} |
    `,
    options: [type, sh`--data-binary @-`],
  };
}

/** One option per line, joined by backslashes. */
const laidOut = (words: readonly Code<'shell'>[]): Code<'shell'> => sh.join(words, ' \\\n  ');

const call = (
  request: InferenceRequest,
  extra: readonly Code<'shell'>[] = [],
  common: Code<'shell'> = guarded(request),
): Code<'shell'> => {
  const { before, options } = payload(request.body);
  const lines = laidOut([sh`curl ${request.url}`, common, ...headers(request), ...options, ...extra]);
  return before.text === '' ? lines : sh.join([before, lines]);
};

/** jq expression for the part of the first response that identifies the job. */
const jobPart = ({ from, take }: JobAddress): string =>
  take === 'id' ? jqPath(from) : `(${jqPath(from)} | sub("^https?://[^/]+"; "") | split("?")[0])`;

const jobAddress = (address: JobAddress, ticket = 'ticket.json'): Code<'shell'> =>
  sh`$(jq --raw-output ${`${JSON.stringify(address.base)} + ${jobPart(address)} + ${JSON.stringify(address.suffix)}`} ${ticket})`;

/** A call whose response is saved: on failure, the file contains the error response. */
const into = (file: string, command: Code<'shell'>): Code<'shell'> =>
  sh`${command} || { cat ${file} >&2; false; }`;

/** Downloads a file that the response links to, and prints the reason on failure. */
const download = (path: Path, file: string): Code<'shell'> => sh`
  result_url=$(jq --raw-output ${jqPath(path)} answer.json) &&
  { ${into(file, sh`curl "$result_url" --silent --show-error --fail-with-body --location --output ${file}`)}; }
`;

/** Saves a result that the response links to or contains as a data URL. */
const inlined = (path: Path, file: string): Code<'shell'> => sh`
  file_url=$(jq --raw-output ${jqPath(path)} answer.json) &&
  case "$file_url" in
    data:*) printf %s "$file_url" | cut -d , -f 2 | base64 --decode > ${file} ;;
    *) curl "$file_url" --location --output ${file} ;;
  esac
`;

/** Asks again while the service is not done; `end` is what happens if that fails. */
function waiting(unfinished: Unfinished, options: Code<'shell'>, end: Code<'shell'>): Code<'shell'> {
  const { status, state, pending, result, secondsBetween } = unfinished;
  const states = pending.map((word) => JSON.stringify(word)).join(', ');
  const isPending = `.${result} == null and (.${state} | IN(${states}))`;
  return sh`
    for _ in $(seq ${pollsAtMost(unfinished)}); do
      jq --exit-status ${isPending} answer.json > /dev/null || break
      status_url=${jobAddress(status, 'answer.json')}
      sleep ${secondsBetween}
      curl "$status_url" ${options} --output answer.json${end}
    done
  `;
}

const partNames: Readonly<Record<Parts['files'], Code<'shell'>>> = {
  'mask_*.png': sh`"mask_$index.png"`,
  'output_*.flac': sh`"output_$index.flac"`,
  'output_*.wav': sh`"output_$index.wav"`,
};

const partBytes: Readonly<Record<Parts['field'], Code<'shell'>>> = {
  blob: sh`".[$index].blob"`,
  mask: sh`".[$index].mask"`,
};

/** Saves the files of a list, and prints the rest of it. */
const savedParts = ({ field, files }: Parts): Code<'shell'> => sh`
  for index in $(jq 'keys[]' answer.json); do
    jq --raw-output ${partBytes[field]} answer.json | base64 --decode > ${partNames[files]}
  done &&
  jq --compact-output ${`.[] | del(.${field})`} answer.json
`;

/** Polls until the job is done or has failed; then fetches the result or prints the reason. */
function job(request: InferenceRequest, answer: Extract<Answer, { kind: 'job' }>): Code<'shell'> {
  const { state, done, failed, status, result, path, file, secondsBetween, inline } = answer;
  const ended = `${jqPath(state)} | IN(${[done, ...failed].map((word) => JSON.stringify(word)).join(', ')})`;
  const worked = `${jqPath(state)} == ${JSON.stringify(done)}`;
  return sh`
    ${into('ticket.json', call(request, [sh`--output ticket.json`]))} &&
      status_url=${jobAddress(status)} &&
      for _ in $(seq ${pollsAtMost(answer)}); do
        curl "$status_url" ${guarded(request)} --output answer.json || break
        jq --exit-status ${ended} answer.json > /dev/null && break
        sleep ${secondsBetween}
      done &&
      { jq --exit-status ${worked} answer.json > /dev/null || { cat answer.json >&2; false; }; } &&
      ${result ? sh`result_url=${jobAddress(result)} &&` : sh.none}
      ${result ? sh`{ ${into('answer.json', sh`curl "$result_url" ${guarded(request)} --output answer.json`)}; } &&` : sh.none}
      ${inline ? inlined(path, file) : download(path, file)}
  `;
}

/** Waits for a result, and prints the reason if there is none. */
const finished = (request: InferenceRequest, unfinished: Unfinished): Code<'shell'> => sh`
  ${waiting(unfinished, guarded(request), sh` || break`)} &&
  { jq --exit-status ${`.${unfinished.result}`} answer.json > /dev/null || { cat answer.json >&2; false; }; }
`;

/** The whole call with error handling: one block that can be saved as a script. */
function careful(request: InferenceRequest): Code<'shell'> {
  const { answer } = request;
  const saved = into('answer.json', call(request, [sh`--output answer.json`]));
  switch (answer.kind) {
    case 'json': {
      if (isPrintedWhole(answer)) return call(request);
      const { path = [], parts, unfinished } = answer;
      return sh`
        ${saved} &&
          ${unfinished ? sh`${finished(request, unfinished)} &&` : sh.none}
          ${parts ? savedParts(parts) : sh`jq --raw-output ${jqPath(path)} answer.json`}
      `;
    }
    case 'stream':
      return call(request, [sh`--no-buffer`]);
    case 'bytes':
      return into(answer.file, call(request, [sh`--output ${answer.file}`]));
    case 'link':
      return sh`
        ${saved} &&
          ${answer.unfinished ? sh`${finished(request, answer.unfinished)} &&` : sh.none}
          ${download(answer.path, answer.file)}
      `;
    case 'base64':
      return sh`
        ${saved} &&
          jq --raw-output ${jqPath(answer.path)} answer.json | base64 --decode > ${answer.file}
      `;
    case 'job':
      return job(request, answer);
  }
}

/** Downloads a file that the response links to. */
const fetchNamed = (path: Path, file: string): Code<'shell'> => sh`
  file_url=$(jq --raw-output ${jqPath(path)} answer.json)
  curl "$file_url" --location --output ${file}
`;

/** The call alone. No result file is saved when the service returns an error. */
function short(request: InferenceRequest): Code<'shell'> {
  const { answer } = request;
  const plain = (...extra: readonly Code<'shell'>[]): Code<'shell'> => call(request, extra, token(request));
  const waited = (unfinished: Unfinished | undefined): Code<'shell'> =>
    unfinished ? waiting(unfinished, sh`--silent ${token(request)}`, sh.none) : sh.none;
  switch (answer.kind) {
    case 'json': {
      const { path, parts, unfinished } = answer;
      if (parts)
        return sh`
          ${plain(sh`--fail`, sh`--output answer.json`)}
          ${savedParts(parts)}
        `;
      if (path === undefined) return plain();
      // An error is printed whole.
      const part = `${jqPath(path)} // .`;
      return unfinished
        ? sh`
            ${plain(sh`--output answer.json`)}
            ${waited(unfinished)}
            jq --raw-output ${part} answer.json
          `
        : sh`${plain()} | jq --raw-output ${part}`;
    }
    case 'stream':
      return plain(sh`--no-buffer`);
    case 'bytes':
      return plain(sh`--fail`, sh`--output ${answer.file}`);
    case 'link':
      return sh`
        ${plain(sh`--output answer.json`)}
        ${waited(answer.unfinished)}
        ${fetchNamed(answer.path, answer.file)}
      `;
    case 'base64':
      return sh`${plain()} | jq --raw-output ${jqPath(answer.path)} | base64 --decode > ${answer.file}`;
    case 'job':
      return sh`${plain()} | tee ticket.json`;
  }
}

/** Polls the job that the first block started, and saves its result. */
function wait(request: InferenceRequest, answer: Extract<Answer, { kind: 'job' }>): Code<'shell'> {
  const { state, done, failed, status, result, path, file, secondsBetween, inline } = answer;
  const ended = `${jqPath(state)} | IN(${[done, ...failed].map((word) => JSON.stringify(word)).join(', ')})`;
  return sh`
    status_url=${jobAddress(status)}
    for _ in $(seq ${pollsAtMost(answer)}); do
      curl --silent "$status_url" ${token(request)} --output answer.json
      jq --exit-status ${ended} answer.json > /dev/null && break
      sleep ${secondsBetween}
    done
    ${result ? sh`result_url=${jobAddress(result)}` : sh.none}
    ${result ? sh`curl "$result_url" ${token(request)} --output answer.json` : sh.none}
    ${inline ? inlined(path, file) : fetchNamed(path, file)}
  `;
}

const readsAnswer = (answer: Answer): boolean =>
  answer.kind === 'json' ? !isPrintedWhole(answer) : answer.kind === 'link' || answer.kind === 'base64';

/** Downloads the sample file that the call needs. */
const sampleFetch = ({ sample }: Invocation): Code<'shell'> =>
  sample
    ? sh`
        # Downloads a sample; use a file of your own instead.
        curl ${sample.url} --location --output ${sample.file}
      `
    : sh.none;

/** Note that the low number of steps is for a quick test. */
const stepsNote = ({ call: { inputs } }: Invocation): Code<'shell'> =>
  inputs.kind === 'text' && inputs.parameters?.['num_inference_steps'] !== undefined
    ? sh`# 5 steps give a quick preview: raise the number for better quality.`
    : sh.none;

export default defineClient({
  language: 'shell',
  rank: 80,
  print: (invocation) => {
    const { request, options } = invocation;
    const { answer } = request;
    const errorHandling = options.errorHandling === true;
    const polls = answer.kind === 'job';
    const { body } = request;
    const embeds = body.kind === 'json' && embeddedFile(body.value) !== undefined;
    const needsJq = readsAnswer(answer) || (polls && errorHandling) || embeds;
    return {
      code: sh.join(
        [
          sampleFetch(invocation),
          sh.join([stepsNote(invocation), errorHandling ? careful(request) : short(request)]),
        ],
        '\n\n',
      ),
      install: [curl, ...(needsJq ? [jq] : [])],
      ...(polls &&
        !errorHandling && {
          next: { title: 'Wait for the result', code: wait(request, answer), install: [curl, jq] },
        }),
    };
  },
});
