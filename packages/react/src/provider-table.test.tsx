import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProviderTable } from './provider-table.tsx';
import type { ProviderChoice } from './views.ts';

const tern: ProviderChoice = { value: 'tern', label: 'Tern', chosen: true, status: 'Live' };
const rendered = (...providers: ProviderChoice[]): string =>
  renderToStaticMarkup(
    <ProviderTable providers={providers} others={[]} url={new URL('http://site.example/models/a/b')} />,
  );

it('compares figures in columns', () => {
  const html = rendered(
    { ...tern, value: 'auto' },
    {
      ...tern,
      figures: [
        { label: 'Context', value: '8,192' },
        { label: 'Speed', value: '' },
      ],
    },
  );
  expect(html).toContain('data-columns="2"');
  expect(html).toContain('<span>Provider</span><span>Context</span><span>Speed</span>');
  expect(html).toContain('<b>Context </b>8,192');
  expect(html).not.toContain('<b>Speed');
});

it('has no columns without figures', () => {
  expect(rendered(tern)).toContain('data-columns="0"');
});
