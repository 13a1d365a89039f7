/** @module Whether a hosted call ran with its real client against the recording service. */
import type { InferenceSnippet } from '@loadout/catalogue';
import { ranWith, type Verification } from '@loadout/verify/verification';

/** What a client runs on, where it has no release of its own. */
const platforms: Readonly<Record<string, string>> = { fetch: 'Node.js' };

/** Where nobody says which provider, the catalogue calls the hub's own. */
const usualProvider = 'hf-inference';

export function callVerification(
  task: string,
  provider: string | undefined,
  { language, client }: Pick<InferenceSnippet, 'language' | 'client'>,
): Verification {
  const ran = ranWith(task, provider ?? usualProvider, language, client);
  return ran
    ? { level: 'ran', packages: { [platforms[client] ?? client]: ran.version }, checkedOn: ran.checkedOn }
    : { level: 'lints' };
}
