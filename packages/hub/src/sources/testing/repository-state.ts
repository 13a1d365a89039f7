/** @module What the stand-in hub refuses: gated, private, deleted and renamed repositories. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * `gated`: the record is public, files need access. `private` and `deleted`: as if it did not exist. A renamed
 * repository redirects to its new id.
 */
export type RepositoryState = 'gated' | 'private' | 'deleted' | { readonly renamedTo: string };

/** States by `models/owner/name`. */
export type RepositoryStates = Readonly<Record<string, RepositoryState>>;

const errors = {
  RepoNotFound: 'Repository not found',
  EntryNotFound: 'Entry not found',
  GatedRepo: 'Access to this repository is restricted',
} as const;

export function refuse(response: ServerResponse, code: number, name: keyof typeof errors): void {
  const message = errors[name];
  response
    .writeHead(code, { 'content-type': 'application/json', 'x-error-code': name, 'x-error-message': message })
    .end(JSON.stringify({ error: message }));
}

/** Without a token a hub does not tell whether a repository exists. */
const hasToken = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

/** Handles the request if the state does not let it through. */
export function answerState(
  state: RepositoryState | undefined,
  { id, part }: { readonly id: string; readonly part: 'record' | 'file' },
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (state === undefined || (state === 'gated' && part === 'record')) return false;
  if (state === 'gated') refuse(response, hasToken(request) ? 403 : 401, 'GatedRepo');
  else if (state === 'private' || state === 'deleted')
    refuse(response, hasToken(request) ? 404 : 401, 'RepoNotFound');
  else {
    const location = (request.url ?? '').replace(id, state.renamedTo);
    response.writeHead(307, { location, 'content-length': '0' }).end();
  }
  return true;
}
