/** @module Whether a path has a route, in any letter case or as it is written. */

export type Fold = (text: string) => string;
export const asWritten: Fold = (text) => text;
export const lowerCase: Fold = (text) => text.toLowerCase();

export const isParameter = (part: string): boolean => part.startsWith(':');

export function fits(pattern: string, path: string, fold: Fold): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (parts.length > wanted.length) return false;
  return wanted.every((part, at) => {
    const given = parts[at];
    const [, optional = '', ending = ''] = /^:\w+(\??)(.*)$/.exec(part) ?? [];
    if (given === undefined) return optional !== '' && ending === '';
    return isParameter(part) ? fold(given).endsWith(ending) : fold(given) === part;
  });
}
