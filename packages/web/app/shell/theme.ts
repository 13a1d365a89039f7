/** @module POST /theme: stores the theme in a cookie and redirects to the page it was chosen on. */
import { data, redirect } from 'react-router';
import { readForm } from '../lib/page/form.server.ts';
import { preferenceCookie } from '../lib/preferences/preferences.server.ts';
import { isTheme } from './themes.ts';
import type { Route } from './+types/theme.ts';

export async function action({ request, url }: Route.ActionArgs) {
  const theme = (await readForm(request)).get('theme');
  if (!isTheme(theme)) throw data('Choose system, light or dark.', { status: 400 });
  return redirect(pageBefore(request, url), { headers: { 'set-cookie': preferenceCookie('theme', theme) } });
}

export const loader = () => redirect('/');

/** Only a page of ours: the visitor controls the header. Two leading slashes would lead to another host. */
function pageBefore(request: Request, url: URL): string {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return '/';
  const page = new URL(referrer);
  return page.host === url.host ? page.pathname.replace(/^\/+/, '/') + page.search : '/';
}
