import { py } from '../../code/index.ts';
import { fileEnding, isConversational } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { ggufChoice } from '../recipes/gguf/choice.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';

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
    const { file, label, parts = [], known, warnings } = ggufChoice(model, context);
    const whole = known && parts.length === 0;
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
    // Its own way to the hub takes patterns and pieces, but no revision.
    const { imports, load } =
      whole && context.revision !== undefined
        ? {
            imports: hubImport(context, 'hf_hub_download'),
            load: py`
              llm = Llama(
                  model_path=${hubFile(model, context, file)},
                  n_ctx=4096,
                  verbose=False,
              )
            `,
          }
        : {
            imports: py.none,
            load: py`
              llm = Llama.from_pretrained(
                  repo_id=${model.id},
                  filename=${known ? file : `*${label}.gguf`},
                  ${parts.length === 0 ? py.none : py`additional_files=${parts},`}
                  n_ctx=4096,
                  verbose=False,
              )
            `,
          };
    return [
      {
        title: chat ? 'Chat with the model' : 'Complete a text',
        install: [pip('llama-cpp-python'), hubClient(context)],
        warnings,
        code: py`
          ${imports}
          from llama_cpp import Llama

          ${load}
          ${use}
        `,
      },
    ];
  },
});
