/** @module The parts of `sh`, each by itself, for templates that were parsed when the package was built. */
import { Code, constantCode } from '../core/code.ts';
import { joinCode, type Separator } from '../core/join.ts';
import type { Value } from '../core/value.ts';
import { hasWrapper, isUnusual, needsOneWord } from '../languages/shell-states.ts';
import { renderWord, shellNames, shellSeam } from '../languages/shell-words.ts';
import { fill as fillWith, type Rules } from './fill.ts';

export {
  command,
  commandLine,
  shellJson as json,
  subcommand,
  withVariable,
} from '../languages/shell-words.ts';

export const rules: Rules<'shell'> = { language: 'shell', seam: shellSeam, literal: renderWord };

const refusal = 'this value or code is not allowed here';

/** Code that is one word without a parser: characters without a meaning, and single quotes. */
const oneWord = /^(?:[\w./:@%+,=-]|'[^']*')*$/;

/** A program or an argument, not a keyword before one. */
const plainWord = /^(?!(?:then|else|elif|do|if|while|until|time)$)[A-Za-z][\w./-]*$/;

/** Whether no line ends after the code that ends there. */
const isUnsure = (before: string, end = 0): boolean =>
  end > 0 && !/[^\\]\n/.test(before.slice(Math.max(0, end - 2)));

/**
 * Each hole has the letter of its position: `s` where a value starts a word, `i` inside one. Capitals are right unless
 * code before it leaves a command in an unusual state, digits unless code of other than one word is before it. Where
 * that would take a parser, this refuses what `sh` may accept.
 */
export function placed(
  letters: string,
  template: string,
  ...values: readonly Value<'shell'>[]
): Code<'shell'> {
  /** One more than where the last unusual code ends, and the last that is not one word. */
  const ends = [0, 0, 0];
  return fillWith(
    {
      ...rules,
      position: (hole, before) => {
        // A hole without a letter has no position: `-` is before all that have one.
        const kind = '-siSI12'.indexOf(letters.charAt(hole) || '-') - 1;
        if (kind < 0 || isUnsure(before, ends[kind >> 1])) return { refusal };
        const value = values[hole];
        if (Array.isArray(value)) {
          if (value.some((entry) => typeof entry === 'object')) return { refusal };
          ends[2] = before.length + 1;
        }
        // A document ends lines inside of its quotes.
        if (value instanceof Code)
          for (const n of [1, 2])
            if (isUnsure(before, ends[n])) ends[n] = before.length + value.text.length + 1;
        return { startsWord: kind % 2 === 0 };
      },
      refuseCode: (before, code) => {
        if (needsOneWord.test(before.slice(-8)) && !oneWord.test(code)) return refusal;
        if (/^ *-/.test(code) && (hasWrapper.test(before) || isUnsure(before, ends[1]))) return refusal;
        const end = before.length + code.length + 1;
        const unusual = isUnusual.test(code);
        if (unusual) ends[1] = end;
        if (unusual || !plainWord.test(code)) ends[2] = end;
        return undefined;
      },
    },
    template,
    values,
  );
}

/** A template without holes: nothing touches it, so that it needs no rules. */
export const fill = (template: string): Code<'shell'> => new Code('shell', template, template.includes('\n'));

export const none = /* @__PURE__ */ constantCode('shell', '');

export const identifier = (text: string): Code<'shell'> => shellNames.identifier(text);

export const isIdentifier = (text: string): boolean => shellNames.isIdentifier(text);

export const join = (pieces: readonly Code<'shell'>[], separator?: Separator): Code<'shell'> =>
  joinCode(none, pieces, separator);
