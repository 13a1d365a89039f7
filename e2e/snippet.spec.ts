/** @module The snippet panel: copy, choose, remember, share, save. */
import { holdHydration } from './support/hydration.ts';
import { chatModel, model, quantizedModel } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('what is copied is exactly the code', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(model);
  const block = page.getByRole('article').first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status').last()).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const answer: { results: { snippets: { code: string }[] }[] } = await (
    await request.post('/api/snippets', { data: { id: 'sentence-transformers/all-MiniLM-L6-v2' } })
  ).json();
  expect(copied).toBe(answer.results[0]?.snippets[0]?.code);
});

test('a click during hydration is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As React does with clicks on what it cannot hydrate yet.
  await page.addInitScript(() => {
    const hydrated = new AbortController();
    const options = { capture: true, signal: hydrated.signal };
    document.addEventListener('click', (event) => event.stopPropagation(), options);
    addEventListener('loadout:hydrated', () => hydrated.abort());
  });
  const hydrate = await holdHydration(page);
  await page.goto(model);
  const block = page.getByRole('article').first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  hydrate();
  await expect(block.getByRole('status').last()).toHaveText('Copied');
});

test('when the clipboard refuses, the button says so and the code is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('refused')),
    });
  });
  await page.goto(model);
  const block = page.getByRole('article').first();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status').last()).toHaveText('Could not copy; the text is selected');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('SentenceTransformer');
});

test('a chosen library stays chosen, on this page and on the next', async ({ page }) => {
  await page.goto(model);
  const tabs = page.getByRole('navigation', { name: 'Library' });
  await tabs.getByRole('link', { name: 'Transformers', exact: true }).click();
  await expect(page).toHaveURL(`${model}?library=transformers`);
  await expect(tabs.locator('[aria-current]')).toHaveText('Transformers');
  await page.goto(model);
  await expect(tabs.locator('[aria-current]')).toHaveText('Transformers');
});

test('a chosen install manager is remembered everywhere', async ({ page }) => {
  await page.goto(model);
  const install = page.getByRole('group', { name: 'Install command' }).first();
  await expect(install).toContainText('pip install');
  await page.getByLabel('Install with').first().selectOption('uv');
  await expect(page).toHaveURL(/manager=uv/);
  await expect(install).toContainText('uv pip install');
  await page.goto('/libraries/transformers');
  await expect(install).toContainText('uv pip install');
});

test('a link shows others what it showed me', async ({ page, browser }) => {
  await page.goto(`${chatModel}?language=javascript&client=fetch&streaming=yes&manager=pnpm`);
  const code = await page.locator('#inference-code').textContent();
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  expect(await stranger.locator('#inference-code').textContent()).toBe(code);
  expect(code).toContain('fetch(');
  await stranger.close();
});

test('client and language stay chosen after a reload without the address', async ({ page }) => {
  await page.goto(chatModel);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Shell' }).click();
  await expect(page.locator('#inference-code')).toContainText('curl');
  await page.goto(chatModel);
  await expect(page.locator('#inference-code')).toContainText('curl');
});

test('options of a call are applied together, not while typing', async ({ page }) => {
  await page.goto(chatModel);
  const panel = page.locator('#inference');
  await panel.getByText('Options', { exact: true }).click();
  await panel.getByLabel('Temperature').pressSequentially('0', { delay: 250 });
  await panel.getByLabel('Input', { exact: true }).pressSequentially("It's me", { delay: 60 });
  await panel.getByLabel('Tools (JSON)').fill('[{"type":"function","function":{"name":"tide_at"}}]');
  await panel.getByRole('button', { name: 'Apply' }).click();
  const code = page.locator('#inference-code');
  for (const part of ["It's me", 'temperature', 'tide_at']) await expect(code).toContainText(part);
  await expect(page).toHaveURL(/temperature=0/);
});

test('a streamed response stays chosen, and can be unchosen', async ({ page }) => {
  await page.goto(chatModel);
  const response = page.getByRole('navigation', { name: 'Response' });
  for (const name of ['Streaming', 'Single response']) {
    await response.getByRole('link', { name }).click();
    await expect(response.locator('[aria-current]')).toHaveText(name);
    await page.goto(chatModel);
    await expect(response.locator('[aria-current]')).toHaveText(name);
  }
});

