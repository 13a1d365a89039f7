/** @module Which ids a repository may have: `name` or `owner/name`, as hubs allow them. */

/** Hubs cut new names at 96 characters; some that are older run to 250. */
export const repoIdLengths = { owner: 96, name: 255 } as const;
/** Of `owner/name`. */
export const longestRepoId = repoIdLengths.owner + 1 + repoIdLengths.name;

const part = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;
/** One part of an id as a whole, for documents: a dot and a dash may follow each other, two of a kind may not. */
export const repoIdPartPattern = String.raw`^[A-Za-z0-9_](?:\.?(?:-\.)*-?[A-Za-z0-9_])*$`;

/** What is wrong with the id, as the end of a sentence; nothing when it is one. */
export function repoIdProblem(id: string): string | undefined {
  const parts = id.split('/');
  const name = parts.pop() ?? '';
  const [owner, ...more] = parts;
  if (more.length > 0) return 'has more than one "/"; an id is "name" or "owner/name"';
  if ((owner?.length ?? 0) > repoIdLengths.owner)
    return `has an owner of more than ${repoIdLengths.owner} characters`;
  if (name.length > repoIdLengths.name) return `has a name of more than ${repoIdLengths.name} characters`;
  if (![...(owner === undefined ? [] : [owner]), name].every((each) => part.test(each))) {
    return 'may hold only letters, digits, "_", "-" and ".", and not begin or end with "-" or "."';
  }
  return /--|\.\./.test(id) ? 'may not hold "--" or ".."' : undefined;
}
