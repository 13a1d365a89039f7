/** @module Run: the request of the code, sent from the page to the router with the reader's token. */
import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { chatModel } from './support/pages.ts';
import { expect, test } from './support/routed-site.ts';
import { file, json, startStream } from './support/router.ts';

// One server of the site for all of them.
test.describe.configure({ mode: 'default' });

const token = 'hf_Zq7secretZq7';
const chat = `${chatModel}?provider=auto&streaming=yes`;

const panelOf = (page: Page) => page.locator('#inference');
const answerOf = (page: Page) => panelOf(page).locator('.answer');

const statusOf = (page: Page) => panelOf(page).locator('.run output').first();
const problem = (page: Page) => panelOf(page).getByRole('alert');
const kept = (page: Page) => expect(page.getByLabel('Access token')).toHaveValue(token);

async function openRun(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  await panelOf(page).getByRole('button', { name: 'Run', exact: true }).click();
}

async function runAt(page: Page, path: string): Promise<void> {
  await openRun(page, path);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Run request' }).click();
}

const callOf = (task: string, provider: string): string => `/inference?task=${task}&provider=${provider}`;

/** A real picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A second of silence. */
function silence(): Buffer {
  const samples = 8000;
  const wave = Buffer.alloc(44 + samples, 128);
  wave.write('RIFF', 0);
  wave.writeUInt32LE(36 + samples, 4);
  wave.write('WAVEfmt ', 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(samples, 24);
  wave.writeUInt32LE(samples, 28);
  wave.writeUInt16LE(1, 32);
  wave.writeUInt16LE(8, 34);
  wave.write('data', 36);
  wave.writeUInt32LE(samples, 40);
  return wave;
}

test('a chat is streamed word by word, and nothing is sent before Run', async ({ page, router }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(chat);
  await page.locator('html[data-hydrated]').waitFor();
  expect(scripts.filter((url) => url.includes('run-panel'))).toEqual([]);
  await panelOf(page).getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByLabel('Access token').fill(token);
  expect(router.received).toEqual([]);

  const stream = startStream();
  router.answering = stream.answering;
  await page.getByRole('button', { name: 'Run request' }).click();
  await expect(statusOf(page)).toHaveText(/^Waiting for the answer/);
  stream.say('A tern ');
  await expect(answerOf(page).locator('.text')).toHaveText('A tern');
  await expect(answerOf(page)).toHaveAttribute('aria-busy', 'true');
  stream.say('flies.');
  stream.finish();
  await expect(answerOf(page).locator('.text')).toHaveText('A tern flies.');
  await expect(answerOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(statusOf(page)).toHaveText('Answer received.');

  const [sent] = router.received;
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/v1/chat/completions',
    authorization: `Bearer ${token}`,
    contentType: 'application/json',
  });
  // The request is the one of the code that is shown.
  await panelOf(page).getByRole('link', { name: 'Show as curl' }).click();
  await expect(page.locator('#inference-code')).toContainText('curl');
  const shown = (await page.locator('#inference-code').textContent()) ?? '';
  expect(shown).toContain(`${router.origin}/v1/chat/completions`);
  const [, body = ''] = /--data '(.*)'/s.exec(shown) ?? [];
  expect(JSON.parse(body.replaceAll("'\\''", "'"))).toEqual(JSON.parse(sent?.body.toString() ?? ''));
  // The same request in another language keeps its response.
  await expect(answerOf(page).locator('.text')).toHaveText('A tern flies.');
});

test('Stop ends the request and keeps what has arrived', async ({ page, router }) => {
  const stream = startStream();
  router.answering = stream.answering;
  await runAt(page, chat);
  stream.say('Half of ');
  await expect(answerOf(page)).toContainText('Half of');
  await page.getByRole('button', { name: 'Stop' }).click();
  await stream.closed;
  await expect(statusOf(page)).toHaveText('Stopped.');
  await expect(answerOf(page)).toContainText('Half of');
  await expect(page.getByRole('button', { name: 'Run request' })).toBeFocused();
});

