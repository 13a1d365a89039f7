import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isPage, RenderedLink, RoutedLink } from './navigation.tsx';

describe('isPage', () => {
  it.each(['/', '/models', '/models?q=bert', '/models/a/b#use', '/tasks/text-classification', '/?x=1'])(
    'follows %s in the browser',
    (href) => expect(isPage(href)).toBe(true),
  );

  it.each([
    '/feed.xml',
    '/models.json',
    '/models/a/b.md?library=x',
    '/openapi.json',
    '#main',
    'https://x.org/models',
  ])('leaves %s to the browser', (href) => expect(isPage(href)).toBe(false));
});

describe('the link that the server renders', () => {
  it.each(['/', '/models?q=a%20b&task=x', '/models/a/b#use', '/feed.xml', '#main', 'https://x.org/models'])(
    'is the one that the browser takes over: %s',
    (href) => {
      const props = { href, className: 'chip', 'aria-current': 'page', children: 'Text' } as const;
      const Routed = createRoutesStub([{ path: '/', Component: () => createElement(RoutedLink, props) }]);
      expect(renderToStaticMarkup(createElement(RenderedLink, props))).toBe(
        renderToStaticMarkup(createElement(Routed)),
      );
    },
  );
});
