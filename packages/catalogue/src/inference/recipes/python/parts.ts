/** @module Shared code of the Python clients: tokens, files, paths into responses. */
import type { Code, Value } from '../../../code/index.ts';
import { py } from '../../../code/languages/python.ts';
import type { Call } from '../../providers/define.ts';
import type { Invocation } from '../../request/build.ts';
import {
  type BodyValue,
  type Credential,
  type EmbeddedFile,
  mapFiles,
  type Parts,
  type Path,
} from '../../request/request.ts';

/** The token: from the environment, or as a literal. */
export const token = ({ variable, value }: Credential): Code<'python'> =>
  value === undefined ? py`os.environ[${variable}]` : py`${value}`;

export const authorisation = (credential: Credential): Code<'python'> =>
  credential.value === undefined
    ? py`${`${credential.scheme} `} + ${token(credential)}`
    : py`${`${credential.scheme} ${credential.value}`}`;

/** `import os`, if the token comes from the environment. */
export const environment = ({ value }: Credential): Code<'python'> =>
  value === undefined ? py`import os` : py.none;

/** A broken stream raises the errors of the HTTP package that the client uses internally. */
export const anyError: Code<'python'> = py`except Exception as error:`;

/** A body as a dictionary in which `data` holds the file's bytes as base64. */
export const bodyLiteral = (value: BodyValue): Value<'python'> =>
  mapFiles<Code<'python'>>(value, ({ as, mediaType }: EmbeddedFile) =>
    as === 'base64' ? py`data` : py`${`data:${mediaType};base64,`} + data`,
  );

/** `answer["data"][0]["url"]`. */
export const access = (root: Code<'python'>, path: Path): Code<'python'> =>
  path.reduce<Code<'python'>>((whole, step) => {
    if (typeof step === 'number' || typeof step === 'string') return py`${whole}[${step}]`;
    if ('first' in step) return py`(${whole}[0] if isinstance(${whole}, list) else ${whole})`;
    const [one, other] = step;
    return py`(${whole}.get(${one}) or ${whole}[${other}])`;
  }, root);

/** Stops on an error status: with the response text, or with the package's exception. */
export const checked = (response: Code<'python'>, errorHandling: boolean): Code<'python'> =>
  errorHandling
    ? py`
        if not ${response}.ok:
            raise SystemExit(${response}.text)
      `
    : py`${response}.raise_for_status()`;

/** Downloads a file that the response links to. */
export const download = (url: Code<'python'>, file: string, errorHandling: boolean): Code<'python'> => py`
  result = requests.get(${url})
  ${checked(py`result`, errorHandling)}
  ${save(file, py`result.content`)}
`;

/** Saves a result whose URL may be a data URL, which `urllib` reads too. */
export const retrieved = (url: Code<'python'>, file: string): Code<'python'> => py`
  urlretrieve(${url}, ${file})
  print(${`Saved ${file}`})
`;

const retrieve: Code<'python'> = py`from urllib.request import urlretrieve`;

/** Imports for downloading a sample. */
export const sampleImport = ({ sample }: Invocation): Code<'python'> => (sample ? retrieve : py.none);

/** The same, also for a result that may be a data URL. */
export const retrieveImport = (invocation: Invocation): Code<'python'> => {
  const { answer } = invocation.request;
  return answer.kind === 'job' && answer.inline === true ? retrieve : sampleImport(invocation);
};

/** Downloads the sample file that the call needs. */
export const sampleFetch = ({ sample }: Invocation): Code<'python'> =>
  sample
    ? py`
        # Downloads a sample; use a file of your own instead.
        urlretrieve(${sample.url}, ${sample.file})
      `
    : py.none;

/** Note that the low number of steps is for a quick test. */
export const stepsNote = ({ inputs }: Call): Code<'python'> =>
  inputs.kind === 'text' && inputs.parameters?.['num_inference_steps'] !== undefined
    ? py`# 5 steps give a quick preview: raise the number for better quality.`
    : py.none;

/** Prints a stream chunk: text, thoughts, and function calls if the request declares functions. */
const shown = ({ chat }: Call): Code<'python'> => py`
  delta = chunk.choices[0].delta
  thoughts = getattr(delta, "reasoning_content", None) or getattr(delta, "reasoning", None)
  print(delta.content or thoughts or "", end="", flush=True)
  ${
    chat['tools'] === undefined
      ? py.none
      : py`
          for call in delta.tool_calls or []:
              print(call.function.name or "", call.function.arguments or "", end="", flush=True)
        `
  }
`;

/** The chat call of clients with the interface of `openai`, and what prints its response. */
export const chatCompletion = (call: Call, args: readonly Code<'python'>[]): Code<'python'> =>
  call.stream
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

export const save = (file: string, content: Code<'python'>): Code<'python'> => py`
  with open(${file}, "wb") as output:
      output.write(${content})
  print(${`Saved ${file}`})
`;

const partNames: Readonly<Record<Parts['files'], Code<'python'>>> = {
  'mask_*.png': py`f"mask_{index}.png"`,
  'output_*.flac': py`f"output_{index}.flac"`,
  'output_*.wav': py`f"output_{index}.wav"`,
};

/** Name of the file of one part of a list. */
export const partName = ({ files }: Parts): Code<'python'> => partNames[files];
