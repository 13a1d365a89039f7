/** @module /…/social.png: the preview of a page, for sites that show one next to a link. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { type Card, drawCard } from './card.server.ts';
import { libraryCard, repositoryCard, taskCard } from './cards.server.ts';
import type { Services } from '@loadout/server';

interface SocialArguments {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  readonly context: Parameters<typeof servicesOf>[0];
}

const aDay = 86_400;

export async function loader({ params, url, context }: SocialArguments): Promise<Response> {
  const card = await cardFor(servicesOf(context), url.pathname.split('/')[1] ?? '', params);
  if (!card) throw noSuchFile();
  return new Response(drawn(card), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${aDay}` },
  });
}

async function cardFor(
  services: Services,
  section: string,
  params: SocialArguments['params'],
): Promise<Card | undefined> {
  switch (section) {
    case 'tasks':
      return taskCard(services, params['id'] ?? '');
    case 'libraries':
      return libraryCard(services, params['key'] ?? '');
    case 'models':
      return repositoryCard(services, 'model', idOf(params));
    case 'datasets':
      return repositoryCard(services, 'dataset', idOf(params));
    default:
      return repositoryCard(services, 'space', idOf(params));
  }
}

const capacity = 200;
const remembered = new Map<string, Uint8Array<ArrayBuffer>>();

/** Cached, because many clients request the preview of a shared link at once. */
function drawn(card: Card): Uint8Array<ArrayBuffer> {
  const key = JSON.stringify(card);
  const picture = remembered.get(key) ?? drawCard(card);
  remembered.delete(key);
  remembered.set(key, picture);
  const [oldest] = remembered.keys();
  if (remembered.size > capacity && oldest !== undefined) remembered.delete(oldest);
  return picture;
}
