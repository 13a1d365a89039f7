import type { Services } from '@loadout/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contextFor, servicesInMemory } from './lib/testing/page-input.ts';
import { DocumentContext } from './shell/document-context.ts';
import { Layout, loader } from './root.tsx';

const publicUrl = 'https://loadout.example';

let services: Services;
beforeAll(async () => {
  services = await servicesInMemory({ LOADOUT_PUBLIC_URL: publicUrl });
});
afterAll(() => services.close());

/** The document around a page, as the server behind a proxy renders it. */
function documentOf(id: string, path: string, search = ''): string {
  const url = new URL(`http://127.0.0.1:3000${path}${search}`);
  const root = loader({
    url,
    request: new Request(url),
    params: {},
    context: contextFor(services),
    pattern: '/',
  });
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <Layout>Page</Layout>,
      children: [{ id, path: '*', Component: () => null }],
    },
  ]);
  return renderToStaticMarkup(
    <DocumentContext value={{ entry: '/entry.js', handoff: '{}', 'page:data': 'null' }}>
      <Site initialEntries={[path + search]} hydrationData={{ loaderData: { root, [id]: {} } }} />
    </DocumentContext>,
  );
}

describe('the document of a site with a public URL', () => {
  it('names it in the canonical link and in the image for shared links', () => {
    const html = documentOf('pages/task/route', '/tasks/fill-mask', '?library=keras');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/tasks/fill-mask"/>`);
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/tasks/fill-mask/social.png"/>`);
    expect(html).not.toContain('127.0.0.1');
  });

  it('names the image of the site where a page has none', () => {
    const html = documentOf('pages/docs/route', '/docs');
    expect(html).toContain(`<link rel="canonical" href="${publicUrl}/docs"/>`);
    expect(html).toContain(`<meta property="og:image" content="${publicUrl}/social.png"/>`);
  });

  it('links the Markdown and the JSON of the same page, with the same parameters', () => {
    const html = documentOf('pages/task/route', '/tasks/fill-mask', '?library=keras');
    expect(html).toContain('type="text/markdown" href="/tasks/fill-mask.md?library=keras"');
    expect(html).toContain('type="application/json" href="/tasks/fill-mask.json?library=keras"');
  });
});
