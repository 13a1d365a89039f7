/** @module The id of a repository from the parts of its URL: `owner/name`, or a name alone on old hubs. */

export const idOf = ({ owner, name }: Readonly<Record<string, string | undefined>>): string =>
  name === undefined ? (owner ?? '') : `${owner}/${name}`;
