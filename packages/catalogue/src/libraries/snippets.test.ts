import { describe, expect, it } from 'vitest';
import { librarySnippets } from './snippets.ts';

const codes = (found: ReturnType<typeof librarySnippets>): readonly string[] =>
  found.flatMap(({ snippets }) =>
    snippets.flatMap(({ warnings = [] }) => warnings.map(({ code }): string => code)),
  );

describe('a model that no library has code for', () => {
  it('has the notice of the library, and a download as fallback', () => {
    const found = librarySnippets({ id: 'acme/tern', library_name: 'audiocraft', tags: ['audiocraft'] });
    expect(found.map(({ library }) => library)).toEqual(['audiocraft', 'huggingface_hub']);
    expect(found[0]?.notice?.message).toBe('Type of model unknown.');
    expect(found[1]?.snippets[0]?.code.text).toBe('hf download acme/tern --local-dir=tern');
    expect(found[1]?.reason).toBe('No other code is known for it; its files can be fetched.');
  });

  it.each([
    [{ id: 'acme/tern' }, 'The record names no library; its files can be fetched.'],
    [
      { id: 'acme/tern', library_name: 'ternlib' },
      'The library named in the record is unknown; its files can be downloaded.',
    ],
    [
      { id: 'acme/tern', library_name: 'diffusers', siblings: [{ rfilename: 'tern-Q4_K_M.gguf' }] },
      'The library named in the record does not load it; its files can be downloaded.',
    ],
    [
      { id: 'acme/tern', library_name: 'transformers', siblings: [{ rfilename: 'config.json' }] },
      'The repository lists no weights. Its other files can be fetched.',
    ],
    [
      { id: 'acme/tern', library_name: 'asteroid', siblings: [{ rfilename: 'README.md' }] },
      'The repository lists no weights. Its other files can be fetched.',
    ],
    [
      { id: 'acme/tern', library_name: 'transformers', tags: ['bert', 'pytorch'], usedStorage: 23 },
      'By its size, the repository has no weights. Its other files can be fetched.',
    ],
  ])('has a reason: %j', (record, reason) => {
    expect(librarySnippets(record)).toMatchObject([{ library: 'huggingface_hub', reason }]);
  });

  it('returns only the notice if that library was requested', () => {
    expect(librarySnippets({ id: 'acme/tern' }, { library: 'audiocraft' })).toMatchObject([{ snippets: [] }]);
  });
});

it('a model that a library loads has no download as fallback', () => {
  const found = librarySnippets({ id: 'acme/tern', library_name: 'audiocraft', tags: ['timm'] });
  expect(found.map(({ library }) => library)).toEqual(['audiocraft', 'timm']);
});

describe('an option that a library does not support', () => {
  const vision = { id: 'timm/resnet50', library_name: 'timm', tags: ['timm'] };

  it('has a warning: a file, a quantization', () => {
    expect(codes(librarySnippets(vision, { file: 'model.onnx' }))).toContain('ignored-option');
    expect(codes(librarySnippets(vision, { quantization: 'Q4_K_M' }))).toContain('ignored-option');
    expect(codes(librarySnippets(vision))).not.toContain('ignored-option');
  });

  it('has no warning if the library supports it', () => {
    const record = { id: 'acme/tern-GGUF', siblings: [{ rfilename: 'tern-Q4_K_M.gguf' }] };
    const requested = { library: 'llama-cpp-python', quantization: 'Q4_K_M' };
    expect(codes(librarySnippets(record, requested))).not.toContain('ignored-option');
  });

  it('selects the file of the download fallback', () => {
    const [files] = librarySnippets({ id: 'acme/tern' }, { file: 'weights/tern.bin' });
    expect(files?.snippets[0]?.code.text).toBe('hf download acme/tern weights/tern.bin --local-dir=tern');
  });
});
