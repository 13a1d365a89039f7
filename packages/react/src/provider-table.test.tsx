import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProviderTable } from './provider-table.tsx';
import type { ProviderChoice } from './views.ts';

const tern: ProviderChoice = { value: 'tern', label: 'Tern', chosen: true, status: 'Live' };
const rendered = (...providers: ProviderChoice[]): string =>
  renderToStaticMarkup(
    <ProviderTable providers={providers} others={[]} url={new URL('http://site.example/models/a/b')} />,
  );

it('has the columns that some provider has a figure for, in their order', () => {
  const html = rendered(
    { ...tern, figures: { Speed: '88 tokens/s' } },
    { ...tern, value: 'gull', figures: { Input: '$0.10' } },
  );
  expect(html).toContain('data-columns="2"');
  expect([...html.matchAll(/aria-hidden="true">([^<]+)</g)].map(([, name]) => name)).toEqual([
    'Input',
    'Speed',
  ]);
  expect(html).toContain('<span class="label">Input </span>$0.10');
  expect(html).toContain('Price for a million tokens');
});

it('names no price where no provider states one', () => {
  const html = rendered({ ...tern, figures: { Context: '8,192' } });
  expect(html).toContain('data-columns="1"');
  expect(html).not.toContain('Price');
});

it('has no columns without figures', () => {
  expect(rendered(tern)).toContain('data-columns="0"');
});
