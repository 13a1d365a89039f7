import { type Library, py } from '@loadout/catalogue';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SnippetPanel } from './snippet-panel.tsx';

async function htmlOf(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node);
  await stream.allReady;
  return new Response(stream).text();
}

type Generate = NonNullable<Library['snippets']>;

const libraryWith = (snippets: Generate): Library => ({
  prettyLabel: 'Tern',
  repoName: 'tern',
  repoUrl: 'https://github.com/acme/tern',
  snippets,
});

const model = { id: 'acme/tern', pipeline_tag: 'image-classification' };

it('shows the code of the given library, also after another one with the same facts', async () => {
  const one = libraryWith(() => [{ title: 'Load', code: py`first()` }]);
  const other = libraryWith(() => [{ title: 'Load', code: py`second()` }]);
  expect(await htmlOf(<SnippetPanel model={model} library={one} />)).toContain('first');
  const html = await htmlOf(<SnippetPanel model={model} library={other} />);
  expect(html).toContain('second');
  expect(html).not.toContain('first');
});

it('generates once for a library that is given again', async () => {
  const snippets = vi.fn<Generate>(() => [{ title: 'Load', code: py`again()` }]);
  const library = libraryWith(snippets);
  await htmlOf(<SnippetPanel model={{ ...model }} library={library} />);
  const calls = snippets.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  await htmlOf(<SnippetPanel model={{ ...model }} library={library} />);
  expect(snippets).toHaveBeenCalledTimes(calls);
});
