/** @module Shows hostile cards in Chromium, many per page, without the site's content security policy. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { plainCard } from '../../packages/server/src/cards/render/plain-card.ts';
import { renderCard } from '../../packages/server/src/cards/render/render-card.ts';
import { ensureChromium } from '../test/chromium.ts';
import { hostileCard } from './hostile-card.ts';

const origin = 'http://cards.test';
const attack = { hit: 'window.__hit()', far: 'https://far.test/x' };
const place = { kind: 'model', id: 'harbour/tides', revision: 'main', hubUrl: 'https://hub.test' } as const;
const batchSize = 250;

export interface CardTrial {
  readonly cards: number;
  /** Shown as text, because they are too deep or too large. */
  readonly plain: number;
  readonly chromium: string;
  /** One line per card or batch that did something. */
  readonly findings: readonly string[];
}

/** The cards with these numbers. */
export const tryCards = (from: number, to: number): Promise<CardTrial> =>
  withBrowser(async (browser) => {
    const findings: string[] = [];
    let plain = 0;
    for (let start = from; start < to; start += batchSize) {
      const cards: string[] = [];
      for (let number = start; number < Math.min(start + batchSize, to); number += 1) {
        const { html, isPlain } = await rendered(hostileCard(number, attack));
        if (isPlain) plain += 1;
        cards.push(html);
      }
      findings.push(...(await shown(browser, cards)).map((line) => `${start}: ${line}`));
    }
    return { cards: to - from, plain, chromium: browser.version(), findings };
  });

/** Unsanitized HTML, to test that the check detects attacks. */
export const tryHtml = (html: string): Promise<readonly string[]> =>
  withBrowser((browser) => shown(browser, [html]));

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = await ensureChromium(process.env);
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function rendered(markdown: string) {
  try {
    // The hub's pictures are allowed, so that addresses of pictures are tried too.
    return await renderCard(markdown, { ...place, highlighted: true, pictureOrigin: 'https://hub.test' });
  } catch {
    return plainCard(markdown);
  }
}

/** What a page with these cards did besides showing them. */
async function shown(browser: Browser, cards: readonly string[]): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const findings: string[] = [];
  page.on('dialog', (dialog) => {
    findings.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === `${origin}/`) return route.fulfill({ contentType: 'text/html', body: documentOf(cards) });
    // Pictures of the hub are the only requests a card may cause.
    if (!(url.startsWith('https://hub.test/') && route.request().resourceType() === 'image'))
      findings.push(`request ${url}`);
    return route.abort();
  });
  await page.goto(`${origin}/`);
  findings.push(...(await inspected(page)));
  if (page.url() !== `${origin}/`) findings.push(`navigated to ${page.url()}`);
  await context.close();
  return findings;
}

/** Parsed as part of a document, where scripts would run; setting innerHTML would not run them. */
const documentOf = (cards: readonly string[]): string =>
  `<!doctype html><title>t</title><script>window.hits = 0; window.__hit = () => { window.hits += 1; };</script>
<div id="root"></div>${cards.map((html, at) => `<section data-at="${at}">${html}</section>`).join('\n')}`;

const events =
  'click mouseover pointerover focus blur error load toggle input submit animationend animationstart ' +
  'transitionend keydown begin start loadstart scroll';

/** Fires every event that a handler could wait for, then looks at what is there. */
const inspected = (page: Page): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const found: string[] = [];
    addEventListener('click', (event) => event.preventDefault(), true);
    const sections = [...document.querySelectorAll('section[data-at]')];
    if (document.querySelectorAll('body > section').length !== sections.length)
      found.push('a card left its place');
    for (const section of sections) {
      const at = section.getAttribute('data-at') ?? '';
      for (const element of section.querySelectorAll('*')) {
        for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
        for (const { name, value } of element.attributes) {
          const isAddress = name === 'href' || name === 'src';
          if (
            name.startsWith('on') ||
            ['style', 'srcset', 'srcdoc', 'action', 'formaction', 'ping'].includes(name)
          )
            found.push(`card ${at}: attribute ${name}`);
          if (isAddress && !/^(?:https?:|mailto:|#card-)/.test(value))
            found.push(`card ${at}: ${name} ${value}`);
          if ((name === 'id' || name === 'name') && !value.startsWith('card-'))
            found.push(`card ${at}: ${name} ${value}`);
        }
        if (
          /^(?:script|style|iframe|object|embed|link|meta|base|form|input|button|svg|math|template)$/i.test(
            element.tagName,
          )
        )
          found.push(`card ${at}: element ${element.tagName}`);
      }
    }
    const hits: unknown = Reflect.get(window, 'hits');
    if (hits !== 0) found.push(`${String(hits)} scripts ran`);
    return found;
  }, events.split(' '));
