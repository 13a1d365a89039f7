/** @module Choices that are remembered in cookies, so that the server renders them at once. */

export const preferenceNames = [
  'theme',
  'library',
  'dataset-library',
  'space-client',
  'app',
  'system',
  'way',
  'python',
  'node',
  'program',
  'provider',
  'language',
  'client',
  'streaming',
  'machine',
  'wrap',
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

const value = /^[\w.@/+-]{1,80}$/;
const yearInSeconds = 31_536_000;

/** The visitor controls the cookies: values that do not match the pattern are ignored. */
export function readPreference(request: Request, name: PreferenceName): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() !== name) continue;
    const text = safeDecode(pair.slice(at + 1).trim());
    return text !== undefined && value.test(text) ? text : undefined;
  }
  return undefined;
}

/** All choices of a request as one text, which is the same for the same choices. Other cookies are no part of it. */
export function preferencesText(request: Request): string {
  if (!request.headers.has('cookie')) return '';
  return preferenceNames
    .flatMap((name) => {
      const chosen = readPreference(request, name);
      return chosen === undefined ? [] : [`${name}=${chosen}`];
    })
    .join(';');
}

export const preferenceCookie = (name: PreferenceName, chosen: string): string =>
  `${name}=${encodeURIComponent(chosen)}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`;

function safeDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
