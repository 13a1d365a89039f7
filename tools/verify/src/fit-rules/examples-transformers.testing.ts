/** @module Examples for the rules about Transformers and PEFT. */
import { type Code, notices, pip, py, type PythonRequirement } from '@loadout/catalogue';
import { answered, type Example, files, fitCase } from './examples.testing.ts';

const direct = (code: Code<'python'>, ...install: readonly PythonRequirement[]) =>
  answered('transformers', [{ title: 'Load the model directly', code, install }]);

const wav2vec2 = { config: { model_type: 'wav2vec2', architectures: ['Wav2Vec2ForCTC'] } };
const plain = direct(py`
  model = AutoModelForCausalLM.from_pretrained("owner/name")
  print(model.generate())
`);
const onlyPrinted = direct(py`
  model = AutoModel.from_pretrained("owner/name")
  print(model)
`);

const onLlama = { cardData: { base_model: 'meta-llama/Llama-3.2-1B' } };

const prefixes = { task_specific_params: { summarization: { prefix: 'summarize: ' } } };
export const transformersExamples: Readonly<Record<string, Example>> = {
  'transformers-class-mapped': {
    kept: fitCase(wav2vec2, direct(py`model = AutoModelForCTC.from_pretrained("owner/name")`)),
    broken: fitCase(wav2vec2, direct(py`model = AutoModelForSpeechSeq2Seq.from_pretrained("owner/name")`)),
    outside: fitCase({ config: { model_type: 'in_no_release' } }, plain),
  },
  'transformers-type-known': {
    kept: fitCase(wav2vec2, plain),
    broken: fitCase(wav2vec2, answered('transformers', [], { notice: notices.modelTypeUnknown })),
    outside: fitCase({}, answered('transformers', [], { notice: notices.modelTypeUnknown })),
  },
  'chat-template-used': {
    kept: fitCase(
      { tags: ['conversational'] },
      direct(py`inputs = tokenizer.apply_chat_template(messages, return_tensors="pt")`),
    ),
    broken: fitCase({ tags: ['conversational'] }, plain),
    outside: fitCase({ tags: ['conversational'], pipeline_tag: 'conversational' }, plain),
  },
  'model-used': {
    kept: fitCase({}, plain),
    broken: fitCase({}, onlyPrinted),
    outside: fitCase({}, answered('keras', [])),
  },
  'image-text-model-used': {
    kept: fitCase({ pipeline_tag: 'image-text-to-text' }, plain),
    broken: fitCase({ pipeline_tag: 'image-text-to-text' }, onlyPrinted),
    outside: fitCase({ pipeline_tag: 'text-generation' }, onlyPrinted),
  },
  'quantizer-installed': {
    kept: fitCase({ tags: ['bitsandbytes'] }, direct(py`print("result")`, pip('bitsandbytes'))),
    broken: fitCase({ tags: ['bitsandbytes'] }, plain),
    outside: fitCase({}, plain),
  },
  'adapter-installs-peft': {
    kept: fitCase(
      files('adapter_config.json'),
      direct(py`print("result")`, pip('transformers'), pip('peft')),
    ),
    broken: fitCase(files('adapter_config.json'), direct(py`print("result")`, pip('transformers'))),
    outside: fitCase(files('config.json'), plain),
  },
  'peft-task-inferred': {
    kept: fitCase(onLlama, answered('peft', [])),
    broken: fitCase(onLlama, answered('peft', [], { notice: notices.taskTypeInvalid })),
    outside: fitCase({ cardData: {} }, answered('peft', [], { notice: notices.baseModelNotFound })),
  },
  'gguf-only-not-plain': {
    kept: fitCase(
      files('a.gguf'),
      direct(py`model = AutoModelForCausalLM.from_pretrained("owner/name", gguf_file="a.gguf")`),
    ),
    broken: fitCase(files('a.gguf'), plain),
    outside: fitCase(files('a.gguf', 'model.safetensors'), plain),
  },
  'document-model-sees': {
    kept: fitCase(
      { config: { model_type: 'layoutlmv3' } },
      direct(py`image = load_image("https://example.org/page.png")`),
    ),
    broken: fitCase({ config: { model_type: 'layoutlmv3' } }, plain),
    outside: fitCase({ config: { model_type: 'bert' } }, plain),
  },
  'architecture-known': {
    kept: fitCase(
      { config: { model_type: 'bert', architectures: ['BertForSpans'] } },
      answered('transformers', [
        {
          title: 'Load the model directly',
          code: py`model = AutoModel.from_pretrained("x")`,
          warnings: [{ code: 'unknown-type', message: 'No auto class returns it.' }],
        },
      ]),
    ),
    broken: fitCase(
      { config: { model_type: 'bert', architectures: ['BertForSpans'] } },
      answered('transformers', [
        { title: 'Load the model directly', code: py`model = AutoModel.from_pretrained("x")` },
      ]),
    ),
    outside: fitCase({ config: { model_type: 'bert', architectures: ['BertModel'] } }, plain),
  },
  'translator-told-languages': {
    kept: fitCase(
      { config: { model_type: 'mbart' }, pipeline_tag: 'translation' },
      direct(py`
        model = AutoModelForSeq2SeqLM.from_pretrained("x")
        outputs = model.generate(**inputs, forced_bos_token_id=target)
      `),
    ),
    broken: fitCase(
      { config: { model_type: 'mbart' }, pipeline_tag: 'translation' },
      direct(py`
        model = AutoModelForSeq2SeqLM.from_pretrained("x")
        outputs = model.generate(**inputs)
      `),
    ),
    outside: fitCase({ config: { model_type: 'bart' } }, plain),
  },
  'tokenizer-there': {
    kept: fitCase(
      files('config.json'),
      answered('transformers', [
        {
          title: 'Load the model directly',
          code: py`tokenizer = AutoTokenizer.from_pretrained("base")`,
          warnings: [
            { code: 'inferred', message: 'The repository has no tokenizer: this loads that of base.' },
          ],
        },
      ]),
    ),
    broken: fitCase(
      files('config.json'),
      answered('transformers', [
        { title: 'Load the model directly', code: py`tokenizer = AutoTokenizer.from_pretrained("x")` },
      ]),
    ),
    outside: fitCase(files('tokenizer.json'), plain),
  },
  'prompt-prefixed': {
    kept: fitCase(
      { config: prefixes },
      direct(py`
      model = AutoModelForSeq2SeqLM.from_pretrained("x")
      inputs = tokenizer("summarize: A text.")
    `),
    ),
    broken: fitCase(
      { config: prefixes },
      direct(py`
      model = AutoModelForSeq2SeqLM.from_pretrained("x")
      inputs = tokenizer("A text.")
    `),
    ),
    outside: fitCase({}, plain),
  },
  'picture-prompt-marked': {
    kept: fitCase(
      {},
      direct(py`
      model = AutoModelForImageTextToText.from_pretrained("x")
      inputs = processor.apply_chat_template(messages)
    `),
    ),
    broken: fitCase(
      {},
      direct(py`
      model = AutoModelForImageTextToText.from_pretrained("x")
      inputs = processor(images=image, text=question)
    `),
    ),
    outside: fitCase({}, plain),
  },
  'model-type-released': {
    kept: fitCase(
      { config: { model_type: 'transfo-xl' } },
      answered('transformers', [
        {
          title: 'Load the model directly',
          code: py`print("result")`,
          warnings: [{ code: 'unknown-type', message: 'It is in no release.' }],
        },
      ]),
    ),
    broken: fitCase({ config: { model_type: 'transfo-xl' } }, plain),
    outside: fitCase({ config: { model_type: 'bert' } }, plain),
  },
  'old-weights-converted': {
    kept: fitCase(
      files('config.json', 'tf_model.h5'),
      direct(py`model = AutoModel.from_pretrained("owner/name", from_tf=True)`),
    ),
    broken: fitCase(files('config.json', 'tf_model.h5'), plain),
    outside: fitCase(files('tf_model.h5', 'pytorch_model.bin'), plain),
  },
};
