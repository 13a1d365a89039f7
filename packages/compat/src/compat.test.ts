import { snippets as inference } from '@huggingface/inference';
import * as peer from '@huggingface/tasks';
import { describe, expect, it } from 'vitest';
import * as ours from './index.ts';

const model = {
  id: 'acme/tern',
  inference: '',
  tags: ['conversational'],
  pipeline_tag: 'text-generation' as const,
};

const clients = (all: readonly { language: string; client: string }[]) =>
  all.map(({ language, client }) => `${language} ${client}`);

describe('names', () => {
  it('of the peer are all exported', () => {
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(Object.keys(peer)));
  });

  it.each([
    ['MODEL_LIBRARIES_UI_ELEMENTS', peer.MODEL_LIBRARIES_UI_ELEMENTS, ours.MODEL_LIBRARIES_UI_ELEMENTS],
    ['LOCAL_APPS', peer.LOCAL_APPS, ours.LOCAL_APPS],
    ['PIPELINE_DATA', peer.PIPELINE_DATA, ours.PIPELINE_DATA],
    ['TASKS_DATA', peer.TASKS_DATA, ours.TASKS_DATA],
    ['DATASET_LIBRARIES_UI_ELEMENTS', peer.DATASET_LIBRARIES_UI_ELEMENTS, ours.DATASET_LIBRARIES_UI_ELEMENTS],
    ['SKUS.GPU.NVIDIA', peer.SKUS.GPU.NVIDIA, ours.SKUS.GPU.NVIDIA],
    ['SKUS.GPU.AMD', peer.SKUS.GPU.AMD, ours.SKUS.GPU.AMD],
    ['SKUS.CPU.Intel', peer.SKUS.CPU.Intel, ours.SKUS.CPU.Intel],
    ['SKUS.CPU.AMD', peer.SKUS.CPU.AMD, ours.SKUS.CPU.AMD],
    ['SKUS.GPU.INTEL', peer.SKUS.GPU.INTEL, ours.SKUS.GPU.INTEL],
    ['SKUS.GPU.QUALCOMM', peer.SKUS.GPU.QUALCOMM, ours.SKUS.GPU.QUALCOMM],
    ['Apple', peer.SKUS['Apple Silicon']['-'], ours.SKUS['Apple Silicon']['-']],
    ['AGENT_HARNESSES', peer.AGENT_HARNESSES, ours.AGENT_HARNESSES],
    ['GGMLFileQuantizationType', peer.GGMLFileQuantizationType, ours.GGMLFileQuantizationType],
    ['GGMLQuantizationType', peer.GGMLQuantizationType, ours.GGMLQuantizationType],
  ])('of %s are all there', (_name, theirs, own) => {
    expect(Object.keys(own)).toEqual(expect.arrayContaining(Object.keys(theirs)));
  });
});

describe('facts that both have', () => {
  it('are the same codes and labels of quantization', () => {
    expect(ours.GGMLFileQuantizationType).toMatchObject(peer.GGMLFileQuantizationType);
    expect(new Set(ours.GGUF_QUANT_ORDER)).toEqual(new Set(peer.GGUF_QUANT_ORDER));
    for (const file of ['a-Q4_K_M.gguf', 'x.UD-Q4_K_XL.gguf', 'q4_0.gguf', 'm-f16.gguf', 'Q6_K_L', 'none'])
      expect(ours.parseGGUFQuantLabel(file)).toBe(peer.parseGGUFQuantLabel(file));
    expect(ours.GGUF_QUANT_RE.exec('a-UD-Q3_K_XL')?.groups).toEqual(
      peer.GGUF_QUANT_RE.exec('a-UD-Q3_K_XL')?.groups,
    );
  });

  it('are the same hardware', () => {
    const { aliases: _aliases, ...h100 } = peer.SKUS.GPU.NVIDIA['H100'] ?? {};
    expect(ours.SKUS.GPU.NVIDIA['H100']).toEqual(h100);
    expect(ours.DEFAULT_MEMORY_OPTIONS).toEqual(peer.DEFAULT_MEMORY_OPTIONS);
  });
});

