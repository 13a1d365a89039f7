/** @module Which ids a repository may have: `name` or `owner/name`, as hubs allow them. */

const maxOwnerLength = 96;
/** Hubs cut new names at 96 characters; some that are older run to 250. */
const maxNameLength = 255;
/** Of `owner/name`. */
export const longestRepoId = maxOwnerLength + 1 + maxNameLength;

const part = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_])?$/;

/** What is wrong with the id, as the end of a sentence; nothing when it is one. */
export function repoIdProblem(id: string): string | undefined {
  const parts = id.split('/');
  const name = parts.pop() ?? '';
  const [owner, ...more] = parts;
  if (more.length > 0) return 'has more than one "/"; an id is "name" or "owner/name"';
  if ((owner?.length ?? 0) > maxOwnerLength) return `has an owner of more than ${maxOwnerLength} characters`;
  if (name.length > maxNameLength) return `has a name of more than ${maxNameLength} characters`;
  if (![...(owner === undefined ? [] : [owner]), name].every((each) => part.test(each))) {
    return 'may hold only letters, digits, "_", "-" and ".", and not begin or end with "-" or "."';
  }
  return /--|\.\./.test(id) ? 'may not hold "--" or ".."' : undefined;
}
