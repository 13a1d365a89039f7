import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const keys = (record: object) => librarySnippets(record).map(({ library }) => library);
const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

it('is the library of its models, which the hub takes for models of Transformers', () => {
  const record = {
    id: 'ada/msrn-bam',
    library_name: 'transformers',
    config: { model_type: 'MSRN' },
    ...files('config.json', 'pytorch_model_3x.pt', 'pytorch_model_4x.pt'),
  };
  const [first] = librarySnippets(record);
  expect(first?.library).toBe('super-image');
  expect(first?.snippets[0]?.code.text).toContain('MsrnModel.from_pretrained("ada/msrn-bam", scale=3)');
});

it('is not for other files or types', () => {
  const config = { model_type: 'EDSR' };
  expect(keys({ id: 'ada/edsr', config, ...files('config.json', 'model.pt') })).not.toContain('super-image');
  expect(keys({ id: 'ada/tide', config: {}, ...files('pytorch_model_2x.pt') })).not.toContain('super-image');
});
