/** @module The site while it is being written: Vite in middleware mode, one port for API, pages and reloads. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Render } from '@loadout/server';
import { SiteNotBuiltError } from './site.ts';

export interface DevSite {
  readonly render: Render;
  /** Answers what Vite serves itself (modules, styles); calls `next` for everything else. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

export async function openDevSite(http: Server): Promise<DevSite> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  if (!existsSync(`${root}vite.config.ts`))
    throw new SiteNotBuiltError(
      'The installed package has no sources of the site. Use `loadout serve`, or `npm run dev` in a checkout.',
    );
  const { createServer } = await import('vite');
  // React Router's plugin reads its configuration from the working directory.
  process.chdir(root);
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: http } },
  });
  return {
    render: async (request, context) => {
      const site: { readonly render?: Render } = await vite.ssrLoadModule('/app/server.ts');
      if (!site.render) throw new TypeError('app/server.ts must export `render`');
      return site.render(request, context);
    },
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
