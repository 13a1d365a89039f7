/** @module Whether a hosted call ran with its real client against the recording service. */
import type { InferenceSnippet } from '@loadout/catalogue';
import { ranWith, type Verification } from '@loadout/verification';

/** The runtime of a client that has no release. */
const platforms: Readonly<Record<string, string>> = { fetch: 'Node.js' };

export function callVerification(
  task: string,
  provider: string,
  { language, client }: Pick<InferenceSnippet, 'language' | 'client'>,
): Verification {
  const ran = ranWith(task, provider, language, client);
  return ran
    ? { level: 'request', packages: { [platforms[client] ?? client]: ran.version }, checkedOn: ran.checkedOn }
    : { level: 'lint' };
}
