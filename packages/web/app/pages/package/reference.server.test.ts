import { describe, expect, it } from 'vitest';
import { referenceMarkdown } from './reference.server.ts';

const headings = (query: string): readonly string[] =>
  [...referenceMarkdown('catalogue', { query, part: undefined }).matchAll(/^### (?<name>.+)$/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );

describe('the reference of a package', () => {
  it('has all exports without a query', () => {
    expect(headings('')).toEqual(expect.arrayContaining(['librarySnippets', 'loadLibrary', 'Platform']));
  });

  it('is searched by name, entry point and purpose, in any case', () => {
    expect(headings('loadlibrary')).toEqual(['loadLibrary', 'loadLibraryFacts', 'loadLibrarySnippets']);
    expect(headings('catalogue/browser loadDataset')).toEqual(['loadDatasetCatalogue']);
    expect(headings('@loadout/catalogue/browser loadDataset')).toEqual(['loadDatasetCatalogue']);
    expect(headings('load')).toContain('loadSnippets');
    expect(headings('load')).not.toContain('canonicalTaskId');
    expect(headings('snippets libraries fit best')).toContain('librarySnippets');
    expect(headings('no-such-export')).toEqual([]);
  });

  it('lists the import paths of one library once, and is searched by each', () => {
    const markdown = referenceMarkdown('catalogue', { query: 'libraries/timm', part: undefined });
    expect(markdown).toContain('### libraries/*\n\n');
    expect(markdown).toContain("\nimport timm from '@loadout/catalogue/libraries/timm';\n");
    expect(markdown).toContain('\n\nImport paths:\n\n- `@loadout/catalogue/libraries/3dtopia-xl`\n');
    expect(headings('split/transformers')).toEqual(['split/*']);
    expect(headings('split/timm')).toEqual([]);
  });

  it('names the entry points where there are several, or another one', () => {
    expect(referenceMarkdown('catalogue', { query: 'libraryOutline', part: 'libraries' })).toContain(
      'From `@loadout/catalogue/browser`.',
    );
    expect(referenceMarkdown('catalogue', { query: 'loadLibrarySnippets', part: 'libraries' })).toContain(
      'From `@loadout/catalogue/browser`, `@loadout/catalogue/panels`.',
    );
    expect(referenceMarkdown('catalogue', { query: 'fittingApps', part: undefined })).not.toContain(
      'From `@loadout/catalogue`.',
    );
  });
});
