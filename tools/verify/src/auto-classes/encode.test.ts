import { expect, it } from 'vitest';
import { encode } from './encode.ts';

it('writes class names as a prefix and an ending that other model types share', () => {
  const found = encode(
    {
      bert: { AutoModel: ['BertModel'], AutoModelForMaskedLM: ['BertForMaskedLM'] },
      roberta: {
        AutoModel: ['RobertaModel'],
        AutoModelForMaskedLM: ['RobertaForMaskedLM', 'OtherForMaskedLM'],
      },
      only_a_config: {},
    },
    { bert: ['AutoTokenizer'], roberta: ['AutoProcessor', 'AutoTokenizer'] },
  );
  expect(found).toEqual({
    heads: ['AutoModel Model', 'AutoModelForMaskedLM ForMaskedLM', 'AutoModelForMaskedLM =OtherForMaskedLM'],
    lines: ['bert Bert t 0.1', 'roberta Roberta pt 0.1.2'],
  });
});
