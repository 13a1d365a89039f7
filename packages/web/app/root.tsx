/** @module The document around every page. */
import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Route } from './+types/root.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { ProblemBoundary } from './shell/problem-boundary.tsx';
import { DeferredScripts } from './shell/deferred-scripts.tsx';
import { SiteNavigation } from './shell/navigation.tsx';
import { PageChanges } from './shell/page-changes.tsx';
import { Progress } from './shell/progress.tsx';
import { chipOf } from './lib/hardware/machine-chip.server.ts';
import { RememberedWrap } from './shell/remembered-wrap.tsx';
import { feedPath } from './features/feed/feed.ts';
import { pageOfRoute } from './pages/index.ts';
import { readPreference } from './lib/preferences/preferences.server.ts';
import { systemOfBrowser } from './lib/preferences/system.server.ts';
import { isTheme, mediaOf, schemes } from './shell/themes.ts';
import { canonicalPath, twinPath } from './shell/twin-path.ts';
import { originOf, servicesOf } from './lib/page/load-context.server.ts';
import stylesheet from './styles/app.css?url';

const endOfMain = 'end-of-main';
/** The token `paper`. */
const paper = { light: '#faf8f3', dark: '#141311' } as const;

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { settings, platform } = servicesOf(context);
  const theme = readPreference(request, 'theme');
  return {
    // Without unknown parameters and in one spelling, which the browser's own URL need not have.
    search: url.search,
    theme: isTheme(theme) ? theme : 'system',
    wrap: readPreference(request, 'wrap') === 'yes',
    origin: originOf(context, url),
    platformName: platform.name,
    sourceUrl: settings.sourceUrl,
    machine: chipOf(request, url),
    system: systemOfBrowser(request),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname: path } = useLocation();
  const busy = useNavigation().state !== 'idle';
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const page = matches.map(({ id }) => pageOfRoute(id)).find((found) => found !== undefined);
  const hasTwins = page !== undefined && page.hidden !== true;
  const hasOwnPicture = page?.picture === true && matches.at(-1)?.loaderData !== undefined;
  const theme = root?.theme ?? 'system';
  const search = root?.search ?? '';
  return (
    <html lang="en" data-theme={theme} data-system={root?.system} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        {schemes.map((scheme) => (
          <meta key={scheme} name="theme-color" media={mediaOf(scheme, theme)} content={paper[scheme]} />
        ))}
        {[inter, serif, ...(page?.code === true ? [mono] : [])].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        {/* Nothing is painted before the main part is whole: a row that is still arriving would move the next. */}
        <link rel="expect" href={`#${endOfMain}`} blocking="render" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title="Loadout"
          href="/opensearch.xml"
        />
        <link rel="alternate" type="application/rss+xml" title="New libraries and tasks" href={feedPath} />
        <Meta />
        {page?.hidden === true && <meta name="robots" content="noindex" />}
        <Links />
        {root && <SocialPicture address={`${root.origin}${hasOwnPicture ? path : ''}/social.png`} />}
        {root && hasTwins && (
          <>
            <link rel="canonical" href={`${root.origin}${canonicalPath(path)}`} />
            <link rel="alternate" type="text/markdown" href={twinPath(path, 'md') + search} />
            <link rel="alternate" type="application/json" href={twinPath(path, 'json') + search} />
          </>
        )}
      </head>
      <body>
        <SiteNavigation>
          <Progress />
          <a href="#main" className="button skip" data-kind="primary">
            Skip to content
          </a>
          <Header path={path} theme={theme} machine={root?.machine} />
          <main id="main" className="wrap flex-1 pb-24" tabIndex={-1} aria-busy={busy}>
            <RememberedWrap saved={root?.wrap === true}>{children}</RememberedWrap>
            {root && <p className="print-only literal mt-8">{root.origin + path + search}</p>}
          </main>
          <span id={endOfMain} hidden />
          <Footer twins={root && hasTwins ? { path, search } : undefined} sourceUrl={root?.sourceUrl} />
          <PageChanges />
        </SiteNavigation>
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemBoundary error={error} />;
}

const SocialPicture = ({ address }: { address: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
  </>
);
