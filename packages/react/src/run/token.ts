/** @module The reader's token: only in the memory of this tab. Client navigation keeps it, a reload does not. */

let remembered = '';

export const rememberedToken = (): string => remembered;

export function rememberToken(token: string): void {
  remembered = token;
}

/** What is wrong with a token, or undefined. Spaces around it come from copying and are removed. */
export function tokenProblem(token: string): string | undefined {
  const text = token.trim();
  if (text === '') return 'Enter your access token.';
  if (/\s/u.test(text))
    return 'The token has a space or a line break in it. Copy it again, without anything else.';
  if (!/^[!-~]+$/u.test(text))
    return 'The token has a character not allowed in HTTP headers. Copy it again, without anything else.';
  return undefined;
}
