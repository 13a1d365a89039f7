import { expect, it } from 'vitest';
import { encode } from './encode.ts';

it('writes class names as a prefix and an ending that other model types share', () => {
  const types = ['bert', 'electra', 'roberta', 'xlnet'].map((type) => {
    const prefix = type.charAt(0).toUpperCase() + type.slice(1);
    return [type, { AutoModel: [`${prefix}Model`], AutoModelForMaskedLM: [`${prefix}ForMaskedLM`] }] as const;
  });
  const found = encode(
    {
      albert: { AutoModelForMaskedLM: ['AlbertForMaskedLM', 'OtherForMaskedLM'] },
      ...Object.fromEntries(types),
      only_a_config: {},
    },
    { albert: ['AutoTokenizer'], roberta: ['AutoProcessor', 'AutoTokenizer'] },
    { bert: ['fugashi', 'ipadic'] },
    { bert: 'pages', xlnet: 'lines' },
    4,
  );
  expect(found).toEqual({
    heads: ['AutoModelForMaskedLM ForMaskedLM', 'AutoModel Model'],
    lines: [
      'albert Albert t 0.AutoModelForMaskedLM:=OtherForMaskedLM',
      'bert Bert  1.0 fugashi,ipadic pages',
      'electra Electra  1.0',
      'roberta Roberta pt 1.0',
      'xlnet Xlnet  1.0  lines',
    ],
  });
});

it('prepares the pictures of backbones for which the release names nothing', () => {
  const backbone = { AutoBackbone: ['AdaBackbone'] };
  const { lines } = encode({ ada: backbone, grace: backbone }, { ada: [], grace: ['AutoProcessor'] });
  expect(lines.map((line) => line.split(' ')[2])).toEqual(['i', 'p']);
});

it('refuses packages and parts for a type that the release does not have', () => {
  expect(() => encode({}, {}, {}, { ada: 'pages' })).toThrow('no model type ada');
  expect(() => encode({}, {}, { ada: ['timm'] })).toThrow('no model type ada');
});
