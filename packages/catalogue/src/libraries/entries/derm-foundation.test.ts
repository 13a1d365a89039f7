import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import derm from './derm-foundation.ts';

describe('Derm Foundation', () => {
  it('loads the saved model of the record, without the Keras helper that the hub client dropped', () => {
    const text = generateSnippets(derm, { id: 'harbour/derm' }).snippets[0]?.code.text;
    expect(text).toContain('tf.saved_model.load(snapshot_download("harbour/derm"))');
    expect(text).not.toContain('from_pretrained_keras');
  });
});