test.describe('a response is shown by its type', () => {
  test('a chat in one piece, with its JSON', async ({ page, router }) => {
    router.answering = json({ choices: [{ message: { role: 'assistant', content: 'Hello.' } }] });
    await runAt(page, `${chatModel}?provider=auto&streaming=no`);
    await expect(answerOf(page).locator('.text')).toHaveText('Hello.');
    await answerOf(page).getByText('JSON', { exact: true }).click();
    await expect(answerOf(page).getByRole('group', { name: 'Answer as JSON' })).toContainText('"assistant"');
  });

  test('labels as a table', async ({ page, router }) => {
    router.answering = json([
      [
        { label: 'POSITIVE', score: 0.998_712_3 },
        { label: 'NEGATIVE', score: 0.001 },
      ],
    ]);
    await runAt(page, callOf('text-classification', 'hf-inference'));
    const table = answerOf(page).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['label', 'score']);
    await expect(table.getByRole('row').nth(1)).toHaveText(/POSITIVE\s*0\.99871/);
  });

  test('masks as pictures in a table, for a file of the reader', async ({ page, router }) => {
    router.answering = json([{ label: 'cat', score: 0.9, mask: pixel.toString('base64') }]);
    await openRun(page, callOf('image-segmentation', 'hf-inference'));
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Run request' }).click();
    await expect(panelOf(page).getByRole('alert')).toContainText('Choose a file to send.');
    await expect(page.getByLabel('File', { exact: true })).toBeFocused();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer: pixel });
    await page.getByRole('button', { name: 'Run request' }).click();
    const picture = answerOf(page).locator('td img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(router.received[0]).toMatchObject({ contentType: 'image/png', body: pixel });
  });

  for (const [what, task, provider, answering] of [
    ['bytes', 'text-to-image', 'hf-inference', file(pixel, 'image/png')],
    ['base64 in JSON', 'text-to-image', 'nscale', json({ data: [{ b64_json: pixel.toString('base64') }] })],
  ] as const)
    test(`a picture from ${what}`, async ({ page, router }) => {
      router.answering = answering;
      await runAt(page, callOf(task, provider));
      const picture = answerOf(page).getByRole('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
      const saved = page.waitForEvent('download');
      await answerOf(page).getByRole('link', { name: 'Save output.png' }).click();
      expect((await saved).suggestedFilename()).toBe('output.png');
    });

  test('a picture from a job that is polled', async ({ page, router }) => {
    let polls = 0;
    router.answering = (response, request) => {
      const answer = (value: unknown) => json(value)(response, request);
      if (request.path.startsWith('/files/'))
        return file(pixel, 'application/octet-stream')(response, request);
      if (request.method === 'POST') return answer({ response_url: 'https://queue.example/owner/job/7' });
      if (!request.path.includes('/status'))
        return answer({ images: [{ url: `${router.origin}/files/out.png` }] });
      polls += 1;
      return answer({ status: polls < 2 ? 'IN_PROGRESS' : 'COMPLETED' });
    };
    await runAt(page, callOf('text-to-image', 'fal-ai'));
    const picture = answerOf(page).getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(
      router.received.map(({ method, path }) => `${method} ${path.replace(/^\/fal-ai\/.*(?=\?)/, '')}`),
    ).toHaveLength(5);
    expect(
      router.received.slice(0, 4).every(({ authorization }) => authorization === `Bearer ${token}`),
    ).toBe(true);
    // The token is sent to the API, not to the file host.
    expect(router.received[4]?.authorization).toBe('');
  });

  test('a link, where the file is on a host that the page does not contact', async ({ page, router }) => {
    router.answering = json({ output: ['https://files.example/out.webp'] });
    await runAt(page, callOf('text-to-image', 'replicate'));
    await expect(answerOf(page).getByRole('link', { name: 'open output.png' })).toHaveAttribute(
      'href',
      'https://files.example/out.webp',
    );
  });

  test('audio that plays', async ({ page, router }) => {
    router.answering = file(silence(), 'audio/wav');
    await runAt(page, callOf('text-to-audio', 'hf-inference'));
    const sound = answerOf(page).locator('audio');
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(1);
  });
});

