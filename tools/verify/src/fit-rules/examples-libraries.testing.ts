/** @module Examples for the rules about the other libraries. */
import { type Code, type LibraryKey, pip, py, type PythonRequirement, sh } from '@loadout/catalogue';
import { answered, type Example, files, fitCase, runIn } from './examples.testing.ts';

const block = (library: LibraryKey, code: Code<'python'>, ...install: readonly PythonRequirement[]) =>
  answered(library, [{ title: 'Load the model', code, install }]);

const filesOnly = answered('huggingface_hub', [{ title: 'Download the files', code: sh`hf download x` }]);
const unknownDomain = { code: 'nemo-domain-unknown', message: 'Unknown.' };
const spacy = block('spacy', py`print("result")`, pip('spacy'));

const adapter = fitCase(files('adapter_config.json', 'adapter_model.safetensors'));

export const otherLibraryExamples: Readonly<Record<string, Example>> = {
  'adapter-not-served-alone': {
    kept: runIn(adapter, 'vllm', sh`vllm serve base --enable-lora --lora-modules a=owner/name`),
    broken: runIn(adapter, 'vllm', sh`vllm serve owner/name`),
    outside: runIn(fitCase(files('model.safetensors')), 'vllm', sh`vllm serve owner/name`),
  },
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
  'setfit-first': {
    kept: fitCase({ tags: ['setfit'] }, block('setfit', py`print("result")`)),
    broken: fitCase({ tags: ['setfit'] }, block('sentence-transformers', py`print("result")`)),
    outside: fitCase({}, spacy),
  },
  'sparse-encoder-used': {
    kept: fitCase(
      { tags: ['sparse-encoder'] },
      block('sentence-transformers', py`model = SparseEncoder("x")`),
    ),
    broken: fitCase(
      { tags: ['sparse-encoder'] },
      block('sentence-transformers', py`model = SentenceTransformer("x")`),
    ),
    outside: fitCase({}, block('sentence-transformers', py`model = SentenceTransformer("x")`)),
  },
  'nemo-domain-known': {
    kept: fitCase({}, { ...filesOnly, library: 'nemo', notice: unknownDomain }),
    broken: fitCase(
      {},
      {
        ...block('nemo', py`print("result")`, pip('nemo_toolkit[asr]')),
        notice: unknownDomain,
      },
    ),
    outside: fitCase({}, block('nemo', py`print("result")`, pip('nemo_toolkit[asr]'))),
  },
  'sklearn-guess-said': {
    kept: fitCase(
      {},
      answered('sklearn', [
        {
          title: 'Load',
          code: py`print("result")`,
          warnings: [{ code: 'placeholder', message: 'Put in the name of the file.' }],
        },
      ]),
    ),
    broken: fitCase({}, block('sklearn', py`print("result")`)),
    outside: fitCase(files('model.joblib'), block('sklearn', py`print("result")`)),
  },
  'spacy-categories-shown': {
    kept: fitCase({ pipeline_tag: 'text-classification' }, block('spacy', py`print(doc.cats)`)),
    broken: fitCase({ pipeline_tag: 'text-classification' }, spacy),
    outside: fitCase({ pipeline_tag: 'token-classification' }, spacy),
  },
  'empty-repository-said': {
    kept: fitCase(
      files('README.md'),
      answered('timm', [
        {
          title: 'Classify',
          code: py`print("result")`,
          warnings: [{ code: 'unfit', message: 'There are no model files.' }],
        },
      ]),
    ),
    broken: fitCase(files('README.md'), block('timm', py`print("result")`)),
    outside: fitCase(files('README.md', 'model.bin'), block('timm', py`print("result")`)),
  },
  'lora-on-base': {
    kept: fitCase({ tags: ['lora'] }, block('diffusers', py`pipe.load_lora_weights("x")`)),
    broken: fitCase({ tags: ['lora'] }, block('diffusers', py`print("result")`)),
    outside: fitCase({}, block('diffusers', py`print("result")`)),
  },
  'reranker-scores-pairs': {
    kept: fitCase({ tags: ['cross-encoder'] }, block('sentence-transformers', py`model = CrossEncoder("x")`)),
    broken: fitCase(
      { pipeline_tag: 'text-ranking' },
      block('sentence-transformers', py`model = SentenceTransformer("x")`),
    ),
    outside: fitCase({}, block('sentence-transformers', py`model = SentenceTransformer("x")`)),
  },
  'mlx-model-used': {
    kept: fitCase({ library_name: 'mlx', tags: ['mlx'] }, block('mlx', py`print("result")`)),
    broken: fitCase({ library_name: 'mlx', tags: ['mlx'] }, filesOnly),
    outside: fitCase({ library_name: 'mlx', pipeline_tag: 'text-to-image' }, filesOnly),
  },
  'guess-carries-reason': {
    kept: fitCase({}, { ...spacy, reason: 'The repository has a meta.json.' }),
    broken: fitCase({}, { ...spacy, reason: '' }),
    outside: fitCase({ library_name: 'spacy' }, spacy),
  },
  'gguf-file-listed': {
    kept: fitCase(files('a.gguf'), block('llama-cpp-python', py`Llama.from_pretrained(filename="a.gguf")`)),
    broken: fitCase(files('b.gguf'), block('llama-cpp-python', py`Llama.from_pretrained(filename="a.gguf")`)),
    outside: fitCase({}, spacy),
  },
  'diffusers-pipeline-there': {
    kept: fitCase(
      { tags: ['diffusers', 'diffusers:FluxPipeline', 'region:us'] },
      block('diffusers', py`pipe = DiffusionPipeline.from_pretrained("owner/name")`),
    ),
    broken: fitCase(
      { tags: ['diffusers', 'region:us'] },
      block('diffusers', py`pipe = DiffusionPipeline.from_pretrained("owner/name")`),
    ),
    outside: fitCase(
      { tags: ['diffusers'] },
      block('diffusers', py`pipe = DiffusionPipeline.from_pretrained("owner/name")`),
    ),
  },
  'adapter-chats-like-base': {
    kept: fitCase(
      {},
      block(
        'peft',
        py`
          base = "owner/base-instruct"
          base_model = AutoModelForCausalLM.from_pretrained(base)
          inputs = tokenizer.apply_chat_template(messages)
        `,
      ),
    ),
    broken: fitCase(
      {},
      block(
        'peft',
        py`
          base = "owner/base-instruct"
          base_model = AutoModelForCausalLM.from_pretrained(base)
        `,
      ),
    ),
    outside: fitCase({}, block('peft', py`base = "owner/base"`)),
  },
  'yolo-task-shown': {
    kept: fitCase(
      { pipeline_tag: 'image-classification' },
      block('ultralytics', py`print(results[0].probs)`),
    ),
    broken: fitCase(
      { pipeline_tag: 'image-classification' },
      block('ultralytics', py`print(results[0].boxes)`),
    ),
    outside: fitCase({ pipeline_tag: 'object-detection' }, block('ultralytics', py`print(results[0].boxes)`)),
  },
  'gguf-runs-as-is': {
    kept: fitCase(files('a.gguf'), block('llama-cpp-python', py`print("result")`)),
    broken: fitCase(files('a.gguf'), block('transformers', py`print("result")`)),
    outside: fitCase(files('a.safetensors'), block('transformers', py`print("result")`)),
  },
  'vllm-chats': {
    kept: fitCase({ tags: ['mistral-common'] }, block('vllm', py`outputs = llm.chat(messages, params)`)),
    broken: fitCase({ tags: ['conversational'] }, block('vllm', py`outputs = llm.generate(["Hi"], params)`)),
    outside: fitCase({}, block('vllm', py`outputs = llm.generate(["Hi"], params)`)),
  },
  'diffusers-pipeline-released': {
    kept: fitCase(
      { config: { diffusers: { _class_name: 'ToraPipeline' } } },
      answered('diffusers', [
        {
          title: 'Generate a video',
          code: py`print("result")`,
          warnings: [{ code: 'unknown-type', message: 'It is in no release.' }],
        },
      ]),
    ),
    broken: fitCase(
      { config: { diffusers: { _class_name: 'ToraPipeline' } } },
      block('diffusers', py`print("result")`),
    ),
    outside: fitCase(
      { config: { diffusers: { _class_name: 'FluxPipeline' } } },
      block('diffusers', py`print("result")`),
    ),
  },
};
