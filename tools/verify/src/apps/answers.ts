/** @module What a server must answer to the call of a local app. */

export type Role = 'write' | 'embed' | 'rank';

/** What the address in a call asks for; undefined for other code. */
export function roleOf(code: string): Role | undefined {
  const [, path] = /^curl http:\/\/localhost:\d+\/v1\/(\S+)/.exec(code) ?? [];
  if (path === 'completions' || path === 'chat/completions') return 'write';
  if (path === 'embeddings') return 'embed';
  return path === 'rerank' ? 'rank' : undefined;
}

interface Answer {
  readonly choices?: readonly { readonly text?: string; readonly message?: { readonly content?: string } }[];
  readonly data?: readonly { readonly embedding?: readonly number[] }[];
}

const parsed = (text: string): Answer | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a call printed a text, or a vector; curl ends with status 0 also after an error of the server. */
export function isAnswered(role: Role, printed: string): boolean {
  const answer = parsed(printed);
  if (role === 'embed') return (answer?.data?.[0]?.embedding?.length ?? 0) > 0;
  const [first] = answer?.choices ?? [];
  return role === 'write' && (first?.text ?? first?.message?.content ?? '') !== '';
}
