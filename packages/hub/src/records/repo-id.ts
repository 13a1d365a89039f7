/** @module Validates repository ids: `name` or `owner/name`, by the rules of hubs. */

/** Hubs limit new names to 96 characters; some older ones have up to 250. */
export const repoIdLengths = { owner: 96, name: 255 } as const;
/** Length of `owner/name`. */
export const longestRepoId = repoIdLengths.owner + 1 + repoIdLengths.name;

const part = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;
/** Pattern of one part, for documents: `.-` and `-.` are allowed, `..` and `--` are not. */
export const repoIdPartPattern = String.raw`^[A-Za-z0-9_](?:\.?(?:-\.)*-?[A-Za-z0-9_])*$`;

/** Why the id is invalid, as the end of a sentence; `undefined` when it is valid. */
export function repoIdProblem(id: string): string | undefined {
  const parts = id.split('/');
  const name = parts.pop() ?? '';
  const [owner, ...more] = parts;
  if (more.length > 0) return 'has more than one "/"; an id is "name" or "owner/name"';
  if ((owner?.length ?? 0) > repoIdLengths.owner)
    return `has an owner of more than ${repoIdLengths.owner} characters`;
  if (name.length > repoIdLengths.name) return `has a name of more than ${repoIdLengths.name} characters`;
  if (![...(owner === undefined ? [] : [owner]), name].every((each) => part.test(each))) {
    return 'may contain only letters, digits, "_", "-" and ".", and not begin or end with "-" or "."';
  }
  return /--|\.\./.test(id) ? 'may not contain "--" or ".."' : undefined;
}
