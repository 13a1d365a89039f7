import {
  type AppsView,
  AppsPanel,
  type BlockView,
  type InferenceView,
  InferenceSection,
  type PanelView,
  SnippetSection,
} from '@loadout/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const url = new URL('http://page/models/a/b?revision=v1');

const block: BlockView = {
  title: 'Load the model',
  language: 'python',
  code: { language: 'python', text: 'a\nb', lines: [[['a']], [['b']]] },
  extension: 'py',
  install: {
    command: { language: 'shell', text: 'pip install x', lines: [[['pip install x']]] },
    managers: [
      { name: 'pip', ecosystem: 'python', chosen: true },
      { name: 'uv', ecosystem: 'python', chosen: false },
    ],
  },
  warnings: [{ code: 'gated', message: 'Ask first.' }],
};

const choice = (key: string, chosen = false) => ({ key, label: key, chosen });

const panel: PanelView = {
  words: { heading: 'Use with a library', lead: 'Load it.', choice: 'Library', parameter: 'library' },
  tabs: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => choice(key, key === 'f')),
  chosen: { key: 'f', label: 'f', reason: 'It fits.' },
  blocks: [block, { ...block, title: 'Run it' }],
  revision: '',
  files: [choice('Q8_0'), choice('Q4_K_M', true)],
};

const apps: AppsView = {
  files: [
    { ...choice('Q8_0', true), file: 'a-Q8_0.gguf', parts: 2, sizeIsEstimate: false, size: 8e9 },
    { ...choice('Q4_K_M'), file: 'a-Q4_K_M.gguf', parts: 1, sizeIsEstimate: true },
  ],
  contexts: [],
  links: [{ key: 'jan', label: 'Jan', href: 'jan://a/b', reason: 'GGUF' }],
  tabs: [choice('ollama', true), choice('vllm')],
  systems: [choice('linux', true), choice('macos')],
  chosen: {
    key: 'ollama',
    label: 'Ollama',
    reason: 'GGUF',
    docsUrl: undefined,
    ways: [choice('program', true), choice('docker')],
    blocks: [block],
  },
};

const option = (value: string, chosen = false) => ({ value, label: value, chosen });

const inference: InferenceView = {
  providers: [option('auto', true), { ...option('nscale'), status: 'Live', modelId: 'a/b' }],
  otherProviders: [option('groq')],
  languages: [option('python', true), option('shell')],
  clients: [option('openai', true), option('requests')],
  chat: true,
  bothWays: true,
  options: {
    streaming: '',
    inputs: '',
    system: '',
    temperature: '',
    max_tokens: '',
    top_p: '',
    messages: '',
    tools: '',
    schema: '',
    bill_to: '',
    endpoint: '',
    direct: '',
    errors: '',
  },
  blocks: [block, { ...block, title: 'Get the result' }],
  notices: ['curl was left out.'],
  problem: undefined,
};

const pages = {
  snippets: renderToStaticMarkup(<SnippetSection panel={panel} url={url} files={url} />),
  apps: renderToStaticMarkup(<AppsPanel view={apps} url={url} files={url} />),
  inference: renderToStaticMarkup(<InferenceSection view={inference} url={url} files={url} />),
};

describe.each(Object.entries(pages))('the panel of %s, on a server without a router', (_, html) => {
  it('is plain markup: the policy of a page may forbid styles and scripts', () => {
    expect(html).not.toMatch(/\sstyle=|<script|<style/);
  });

  it('keeps the other parameters in every link and form', () => {
    const choices = [...html.matchAll(/href="(\/models\/a\/b\?[^"]*)"/g)].map(([, href]) => href);
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.every((href) => href?.includes('revision=v1'))).toBe(true);
    const selects = html.match(/<form [^>]*class="link-select"/g) ?? [];
    const kept = html.match(/<input type="hidden" name="revision" value="v1"/g) ?? [];
    expect(selects.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThanOrEqual(selects.length);
  });

  it('has a button for every select, without a script', () => {
    const selects = html.match(/<select/g) ?? [];
    const buttons = html.match(/<noscript><button/g) ?? [];
    expect(buttons.length).toBeGreaterThanOrEqual(selects.length);
  });
});

describe('the panel of snippets', () => {
  it('shows the chosen library among the first ones, and the others in a select', () => {
    expect(pages.snippets).toMatch(/aria-current="true"[^>]*>f</);
    expect(pages.snippets).toContain('2 more');
    expect(pages.snippets).toMatch(/<option value="e">/);
  });

  it('shows an install command once where blocks share it', () => {
    expect(pages.snippets.match(/pip install x/g)).toHaveLength(1);
  });

  it('has one filled button', () => {
    for (const html of [pages.snippets, pages.inference])
      expect(html.match(/data-kind="primary"/g)).toHaveLength(1);
  });
});

it('a file without a size has no figure, one with a size has', () => {
  expect(pages.apps).toContain('2 files');
  expect(pages.apps).not.toContain('NaN');
});

it('opens notebooks in the service of the platform, and offers a download otherwise', () => {
  const notebooks = {
    name: 'notebooks.example',
    template: 'https://notebooks.example/open?url={url}',
    origin: 'https://loadout.example',
  };
  const html = renderToStaticMarkup(<SnippetSection panel={{ ...panel, notebooks }} url={url} files={url} />);
  const [, address = ''] = /href="https:\/\/notebooks\.example\/open\?url=([^"]+)"/.exec(html) ?? [];
  expect(decodeURIComponent(address)).toMatch(
    /^https:\/\/loadout\.example\/models\/a\/b\/snippet\?.*revision=v1.*format=notebook$/,
  );
  expect(pages.snippets).not.toContain('Open in');
  expect(pages.snippets).toContain('.ipynb');
});

it('the bars of files have a legend, with the machine where its line is drawn', () => {
  const memory = { weights: 8e9, cache: 1e9, overhead: 1e9, total: 10e9 };
  const [file] = apps.files;
  const weighed = { ...apps, files: file ? [{ ...file, memory }] : [] };
  const shown = (gigabytes: number) =>
    renderToStaticMarkup(
      <AppsPanel
        view={{ ...weighed, machine: { label: `${gigabytes} GB`, memory: gigabytes * 1e9 } }}
        url={url}
      />,
    );
  expect(pages.apps).not.toContain('KV cache');
  expect(shown(16)).toMatch(/KV cache.*My machine, 16 GB/);
  expect(shown(16)).toContain('class="limit"');
  expect(shown(128)).toContain('KV cache');
  expect(shown(128)).not.toMatch(/My machine|class="limit"/);
});
