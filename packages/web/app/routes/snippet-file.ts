/** @module /models/{owner}/{name}/snippet: one block as a file, or a library's blocks as a notebook. */
import { fileExtensions, toNotebook, toScript } from '@loadout/catalogue';
import { NotFoundError } from '@loadout/server';
import { data } from 'react-router';
import { servicesOf } from '../load-context.server.ts';
import { idOf } from '../repository/id.ts';
import { readRevision } from '../snippets/choices.server.ts';
import type { Route } from './+types/snippet-file.ts';

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const id = idOf(params);
  const library = url.searchParams.get('library') ?? undefined;
  const revision = readRevision(url.searchParams);
  const services = servicesOf(context);
  const model = await services.model(id);
  if (!model || (library !== undefined && !services.library(library))) throw data(undefined, { status: 404 });
  const [answer] = await services.snippets({
    model,
    ...(library !== undefined && { library }),
    ...(revision !== '' && { options: { revision } }),
  });
  const snippet = answer?.snippets[Number(url.searchParams.get('block') ?? 1) - 1];
  if (!answer || !snippet) throw new NotFoundError('model', id, []);
  const name = `${id.split('/').at(-1) ?? 'model'}-${answer.library}`.replace(/[^\w.-]+/g, '-');
  if (url.searchParams.get('format') === 'notebook') {
    const notebook = JSON.stringify(toNotebook(answer.snippets), undefined, 1);
    return file(`${notebook}\n`, `${name}.ipynb`, 'application/x-ipynb+json');
  }
  const source = toScript(snippet) ?? `${snippet.code.text}\n`;
  return file(source, `${name}.${fileExtensions[snippet.code.language]}`, 'text/plain; charset=utf-8');
}

const file = (body: string, name: string, type: string): Response =>
  new Response(body, {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
