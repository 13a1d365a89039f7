/** @module The responses of twins: Markdown or JSON, and problems in the same format. */
import { type Problem, problemResponse } from '@loadout/server';
import { asWritten, fits } from './route-match.ts';

export const noSuchPage: Problem = {
  status: 404,
  code: 'unknown-page',
  title: 'Not found',
  detail: 'There is no page at this address.',
};

/** The same problem as of the API, or its text. */
export const twinProblem = (problem: Problem, markdown: boolean): Response =>
  markdown
    ? twinText(`# ${problem.title}\n\n${problem.detail}\n`, 'text/markdown', problem.status, problem.headers)
    : problemResponse(problem);

export const twinText = (
  body: string,
  type: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(body, { status, headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });

/** A path that ends as twins do and has no route: the client expects no HTML. */
export function missingTwin(patterns: readonly string[], request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  const [, format] = /\.(md|json)$/.exec(pathname) ?? [];
  if (format === undefined || patterns.some((pattern) => fits(pattern, pathname, asWritten)))
    return undefined;
  const response = twinProblem(noSuchPage, format === 'md');
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
