/** @module What JavaScript clients share: tokens, files, saving what came back. */
import type { Code, Value } from '../../../code/index.ts';
import { js } from '../../../code/javascript.ts';
import { type BodyValue, type Credential, type EmbeddedFile, mapFiles, type Path } from '../../request.ts';

/** The token: from the environment, or as given. */
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

/** `answer.data[0].url`: the path's parts are the catalogue's own. */
export const access = (root: Code<'javascript'>, path: Path): Code<'javascript'> =>
  path.reduce<Code<'javascript'>>(
    (whole, part) => (typeof part === 'number' ? js`${whole}[${part}]` : js`${whole}.${js.identifier(part)}`),
    root,
  );
