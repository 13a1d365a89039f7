/** @module A site of a few pages over the real services, for tests of the page cache. */
import { repoIdProblem } from '@loadout/hub';
import type { Render } from '../../load-context.ts';
import type { PageKey } from '../serve-pages.ts';

export interface SmallSite {
  readonly render: Render;
  readonly keyOf: PageKey;
  /** How often a page was rendered. */
  readonly rendered: () => number;
}

/** Long enough to be compressed. */
const filler = '<p>The tide comes in and goes out.</p>'.repeat(100);

const page = (text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`<!doctype html>${text}${filler}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

const themeOf = (request: Request): string =>
  /theme=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'system';

export function smallSite(): SmallSite {
  let count = 0;
  const render: Render = async (request, { services, takeBody }) => {
    count += 1;
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') return page('posted');
    const id = pathname.slice('/models/'.length);
    if (pathname.startsWith('/models/') && repoIdProblem(id) === undefined) {
      const model = await services.model(id);
      if (model === undefined) return new Response('none', { status: 404 });
      return page(`${model.id} has ${model.likes ?? 0} likes`);
    }
    if (pathname === '/models') {
      const { total } = await services.search('model', { text: searchParams.get('q') ?? '', facets: [] });
      return page(`${total} models`);
    }
    if (pathname === '/tasks') return page(`${services.tasks().length} tasks, theme ${themeOf(request)}`);
    if (pathname === '/taken' || pathname === '/gone') {
      takeBody?.(new TextEncoder().encode(`${pathname} ${filler}`));
      return new Response(null, {
        status: pathname === '/gone' ? 404 : 200,
        headers: { 'x-page': pathname },
      });
    }
    if (pathname === '/choose') return page('chosen', { 'set-cookie': 'theme=dark; Path=/' });
    if (pathname === '/short') return new Response('short', { headers: { 'content-type': 'text/plain' } });
    if (pathname === '/picture') return new Response(filler, { headers: { 'content-type': 'image/png' } });
    if (pathname === '/fails') throw new Error('broken');
    return new Response('none', { status: 404 });
  };
  return {
    render,
    keyOf: (request) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? `${request.url} ${themeOf(request)}`
        : undefined,
    rendered: () => count,
  };
}