test('a pinned revision is in the code', async ({ page }) => {
  await page.goto(model);
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('#use').getByText('Options').click();
  // Slower than the page answers: the field must still be there to type into.
  await page.getByLabel('Revision').focus();
  for (const sign of 'v1.2') {
    await page.keyboard.type(sign);
    await expect(page).toHaveURL(new RegExp(`revision=.*${sign === '.' ? '[.]' : sign}$`));
  }
  await expect(page.locator('#code-1')).toContainText('revision="v1.2"');
  await expect(page).toHaveURL(/revision=v1\.2/);
});

test('gated models warn before the code', async ({ page }) => {
  await page.goto(chatModel);
  await expect(page.locator('#use').getByText('Access is granted by the authors')).toBeVisible();
});

test('code is saved as a script that says what it needs, and as a notebook', async ({ page }) => {
  await page.goto(model);
  for (const [name, file, content] of [
    ['Save as .py', 'all-MiniLM-L6-v2-sentence-transformers.py', '# /// script'],
    ['Save as .ipynb', 'all-MiniLM-L6-v2-sentence-transformers.ipynb', '"nbformat": 4'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).first().click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const stream = await saved.createReadStream();
    const parts = await Array.fromAsync(stream);
    expect(Buffer.concat(parts).toString()).toContain(content);
  }
});

test('hosted calls and apps are saved as well, each in its own language', async ({ page, request }) => {
  await page.goto(`${chatModel}?language=shell&client=curl`);
  const saved = await page
    .locator('#inference')
    .getByRole('link', { name: 'Save as .sh' })
    .getAttribute('href');
  const answer = await request.get(saved ?? '');
  expect(answer.headers()['content-disposition']).toContain('Llama-3.1-8B-Instruct-curl.sh');
  expect(await answer.text()).toContain('curl');
  for (const [system, ending] of [
    ['linux', '.sh'],
    ['windows', '.ps1'],
  ] as const) {
    await page.goto(`${quantizedModel}?app=llama.cpp&os=${system}`);
    const link = page
      .locator('#apps')
      .getByRole('link', { name: `Save as ${ending}` })
      .first();
    const command = await request.get((await link.getAttribute('href')) ?? '');
    expect(command.headers()['content-disposition']).toContain(`${ending}"`);
    expect(await command.text()).toContain('/v1/chat/completions');
  }
});

test('a link leads to exactly this block with exactly these choices', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${model}?library=transformers&manager=uv`);
  await page.goto(model);
  const link = page
    .locator('#use')
    .getByRole('link', { name: /^Link to/ })
    .first();
  await link.click();
  await expect(link.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/library=transformers.*manager=uv.*#code-1$/);
  expect(page.url()).toBe(copied);
  const stranger = await browser.newPage();
  await stranger.goto(copied);
  expect(await stranger.locator('#code-1').textContent()).toBe(await page.locator('#code-1').textContent());
  await expect(stranger.getByRole('group', { name: 'Install command' }).first()).toContainText('uv pip');
  await stranger.close();
});

test('a badge says what was checked, on which release, when', async ({ page }) => {
  await page.goto(model);
  const badge = page.getByRole('button', { name: /^Verified: (?:API checked|Installs|Executed)/ }).first();
  await badge.click();
  const note = page.getByRole('note').first();
  // A class that only packages/react uses.
  await expect(note.locator('svg').first()).toHaveCSS('color', 'rgb(27, 106, 61)');
  await expect(note).toContainText(/on \d+ \w+ \d{4} (?:against|with)/);
  await expect(note).toContainText(/sentence-transformers \d+\.\d+/);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Verified: Request tested' }).first().click();
  await expect(page.getByRole('note').last()).toContainText('sent the expected request');
});

test('a choice in the middle of hydration is kept', async ({ page }) => {
  // React works off messages to itself: while they are held back, hydration has begun and does not go on.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let released = false;
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const send = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          const go = (): void => send(message);
          if (released) go();
          else held.push(go);
        };
      }
    };
    addEventListener('release', () => {
      released = true;
      for (const go of held) go();
    });
  });
  await page.goto('/libraries/diffusers');
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Task' }).selectOption('text-to-video');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page).toHaveURL('/libraries/diffusers?example=text-to-video');
});

test('a library shows an example for each task', async ({ page, request }) => {
  await page.goto('/libraries/diffusers');
  await page.getByRole('combobox', { name: 'Task' }).selectOption('text-to-video');
  await expect(page).toHaveURL('/libraries/diffusers?example=text-to-video');
  await expect(page.locator('#use').getByRole('article').first()).toContainText('export_to_video');
  const file = await page.getByRole('link', { name: 'Save as .py' }).first().getAttribute('href');
  expect(await (await request.get(file ?? '')).text()).toContain('export_to_video');
});
