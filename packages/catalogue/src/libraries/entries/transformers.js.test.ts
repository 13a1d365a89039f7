import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { npm } from '../../snippets/requirement.ts';
import transformersJs from './transformers.js.ts';

const answer = (record: object) => generateSnippets(transformersJs, { id: 'ada/model', ...record });
const text = (record: object) => answer(record).snippets[0]?.code.text;

describe('Unknown pipeline tag', () => {
  it.each([{}, { pipeline_tag: 'image-text-to-text' }, { pipeline_tag: 'constructor' }])(
    'is what a task without a pipeline is told: %j',
    (record) => {
      const { snippets, notice } = answer(record);
      expect(notice).toEqual({ code: 'unknown-pipeline-tag', message: 'Unknown pipeline tag' });
      expect(snippets.map(({ title }) => title)).toEqual(['Download the files']);
    },
  );
});

describe('Transformers.js', () => {
  it('fills a mask, the tokenizer’s own where the record tells none', () => {
    expect(text({ pipeline_tag: 'fill-mask', mask_token: '<mask>' })).toContain(' <mask>.")');
    expect(text({ pipeline_tag: 'fill-mask' })).toContain(' " + pipe.tokenizer.mask_token + ".")');
  });

  it('compares sentences by their features, which is the pipeline it has', () => {
    const code = text({ pipeline_tag: 'sentence-similarity' });
    expect(code).toContain('pipeline("feature-extraction", "ada/model")');
    expect(code).toContain('{ pooling: "mean", normalize: true }');
  });

  it('saves what is spoken', () => {
    expect(text({ pipeline_tag: 'text-to-speech' })).toContain('await result.save("output.wav");');
  });

  it('decodes a recording, as Node has no AudioContext', () => {
    const [snippet] = answer({ pipeline_tag: 'automatic-speech-recognition' }).snippets;
    expect(snippet?.code.text).toContain('import decode from "audio-decode";');
    expect(snippet?.code.text).toContain('pipe(channelData[0])');
    expect(snippet?.install).toContainEqual(npm('audio-decode'));
  });

  it('asks the question of the widget', () => {
    const widgetData = [{ text: 'own question', context: 'own context' }];
    expect(text({ pipeline_tag: 'question-answering', widgetData })).toContain(
      'pipe("own question", "own context")',
    );
  });
});