describe('functions', () => {
  const messages = [
    { role: 'user', content: 'Say "tern"\nand stop' },
    {
      role: 'user',
      content: [
        { type: 'text' as const, text: 'a' },
        { type: 'image_url' as const, image_url: { url: 'u' } },
      ],
    },
  ];

  it.each([
    {},
    { indent: '\t' },
    { attributeKeyQuotes: true, indent: '    ' },
    { customContentEscaper: (text: string) => text.replaceAll('t', 'T') },
  ])('print messages as the peer does: %j', (options) => {
    expect(ours.stringifyMessages(messages, options)).toBe(peer.stringifyMessages(messages, options));
  });

  it('print parameters as the peer does', () => {
    for (const attributeKeyQuotes of [true, false]) {
      const options = { indent: '\n  ', attributeValueConnector: ': ', attributeKeyQuotes };
      const config = { temperature: 0.5, max_tokens: 3 };
      expect(ours.stringifyGenerationConfig(config, options)).toBe(
        peer.stringifyGenerationConfig(config, options),
      );
    }
  });

  it('find the nearest quantization', () => {
    const { Q2_K, Q4_K_M, Q8_0 } = ours.GGMLFileQuantizationType;
    expect(ours.findNearestQuantType(Q4_K_M, [Q2_K, Q8_0])).toBe(Q2_K);
    expect(ours.findNearestQuantType(Q2_K, [Q8_0])).toBeUndefined();
  });

  it('offer every client of the peer for a chat', () => {
    const theirs = inference.getInferenceSnippets(model, 'groq');
    expect(clients(ours.getInferenceSnippets(model, 'groq'))).toEqual(
      expect.arrayContaining(clients(theirs)),
    );
  });

  it('return nothing for a provider that cannot make the call', () => {
    expect(ours.getInferenceSnippets({ ...model, pipeline_tag: 'graph-ml', tags: [] }, 'groq')).toEqual([]);
  });

  it('pass options and messages on', () => {
    const [first] = ours.getInferenceSnippets(model, 'groq', undefined, {
      temperature: 0.25,
      billTo: 'acme',
      inputs: { messages: [{ role: 'user', content: 'Name a seabird.' }] },
    });
    expect(first?.content).toContain('0.25');
    expect(first?.content).toContain('acme');
    expect(first?.content).toContain('Name a seabird.');
  });

  it('write code and links for a record', () => {
    expect(ours.MODEL_LIBRARIES_UI_ELEMENTS.timm.snippets?.(model).join('\n')).toContain('acme/tern');
    const gguf = { ...model, tags: ['gguf'], gguf: { total: 8e9 } };
    const { ollama, jan } = ours.LOCAL_APPS;
    expect('snippet' in ollama && JSON.stringify(ollama.snippet(gguf, 'tern-Q4_K_M.gguf'))).toContain(
      'Q4_K_M',
    );
    expect('deeplink' in jan && jan.deeplink(gguf).href).toContain('acme/tern');
    expect(ollama.displayOnModelPage(gguf)).toBe(true);
    expect(ollama.displayOnModelPage({ ...model, tags: [] })).toBe(false);
  });

  it('give an example input for every task of the peer that has one', () => {
    const none = peer.getModelInputSnippet({ id: 'a/b', inference: '', tags: [] });
    for (const task of peer.PIPELINE_TYPES) {
      const record = { id: 'a/b', inference: '', tags: [], pipeline_tag: task };
      if (peer.getModelInputSnippet(record) === none) continue;
      const own = ours.getModelInputSnippet(record);
      expect([task, Array.isArray(own) || own.length]).not.toEqual([task, 0]);
      expect([task, typeof own]).toEqual([task, typeof peer.getModelInputSnippet(record)]);
    }
    expect(ours.getModelInputSnippet(model)).toEqual([{ role: 'user', content: expect.any(String) }]);
  });
});
