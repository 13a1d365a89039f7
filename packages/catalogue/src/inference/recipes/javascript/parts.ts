/** @module Shared code of the JavaScript clients: tokens, files, saving results. */
import type { Code, Value } from '../../../code/index.ts';
import { js } from '../../../code/languages/javascript.ts';
import type { Call } from '../../providers/define.ts';
import type { Invocation } from '../../request/build.ts';
import {
  type BodyValue,
  type Credential,
  type EmbeddedFile,
  mapFiles,
  type Parts,
  type Path,
  type Step,
} from '../../request/request.ts';

/** The token: from the environment, or as a literal. */
export const token = ({ variable, value }: Credential): Code<'javascript'> =>
  value === undefined ? js`process.env.${js.identifier(variable)}` : js`${value}`;

export const authorisation = (credential: Credential): Code<'javascript'> =>
  credential.value === undefined
    ? credential.scheme === 'Key'
      ? js`\`Key \${${token(credential)}}\``
      : js`\`Bearer \${${token(credential)}}\``
    : js`${`${credential.scheme} ${credential.value}`}`;

/** A body as an object literal in which `data` holds the file's bytes as base64. */
export const bodyLiteral = (value: BodyValue): Value<'javascript'> =>
  mapFiles<Code<'javascript'>>(value, ({ as, mediaType }: EmbeddedFile) =>
    as === 'base64' ? js`data` : js`${`data:${mediaType};base64,`} + data`,
  );

function into(whole: Code<'javascript'>, step: Step): Code<'javascript'> {
  if (typeof step === 'number') return js`${whole}[${step}]`;
  if (typeof step === 'string') return js`${whole}.${js.identifier(step)}`;
  if ('first' in step) return js`[${whole}].flat()[0]`;
  const [one, other] = step;
  return js`(${into(whole, one)} ?? ${into(whole, other)})`;
}

/** `answer.data[0].url`; the parts of the path come from the catalogue. */
export const access = (root: Code<'javascript'>, path: Path): Code<'javascript'> => path.reduce(into, root);

/** Prints a stream chunk: text, thoughts, and function calls if the request declares functions. */
export const shown = (delta: Code<'javascript'>, { chat }: Call): Code<'javascript'> => js`
  const delta = ${delta};
  process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
  ${
    chat['tools'] === undefined
      ? js.none
      : js`
          for (const { function: call } of delta?.tool_calls ?? []) {
            process.stdout.write(\`\${call.name ?? ""} \${call.arguments ?? ""}\`);
          }
        `
  }
`;

/** Prints a chat message; function calls are nested too deep for the default output. */
export const printed = ({ chat }: Call): Code<'javascript'> =>
  chat['tools'] === undefined
    ? js`console.log(completion.choices[0].message);`
    : js`console.log(JSON.stringify(completion.choices[0].message, null, 2));`;

/**
 * Downloads the sample file that the call needs. As a whole: Node cancels a stream whose response is
 * garbage-collected before the first read, and the file would be empty.
 */
export const sampleFetch = ({ sample }: Invocation): Code<'javascript'> =>
  sample
    ? js`
        // Downloads a sample; use a file of your own instead.
        await writeFile(${sample.file}, Buffer.from(await (await fetch(${sample.url})).arrayBuffer()));
      `
    : js.none;

/** Note that the low number of steps is for a quick test. */
export const stepsNote = ({ inputs }: Call): Code<'javascript'> =>
  inputs.kind === 'text' && inputs.parameters?.['num_inference_steps'] !== undefined
    ? js`// 5 steps give a quick preview: raise the number for better quality.`
    : js.none;

const partNames: Readonly<Record<Parts['files'], Code<'javascript'>>> = {
  'mask_*.png': js`\`mask_\${index}.png\``,
  'output_*.flac': js`\`output_\${index}.flac\``,
  'output_*.wav': js`\`output_\${index}.wav\``,
};

/** Saves the files of a list that is called `parts`. */
export const savedParts = ({ field, files }: Parts): Code<'javascript'> => js`
  for (const [index, { label, ${js.identifier(field)} }] of parts.entries()) {
    await writeFile(${partNames[files]}, Buffer.from(${js.identifier(field)}, "base64"));
    console.log(label, ${partNames[files]});
  }
`;
