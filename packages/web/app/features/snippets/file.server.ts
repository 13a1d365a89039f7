/** @module A block of snippets as a file to keep: its source, or all blocks as a notebook. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { fileExtensions, type Snippet, toNotebook, toScript } from '@loadout/catalogue';

/** `?block=` is counted from 1; `?format=notebook` takes all blocks, anything else the source of the one. */
export function snippetFile(
  snippets: readonly Snippet[],
  name: string,
  parameters: URLSearchParams,
): Response {
  const snippet = snippets[Number(parameters.get('block') ?? 1) - 1];
  if (!snippet) throw noSuchFile();
  const base = name.replace(/[^\w.-]+/g, '-');
  if (parameters.get('format') === 'notebook') {
    const notebook = JSON.stringify(toNotebook(snippets), undefined, 1);
    return file(`${notebook}\n`, `${base}.ipynb`, 'application/x-ipynb+json');
  }
  const source = toScript(snippet) ?? `${snippet.code.text}\n`;
  return file(source, `${base}.${fileExtensions[snippet.code.language]}`, 'text/plain; charset=utf-8');
}

const file = (body: string, name: string, type: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
