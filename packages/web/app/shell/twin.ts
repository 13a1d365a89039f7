/** @module The Markdown and JSON twins of every page: its URL with .md or .json appended. */
import { NotFoundError } from '@loadout/server';
import { inputOf } from '../lib/page/page.server.ts';
import { twinsFor } from '../pages/index.server.ts';
import type { Route } from './+types/twin.ts';

export async function loader(args: Route.LoaderArgs) {
  const requested = /^(.*)\.(md|json)$/.exec(args.url.pathname);
  const path = requested?.[1] === '/index' ? '/' : requested?.[1];
  const found = path === undefined ? undefined : twinsFor(path);
  const markdown = requested?.[2] === 'md';
  if (!found) return missing('There is no page at this address.', markdown, {});
  const input = { ...inputOf(args), params: found.params };
  try {
    return markdown
      ? text(await found.twins.markdown(input), 'text/markdown', 200)
      : text(JSON.stringify(await found.twins.json(input), undefined, 2), 'application/json', 200);
  } catch (error) {
    if (error instanceof Response) return sameForm(error, markdown);
    if (error instanceof NotFoundError) return missing(error.message, markdown, { nearest: error.nearest });
    throw error;
  }
}

/** A redirect keeps the requested format. */
function sameForm(answer: Response, markdown: boolean): Response {
  const location = answer.headers.get('location');
  if (location === null) return answer;
  const [path = '', query] = location.split('?');
  const target = `${path}.${markdown ? 'md' : 'json'}${query === undefined ? '' : `?${query}`}`;
  return new Response(null, { status: answer.status, headers: { location: target } });
}

const missing = (detail: string, markdown: boolean, more: object): Response =>
  markdown
    ? text(`# Not found\n\n${detail}\n`, 'text/markdown', 404)
    : text(
        JSON.stringify(
          { type: 'about:blank', title: 'Not Found', status: 404, detail, ...more },
          undefined,
          2,
        ),
        'application/problem+json',
        404,
      );

const text = (body: string, type: string, status: number): Response =>
  new Response(body, { status, headers: { 'content-type': `${type}; charset=utf-8` } });
