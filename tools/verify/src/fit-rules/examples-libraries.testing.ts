/** @module Examples for the rules about the other libraries. */
import { type Code, pip, py, type PythonRequirement, sh } from '@loadout/catalogue';
import { answered, type Example, files, fitCase } from './examples.testing.ts';

const block = (library: string, code: Code<'python'>, ...install: readonly PythonRequirement[]) =>
  answered(library, [{ title: 'Load the model', code, install }]);

const filesOnly = answered('huggingface_hub', [{ title: 'Download the files', code: sh`hf download x` }]);
const spacy = block('spacy', py`print("result")`, pip('spacy'));

export const otherLibraryExamples: Readonly<Record<string, Example>> = {
  'library-model-used': {
    kept: fitCase({}, block('timm', py`print(model(image))`)),
    broken: fitCase({}, block('timm', py`print(model)`)),
    outside: fitCase({}, filesOnly),
  },
  'library-name-resolved': {
    kept: fitCase({ library_name: 'Transformers' }, block('transformers', py`print("result")`)),
    broken: fitCase({ library_name: 'llama-cpp' }, filesOnly),
    outside: fitCase({ library_name: 'in-no-catalogue' }, filesOnly),
  },
  'keras-saved-model': {
    kept: fitCase(files('saved_model.pb'), block('keras', py`layer = keras.layers.TFSMLayer("folder")`)),
    broken: fitCase(files('saved_model.pb'), block('keras', py`model = keras.saving.load_model("hf://x")`)),
    outside: fitCase(files('model.keras'), block('keras', py`print("result")`)),
  },
  'more-than-files': {
    kept: fitCase({}, spacy),
    broken: fitCase({}, filesOnly),
  },
  'spacy-transformer-installed': {
    kept: fitCase(
      files('transformer/cfg'),
      block('spacy', py`print("result")`, pip('spacy'), pip('spacy-transformers')),
    ),
    broken: fitCase(files('transformer/cfg'), spacy),
    outside: fitCase(files('tok2vec/cfg'), spacy),
  },
};
