/** @module The messages for a translator that is told the language by the system. */
import type { ModelRecord } from '../../../../records/model.ts';
import translation from '../../../../tasks/entries/translation/samples.ts';
import { languageNamesOf } from '../../../../tasks/languages.ts';
import type { ChatMessage } from './given.ts';

/** For Sarvam's, which knows the languages of India: into the one of an adapter, or Hindi. */
export function translatingTurns(model: ModelRecord): readonly ChatMessage[] {
  const [language = 'hi', ...others] = languageNamesOf(model).filter((name) =>
    /^(?!en)[a-z]{2,3}$/.test(name),
  );
  const code = others.length > 0 ? 'hi' : language;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return [
    { role: 'system', content: `Translate the text below to ${name}.` },
    { role: 'user', content: translation.input.text.en },
  ];
}
