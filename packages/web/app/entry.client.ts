/**
 * @module Starts React after the first paint: in an idle moment after `load`, or at once when the visitor points,
 * types or moves the focus. Until then pages are links and forms; this file is all that they load.
 */
import { recordEarlyEvents } from './shell/early-events.ts';
import { handoffId, readHandoff } from './shell/handoff.ts';

const replayEarlyEvents = recordEarlyEvents();
document.documentElement.dataset['scripted'] = '';
addEventListener('loadout:hydrated', replayEarlyEvents, { once: true });

const signals = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const name of signals) removeEventListener(name, start);
  void hydratePage();
}

async function hydratePage(): Promise<void> {
  const handoff = readHandoff(document.getElementById(handoffId)?.textContent ?? '');
  for (const href of handoff.preloads) preload(href);
  // In development, before the first component: each of them registers with it.
  if (handoff.hmr !== undefined) await import(/* @vite-ignore */ handoff.hmr);
  const { hydrate } = await import('./hydrate.tsx');
  await hydrate(handoff);
}

/** Requests start here, before React is loaded: starting them later would be part of a longer task. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const whenIdle = (): void => {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 2_000 });
  else setTimeout(start, 200);
};

for (const name of signals) addEventListener(name, start, { passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
