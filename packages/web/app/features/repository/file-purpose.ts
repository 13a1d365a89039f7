/** @module What a file of a repository is for, as far as its name says. */

const byName: Readonly<Record<string, string>> = {
  'README.md': 'Card',
  'config.json': 'Config',
  'generation_config.json': 'Sampling defaults',
  'preprocessor_config.json': 'Preprocessor',
  'adapter_config.json': 'Adapter config',
  'model_index.json': 'Pipeline config',
  'tokenizer.json': 'Tokenizer',
  'tokenizer_config.json': 'Tokenizer',
  'tokenizer.model': 'Tokenizer',
  'special_tokens_map.json': 'Tokenizer',
  'added_tokens.json': 'Tokenizer',
  'vocab.json': 'Tokenizer',
  'vocab.txt': 'Tokenizer',
  'merges.txt': 'Tokenizer',
  'chat_template.jinja': 'Chat template',
};

const byEnding: Readonly<Record<string, string>> = {
  safetensors: 'Safetensors',
  gguf: 'GGUF',
  onnx: 'ONNX',
  bin: 'PyTorch',
  pt: 'PyTorch',
  pth: 'PyTorch',
  ckpt: 'PyTorch',
  h5: 'TensorFlow',
  keras: 'Keras',
  msgpack: 'Flax',
  parquet: 'Parquet',
  csv: 'CSV',
  jsonl: 'JSON Lines',
  py: 'Python',
};

export function filePurpose(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return own(byName, name) ?? own(byEnding, ending);
}

const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
