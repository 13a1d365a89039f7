/** @module The loader of a dataset or a space: its card as it is shown, its cookies as headers. */
import type { RouterContextProvider } from 'react-router';
import { shownCard } from '../../features/card/card.server.ts';
import { type LoaderArguments, loadPage, type Page, withCookies } from '../../lib/page/page.server.ts';
import type { RepositoryData } from './repository.server.ts';

export async function loadRepository(
  page: Page<RepositoryData>,
  args: LoaderArguments & { readonly context: Pick<RouterContextProvider, 'set'> },
) {
  const { cookies, record: _, card, ...shown } = await loadPage(page, args);
  return withCookies({ ...shown, card: shownCard(args.context, card) }, cookies);
}
