/** @module The reader's token: in the memory of this tab, and nowhere else. Client navigation keeps it, a reload forgets it. */

let remembered = '';

export const rememberedToken = (): string => remembered;

export function rememberToken(token: string): void {
  remembered = token;
}

/** What is wrong with a token, or nothing. Spaces around it come from copying and do no harm. */
export function tokenProblem(token: string): string | undefined {
  const text = token.trim();
  if (text === '') return 'Enter your access token.';
  if (/\s/u.test(text))
    return 'The token has a space or a line break in it. Copy it again, without anything else.';
  if (!/^[!-~]+$/u.test(text))
    return 'The token has a character that no HTTP header can hold. Copy it again, without anything else.';
  return undefined;
}
