import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import { npm } from '../../snippets/requirement.ts';
import transformersJs from './transformers.js.ts';

const answer = (record: object) => generateSnippets(transformersJs, { id: 'ada/model', ...record });
const text = (record: object) => answer(record).snippets[0]?.code.text;

describe('a task without a pipeline', () => {
  it.each([{}, { pipeline_tag: 'image-text-to-text' }, { pipeline_tag: 'constructor' }])(
    'returns the notice "Unknown pipeline tag": %j',
    (record) => {
      const { snippets, notice } = answer(record);
      expect(notice).toEqual({ code: 'unknown-pipeline-tag', message: 'Unknown pipeline tag' });
      expect(snippets.map(({ title }) => title)).toEqual(['Download the files']);
    },
  );
});

describe('Transformers.js', () => {
  it('uses the mask token of the record, or of the tokenizer', () => {
    expect(text({ pipeline_tag: 'fill-mask', mask_token: '<mask>' })).toContain(' <mask>.")');
    expect(text({ pipeline_tag: 'fill-mask' })).toContain(' " + pipe.tokenizer.mask_token + ".")');
  });

  it('uses the feature-extraction pipeline for sentence similarity', () => {
    const code = text({ pipeline_tag: 'sentence-similarity' });
    expect(code).toContain('pipeline("feature-extraction", "ada/model")');
    expect(code).toContain('{ pooling: "mean", normalize: true }');
  });

  it('saves the synthesized speech', () => {
    expect(text({ pipeline_tag: 'text-to-speech' })).toContain('await result.save("output.wav");');
  });

  it('decodes a recording, because Node has no AudioContext', () => {
    const [snippet] = answer({ pipeline_tag: 'automatic-speech-recognition' }).snippets;
    expect(snippet?.code.text).toContain('import decode from "audio-decode";');
    expect(snippet?.code.text).toContain('pipe(channelData[0])');
    expect(snippet?.install).toContainEqual(npm('audio-decode', '3.10'));
  });

  it('uses the question of the widget', () => {
    const widgetData = [{ text: 'own question', context: 'own context' }];
    expect(text({ pipeline_tag: 'question-answering', widgetData })).toContain(
      'pipe("own question", "own context")',
    );
  });
});
