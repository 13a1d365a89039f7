/** @module Examples for `@loadout/catalogue/browser`. */
import * as c from '@loadout/catalogue/browser';
import type { Examples } from '../example.ts';

const record = { id: 'timm/resnet50.a1_in1k', library_name: 'timm', pipeline_tag: 'image-classification' };
const chat = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] };

export const examples: Examples<typeof c> = {
  loadLibrarySnippets: {
    code: async () => (await c.loadLibrarySnippets(record, { library: 'timm' }))[0]?.snippets[0]?.code.text,
  },
  loadLibrary: { code: async () => (await c.loadLibrary('timm'))?.prettyLabel, result: 'timm' },
  loadLibraryFacts: {
    code: async () => (await c.loadLibraryFacts('timm'))?.docsUrl,
    result: 'https://huggingface.co/docs/hub/timm',
  },
  loadSnippets: {
    code: async () => {
      const library = await c.loadLibrary('timm');
      return library && (await c.loadSnippets(library, record)).snippets[0]?.code.text;
    },
  },
  libraryOutline: {
    says: 'Labels and names of all libraries, without their code.',
    code: () => c.libraryOutline.timm.prettyLabel,
    result: 'timm',
  },
  loadInferenceCatalogue: {
    says: 'Loads the functions and tables of inference providers.',
    code: async () =>
      (await c.loadInferenceCatalogue()).inferenceSnippets(chat, { clients: ['curl'] }).length,
  },
  loadHardwareCatalogue: {
    says: 'Loads the devices, and the functions that tell which files fit.',
    code: async () => (await c.loadHardwareCatalogue()).memorySizes,
  },
  loadDatasetCatalogue: {
    says: 'Loads the code for datasets.',
    code: async () => (await c.loadDatasetCatalogue()).datasetSnippets({ id: 'acme/tides' }).length,
  },
  loadSpaceCatalogue: {
    says: 'Loads the code for spaces.',
    code: async () =>
      (await c.loadSpaceCatalogue()).spaceSnippets({ id: 'acme/tides', sdk: 'gradio' }).length,
  },
};
