/* oxlint-disable no-underscore-dangle -- React Router chose these names */
/** @module Loads the modules of the matched routes and hydrates the document. */
import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { DocumentContext } from './shell/document-context.ts';
import type { Handoff } from './shell/handoff.ts';
import { loadProblem } from './shell/problem-boundary.tsx';

declare global {
  // What React Router's `<Scripts>` would have set, and `HydratedRouter` reads.
  var __reactRouterContext: Readonly<Record<string, unknown>> | undefined;
  var __reactRouterRouteModules: Readonly<Record<string, object>> | undefined;
}

export async function hydrate(handoff: Handoff): Promise<void> {
  globalThis.addEventListener('unhandledrejection', ignoreSkippedTransition);
  globalThis.__reactRouterContext = { ...handoff.context, stream: streamOf(handoff.state) };
  const [modules] = await Promise.all([
    routeModules(handoff.routes),
    load(handoff.manifest),
    handoff.failed && loadProblem(),
  ]);
  globalThis.__reactRouterRouteModules = modules;
  await nextTask();
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext value={{ entry: handoff.entry, handoff: '', 'page:data': '' }}>
          <HydratedRouter />
        </DocumentContext>
      </StrictMode>,
    );
  });
}

/** Hydrating in several tasks lets the browser respond between them. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** React Router skips the view transition of a navigation that another one overtakes, and leaves its promises alone. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason }: { reason: unknown } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was skipped'))
    event.preventDefault();
}

const load = (url: string): Promise<object> => import(/* @vite-ignore */ url);

async function routeModules(routes: Handoff['routes']): Promise<Readonly<Record<string, object>>> {
  const loaded = await Promise.all(
    Object.entries(routes).map(async ([id, urls]) => {
      const parts = await Promise.all(urls.map(load));
      return [id, Object.assign({}, ...parts)] as const;
    }),
  );
  return Object.fromEntries(loaded);
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}