test.describe('a failure says what to do, and the form keeps what was typed', () => {
  for (const [status, words] of [
    [401, /token was not accepted.*Check that it is complete/],
    [403, /may not make this call.*permission/],
    [404, /not found at this provider.*Choose another provider/],
    [500, /provider failed.*Run it again/],
    [503, /not ready.*may be loading/],
  ] as const)
    test(`${status}`, async ({ page, router }) => {
      router.answering = json({ error: { message: 'So says the service.' } }, status);
      await runAt(page, chat);
      await expect(problem(page)).toContainText(words);
      await expect(problem(page)).toContainText('So says the service.');
      await kept(page);
    });

  test('429, with the time to wait', async ({ page, router }) => {
    router.answering = json({ error: 'Slow down' }, 429, {
      'retry-after': '20',
      'access-control-expose-headers': 'retry-after',
    });
    await runAt(page, chat);
    await expect(problem(page)).toContainText(/Too many requests.*Wait 20 seconds/);
    await kept(page);
  });

  test('a router that responds with a web page', async ({ page, router }) => {
    router.answering = file('<!doctype html><h1>Log in</h1>', 'text/html; charset=utf-8');
    await runAt(page, chat);
    await expect(problem(page)).toContainText(
      /answered with a web page instead of data.*proxy or a login page/,
    );
    await kept(page);
  });

  test('invalid JSON', async ({ page, router }) => {
    router.answering = file('{"choices": [', 'application/json');
    await runAt(page, `${chatModel}?provider=auto&streaming=no`);
    await expect(problem(page)).toContainText('The answer is not valid JSON.');
  });

  test('an interrupted stream keeps its text', async ({ page, router }) => {
    const stream = startStream();
    router.answering = stream.answering;
    await runAt(page, chat);
    stream.say('Half of ');
    await expect(answerOf(page)).toContainText('Half of');
    stream.breakOff();
    await expect(problem(page)).toContainText(/The answer ended early.*Run it again/);
    await expect(answerOf(page)).toContainText('Half of');
    await kept(page);
  });

  test('no connection', async ({ page, router, context }) => {
    router.answering = (response) => void response.destroy();
    await runAt(page, chat);
    await expect(problem(page)).toContainText(/No response from 127\.0\.0\.1.*Check the connection/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Run request' }).click();
    await expect(problem(page)).toContainText('This device is offline.');
    await kept(page);
  });

  test('a slow response shows a message and then arrives', async ({ page, router }) => {
    const stream = startStream();
    router.answering = stream.answering;
    await page.clock.install();
    await runAt(page, chat);
    await page.clock.runFor(16_000);
    await expect(statusOf(page)).toContainText('takes a minute or more to load');
    await expect(panelOf(page).locator('.run-status .figure')).toHaveText(/^1[67]\.\d s$/);
    stream.say('At last.');
    stream.finish();
    await page.clock.runFor(1000);
    await expect(answerOf(page)).toContainText('At last.');
  });

  test('a token with a space in it is not sent', async ({ page, router }) => {
    await openRun(page, chat);
    const field = page.getByLabel('Access token');
    await page.getByRole('button', { name: 'Run request' }).click();
    await expect(problem(page)).toContainText('Enter your access token.');
    await field.fill('hf_one two');
    await field.press('Enter');
    await expect(problem(page)).toContainText('The token has a space or a line break in it.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('hf_one two');
    expect(router.received).toEqual([]);
  });
});

test('the token is sent to the router and is nowhere else', async ({ page, router, site, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    const all = JSON.stringify([request.url(), request.headers(), request.postData()]);
    if (origin !== router.origin && all.includes(token)) elsewhere.push(request.url());
  });
  router.answering = json({ choices: [{ message: { content: 'Hello.' } }] });
  await runAt(page, chat);
  await expect(answerOf(page)).toContainText('Hello.');
  // Another model by client navigation: the token is still in memory.
  await page.getByRole('link', { name: 'Models', exact: true }).first().click();
  await page.locator('a[data-result]').first().click();
  await page.waitForURL(/\/models\/.+\/.+/);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/Llama/);
  await panelOf(page).getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByLabel('Access token')).toHaveValue(token);

  expect(elsewhere).toEqual([]);
  expect(page.url()).not.toContain(token);
  expect(site.log()).toContain(chatModel);
  expect(site.log()).not.toContain(token);
  expect(await page.content()).not.toContain(token);
  expect(JSON.stringify(await context.storageState({ indexedDB: true }))).not.toContain(token);
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state])),
  ).not.toContain(token);
  // A reload forgets it.
  await openRun(page, chat);
  await expect(page.getByLabel('Access token')).toHaveValue('');
});

test('a page that was reached by client navigation may send it too', async ({ page, router }) => {
  router.answering = json({ choices: [{ message: { content: 'Hello.' } }] });
  await page.goto('/models?q=Llama-3.1-8B-Instruct');
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator(`a[data-result][href^="${chatModel}"]`).first().click();
  await page.waitForURL(new RegExp(chatModel));
  await panelOf(page).getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Run request' }).click();
  await expect(answerOf(page)).toContainText('Hello.');
});

test('another request has no response yet, and the edited input is sent', async ({ page, router }) => {
  router.answering = json({ choices: [{ message: { content: 'First.' } }] });
  await runAt(page, chat);
  await expect(answerOf(page)).toContainText('First.');
  await panelOf(page).getByText('Options', { exact: true }).click();
  await panelOf(page).getByLabel('Input', { exact: true }).fill('Where do terns nest?');
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('#inference-code')).toContainText('Where do terns nest?');
  await expect(answerOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Run request' }).click();
  await expect(answerOf(page)).toContainText('First.');
  expect(JSON.parse(router.received[1]?.body.toString() ?? '')).toMatchObject({
    messages: [{ role: 'user', content: 'Where do terns nest?' }],
  });
});

test('there is no Run without a router to send to', async ({ page }) => {
  for (const path of [
    `${chat}&endpoint=https://tern.example`,
    `${chatModel}?provider=groq&direct=yes`,
    callOf('text-classification', 'auto'),
  ]) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.locator('#inference-code')).toBeVisible();
    await expect(panelOf(page).getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  }
});

test.describe('for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`by keyboard and accessible, ${colorScheme}`, async ({ page, router }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      router.answering = json([{ label: 'POSITIVE', score: 0.9 }]);
      await page.goto(callOf('text-classification', 'hf-inference'));
      await page.locator('html[data-hydrated]').waitFor();
      const opener = panelOf(page).getByRole('button', { name: 'Run', exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.getByLabel('Access token').focus();
      await page.keyboard.type(token);
      await page.keyboard.press('Enter');
      await expect(answerOf(page).getByRole('table')).toBeVisible();
      await expectAccessible(page);
      router.answering = json({}, 401);
      await page.getByRole('button', { name: 'Run request' }).focus();
      await page.keyboard.press('Space');
      await expect(panelOf(page).getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('it is not shown', async ({ page }) => {
      await page.goto(chat);
      await expect(panelOf(page).getByRole('button', { name: 'Copy code' })).toHaveCount(0);
      await expect(panelOf(page).getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
    });
  });
});
