/** @module The name of a GGUF file whose repository lists none, in the style of its owner. */
import { hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { parseQuantization } from '../../../quantization/file-name.ts';
import { own } from '../../../snippets/own.ts';

interface Style {
  readonly separator: '-' | '.';
  /** What is written in lower case. */
  readonly lower?: 'all' | 'name' | 'quantization';
}

const dotted: Style = { separator: '.' };

/** Counted over 1,560 repositories with a file list: most owners write `name-Q4_K_M.gguf`, these do not. */
const styles: Readonly<Record<string, Style>> = {
  AaryanK: { separator: '.', lower: 'quantization' },
  DevQuasar: dotted,
  MaziyarPanahi: dotted,
  Mungert: { separator: '-', lower: 'quantization' },
  QuantFactory: dotted,
  RichardErkhov: dotted,
  TeichAI: { separator: '.', lower: 'quantization' },
  TheBloke: { separator: '.', lower: 'name' },
  mlabonne: { separator: '.', lower: 'quantization' },
  mradermacher: dotted,
  prithivMLmods: dotted,
};

type Named = Pick<ModelRecord, 'id' | 'tags'>;

/** The hub's converter writes all in lower case. */
const styleOf = (model: Named): Style =>
  hasTag(model, 'gguf-my-repo')
    ? { separator: '-', lower: 'all' }
    : (own(styles, model.id.split('/', 1)[0]) ?? { separator: '-' });

const plainName = (model: Named): string => nameOf(model).replace(/[-_.]gguf$/i, '');

/** Where names of files have underscores, those of repositories may have hyphens: `tide-3b-IQ4-XS-GGUF`. */
const hyphen = /(?<=[-_.]q\d)-(?=[01k](?![a-z\d]))|(?<=[-_.](?:iq\d|q\d-k))-(?=(?:x*[sl]|m|nl)(?![a-z\d]))/gi;

/** What the weights were trained for, before others quantized them. */
const trainedFor = /q\d_\d-unquantized/i;

/** A repository with one quantization often has it in its name: `tide-3b-Q8_0-GGUF`. */
export const labelInName = (model: Named): string | undefined =>
  parseQuantization(plainName(model).replace(trainedFor, '').replace(hyphen, '_'))?.label;

/** mradermacher writes `name.i1-Q4_K_M.gguf` in `name-i1-GGUF`. */
const matrixSuffix = /-(?<matrix>i\d)$/;

export function guessedFile(model: Named, label: string): string {
  const name = plainName(model);
  const { separator, lower } = styleOf(model);
  const cased = (text: string, what: Style['lower']): string =>
    lower === 'all' || lower === what ? text.toLowerCase() : text;
  if (labelInName(model) === label) return `${cased(name, 'name')}.gguf`;
  const matrix = separator === '.' ? matrixSuffix.exec(name)?.groups?.['matrix'] : undefined;
  const stem = matrix === undefined ? name : name.replace(matrixSuffix, '');
  const quantization = matrix === undefined ? label : `${matrix}-${label}`;
  return `${cased(stem, 'name')}${separator}${cased(quantization, 'quantization')}.gguf`;
}
