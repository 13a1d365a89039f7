/** @module The Markdown and JSON twins of every page: its URL with .md or .json appended. */
import { toProblem } from '@loadout/server';
import { inputOf } from '../lib/page/page.server.ts';
import { twinsFor } from '../pages/index.server.ts';
import { noSuchPage, twinProblem, twinText } from './twin-response.ts';
import type { Route } from './+types/twin.ts';

export async function loader(args: Route.LoaderArgs) {
  const requested = /^(.*)\.(md|json)$/.exec(args.url.pathname);
  const path = requested?.[1] === '/index' ? '/' : requested?.[1];
  const found = path === undefined ? undefined : twinsFor(path);
  const markdown = requested?.[2] === 'md';
  if (!found) return twinProblem(noSuchPage, markdown);
  const input = { ...inputOf(args), params: found.params };
  try {
    return markdown
      ? twinText(await found.twins.markdown(input), 'text/markdown', 200)
      : twinText(JSON.stringify(await found.twins.json(input), undefined, 2), 'application/json', 200);
  } catch (error) {
    if (error instanceof Response) return sameForm(error, markdown);
    const problem = toProblem(error);
    if (problem === undefined) throw error;
    return twinProblem(problem, markdown);
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
