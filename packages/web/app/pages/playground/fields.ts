/** @module The fields of a record that change its snippets: what each takes, what it is for, and an example to start from. */

export interface FieldHelp {
  readonly name: string;
  readonly takes: string;
  readonly use: string;
  readonly example: unknown;
}

export const fieldHelp: readonly FieldHelp[] = [
  { name: 'id', takes: 'text, needed', use: 'stands in every snippet', example: 'your-name/your-model' },
  { name: 'pipeline_tag', takes: 'id of a task', use: 'chooses the call', example: 'text-generation' },
  {
    name: 'library_name',
    takes: 'key of a library',
    use: 'chooses the first library',
    example: 'transformers',
  },
  {
    name: 'tags',
    takes: 'list of texts',
    use: 'further libraries, formats, languages',
    example: ['transformers', 'safetensors'],
  },
  {
    name: 'config',
    takes: 'object',
    use: 'class names, chat template, file names',
    example: { architectures: ['LlamaForCausalLM'], model_type: 'llama' },
  },
  {
    name: 'transformersInfo',
    takes: 'object',
    use: 'the class that loads it',
    example: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
  },
  {
    name: 'cardData',
    takes: 'object',
    use: 'base model, licence, sample prompt',
    example: { license: 'apache-2.0', base_model: 'owner/base' },
  },
  {
    name: 'widgetData',
    takes: 'list of objects',
    use: 'sample inputs',
    example: [{ text: 'The ferry leaves at half past nine.' }],
  },
  {
    name: 'siblings',
    takes: 'list of { rfilename, size }',
    use: 'files: GGUF, ONNX, pickle',
    example: [{ rfilename: 'model.Q4_K_M.gguf', size: 4_900_000_000 }],
  },
  {
    name: 'gated',
    takes: 'true, false, "auto" or "manual"',
    use: 'whether one must log in',
    example: 'auto',
  },
];
