import { py } from '../code/index.ts';
import { fileEnding, isConversational } from '../fields.ts';
import { defineLibrary } from '../library.ts';
import { ggufPattern } from '../recipes/gguf.ts';
import { pip } from '../snippets/requirement.ts';
import { sampleText } from '../snippets/samples.ts';

export default defineLibrary({
  prettyLabel: 'llama-cpp-python',
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  docsUrl: 'https://llama-cpp-python.readthedocs.io/en/latest/',
  summary: 'Python bindings for llama.cpp: quantized language models on ordinary hardware.',
  languages: ['python'],
  tasks: ['text-generation'],
  fits: (model) =>
    model.gguf !== undefined || fileEnding(model, '.gguf') !== undefined
      ? 'The repository has GGUF files.'
      : undefined,

  snippets(model, context) {
    const chat = isConversational(model) || model.gguf?.chat_template !== undefined;
    const use = chat
      ? py`
          answer = llm.create_chat_completion(
              messages=[{"role": "user", "content": ${sampleText(model, 'text-generation')}}]
          )
          print(answer["choices"][0]["message"]["content"])
        `
      : py`
          answer = llm("Once upon a time,", max_tokens=128, echo=True)
          print(answer["choices"][0]["text"])
        `;
    return [
      {
        title: chat ? 'Chat with the model' : 'Complete a text',
        install: [pip('llama-cpp-python'), pip(context.platform.hubPackage)],
        code: py`
          from llama_cpp import Llama

          llm = Llama.from_pretrained(
              repo_id=${model.id},
              filename=${ggufPattern(model, context)},
              n_ctx=4096,
              verbose=False,
          )
          ${use}
        `,
      },
    ];
  },
});
