import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { librarySnippets } from '../snippets.ts';
import nemo from './nemo.ts';

const id = 'nvidia/parakeet-tdt-0.6b-v3';

describe('NeMo', () => {
  it('transcribes with a model tagged automatic-speech-recognition', () => {
    const { snippets, notice } = generateSnippets(nemo, { id, tags: ['automatic-speech-recognition'] });
    expect(notice).toBeUndefined();
    expect(snippets.map(({ code }) => code.text)).toEqual([
      expect.stringContaining(`ASRModel.from_pretrained("${id}")`),
    ]);
  });

  it('returns a comment and a notice with the same text for other domains', () => {
    const { snippets, notice } = generateSnippets(nemo, { id, tags: ['text-to-speech'] });
    expect(notice?.message).toBe('The tag did not correspond to a valid NeMo domain.');
    expect(snippets.map(({ code }) => code.text)).toEqual([
      `# ${notice?.message}`,
      `hf download ${id} --local-dir=parakeet-tdt-0.6b-v3`,
    ]);
    expect(JSON.stringify(snippets)).not.toContain('nemo_toolkit');
  });

  it('loads the file itself if a revision is requested', () => {
    const { snippets } = generateSnippets(
      nemo,
      { id, tags: ['automatic-speech-recognition'] },
      { revision: 'v1' },
    );
    expect(snippets[0]?.code.text).toContain(
      `restore_from(hf_hub_download(repo_id="${id}", filename="parakeet-tdt-0.6b-v3.nemo", revision="v1"))`,
    );
  });

  it.each(['canary-1b', 'canary-180m-flash', 'canary-1b-v2'])('tells %s both languages', (name) => {
    const [first, ...others] = librarySnippets({
      id: `nvidia/${name}`,
      pipeline_tag: 'automatic-speech-recognition',
    });
    expect(others).toEqual([]);
    expect(first?.library).toBe('nemo');
    expect(first?.snippets[0]?.code.text).toContain('source_lang="en", target_lang="en")');
  });

  it.each([
    { id: 'nvidia/NVIDIA-Nemotron-3.5-ASR-Streaming-Multilingual-0.6b' },
    { id: 'ada/tides', tags: ['nemotron3_5_asr'] },
    { id: 'ada/tides', tags: ['base_model:finetune:nvidia/nemotron-3.5-asr-streaming-0.6b'] },
    { id: 'ada/tides', cardData: { base_model: ['nvidia/nemotron-3.5-asr-streaming-0.6b'] } },
  ])('sets a language and does not use Lhotse for %j', (record) => {
    const { snippets } = generateSnippets(nemo, { pipeline_tag: 'automatic-speech-recognition', ...record });
    expect(snippets[0]?.code.text).toContain('config.use_lhotse = False');
    expect(snippets[0]?.code.text).toContain('config.target_lang = "auto"');
  });

  it('asks a speech language model', () => {
    const record = { id: 'nvidia/canary-qwen-2.5b', pipeline_tag: 'automatic-speech-recognition' };
    const [first] = librarySnippets(record, { revision: 'v1' });
    expect(first?.library).toBe('nemo');
    expect(first?.snippets[0]?.code.text).toContain(
      'SALM.from_pretrained("nvidia/canary-qwen-2.5b", revision="v1")',
    );
  });

  it('does not take conversions by other owners', () => {
    const record = { id: 'ada/canary-1b-v2-onnx', pipeline_tag: 'automatic-speech-recognition' };
    expect(librarySnippets(record).map(({ library }) => library)).not.toContain('nemo');
  });
});
