/** @module Maps the errors that handlers throw to problems. */
import { CatalogueError, type ErrorCode } from '@loadout/catalogue';
import { CursorError, HubError, ImportError, repoKinds, SearchError, StoreError } from '@loadout/hub';
import { HTTPException } from 'hono/http-exception';
import { NotFoundError, RecordError } from '../errors.ts';
import { bodyTooLarge } from './limits/body.ts';
import { HttpProblem, type Problem } from './problem.ts';

const catalogueStatus: Readonly<Record<ErrorCode, 400 | 404 | 422>> = {
  'invalid-option': 400,
  'invalid-record': 422,
  'invalid-rule': 400,
  'no-input-example': 422,
  'provider-required': 422,
  'template-not-found': 404,
  'unknown-app': 404,
  'unknown-client': 404,
  'unknown-library': 404,
  'unknown-provider': 404,
  'unknown-task': 404,
  'unsafe-value': 422,
  'unsupported-task': 422,
};

/** `undefined` for a server error. */
export function toProblem(error: unknown): Problem | undefined {
  if (error instanceof HttpProblem) return error.problem;
  if (error instanceof NotFoundError) return notFoundProblem(error);
  if (error instanceof CatalogueError) return catalogueProblem(error);
  if (error instanceof RecordError) return recordProblem(error);
  if (error instanceof CursorError) return cursorProblem(error);
  if (error instanceof ImportError) return importProblem(error);
  if (error instanceof StoreError) return error.code === 'full' ? storeFull : storeUnavailable;
  if (error instanceof SearchError) return searchUnavailable;
  if (error instanceof HubError) return hubUnavailable;
  if (error instanceof HTTPException && error.status < 500) return exceptionProblem(error);
  return undefined;
}

export const internalProblem: Problem = {
  status: 500,
  code: 'internal',
  title: 'Internal error',
  detail: 'Something went wrong on our side. It has been logged.',
};

/** The cause goes to the log only, because it may contain file and host names. */
const storeUnavailable: Problem = {
  status: 503,
  code: 'store-unavailable',
  title: 'Store unavailable',
  detail: 'The records cannot be read or written at the moment. Try again later.',
  headers: { 'retry-after': '5' },
};

const storeFull: Problem = {
  status: 507,
  code: 'store-full',
  title: 'Store full',
  detail: 'The disk of the store is full: nothing was written. Free some space, then send the request again.',
};

const searchUnavailable: Problem = {
  status: 503,
  code: 'search-unavailable',
  title: 'Search unavailable',
  detail: 'Search is unavailable at the moment. Records can still be read by id. Try again later.',
  headers: { 'retry-after': '5' },
};

const hubUnavailable: Problem = {
  status: 502,
  code: 'hub-unavailable',
  title: 'Hub unavailable',
  detail: 'The record is not stored here, and the live hub did not return it. Try again later.',
  headers: { 'retry-after': '30' },
};

function notFoundProblem(error: NotFoundError): Problem {
  return {
    status: 404,
    code: `unknown-${error.kind}`,
    title: 'Not found',
    detail: error.message,
    nearest: error.nearest,
    // Hub clients use this header to distinguish a missing repository from a wrong URL.
    ...(repoKinds.some((kind) => kind === error.kind) && { headers: { 'x-error-code': 'RepoNotFound' } }),
  };
}

function catalogueProblem(error: CatalogueError): Problem {
  return {
    status: catalogueStatus[error.code],
    code: error.code,
    title: sentenceCase(error.code),
    detail: error.message,
    ...(error.where !== undefined && { errors: [{ field: error.where, message: error.message }] }),
  };
}

const recordProblem = (error: RecordError): Problem => ({
  status: 422,
  code: 'invalid-record',
  title: 'Invalid record',
  detail: error.message,
  errors: error.problems,
});

const cursorProblem = (error: CursorError): Problem => ({
  status: 400,
  code: error.code,
  title: 'Invalid cursor',
  detail: error.message,
  errors: [{ field: 'cursor', message: error.message }],
});

/** When a limit of the server ended the upload, report the limit instead of the broken stream. */
function importProblem(error: ImportError): Problem {
  const source = error.cause instanceof Error ? error.cause.cause : undefined;
  if (source instanceof HttpProblem) return source.problem;
  const { inserted, updated } = error.report;
  if (error.code === 'too-large') {
    return bodyTooLarge(`${error.message} ${inserted + updated} records before it were stored.`);
  }
  return {
    status: 400,
    code: `${error.code}-body`,
    title: 'Broken upload',
    detail: `${error.message} ${inserted + updated} records before it were stored.`,
  };
}

function exceptionProblem(error: HTTPException): Problem {
  return {
    status: error.status,
    code: `http-${error.status}`,
    title: 'Request refused',
    detail: error.message === '' ? 'The request was refused.' : error.message,
  };
}

const sentenceCase = (code: string): string => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
