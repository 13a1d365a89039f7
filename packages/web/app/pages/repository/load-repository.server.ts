/** @module The loader of a dataset or a space: its card as it is shown, its cookies as headers. */
import { shownCard } from '../../features/card/card.server.ts';
import { type LoaderArguments, loadPage, type Page, withCookies } from '../../lib/page/page.server.ts';
import type { RepositoryData } from './repository.server.ts';

export async function loadRepository(page: Page<RepositoryData>, args: LoaderArguments) {
  const { cookies, record: _, card, ...shown } = await loadPage(page, args);
  return withCookies(args.context, { ...shown, card: shownCard(args.context, card) }, cookies);
}
