import { type Code, py } from '../../code/index.ts';
import { fileEnding, isReranker } from '../../records/fields.ts';
import { isGgufByName, isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { textPrefixOf } from '../../records/traits/text-marks.ts';
import { ggufChats } from '../recipes/gguf/chats.ts';
import { ggufChoice } from '../recipes/gguf/choice.ts';
import { usual } from '../recipes/gguf/choice-type.ts';
import { ggufRoleOf, isOtherGguf } from '../recipes/gguf/role.ts';
import { isTranslateGemma, languageTurns } from '../recipes/local/translate-gemma.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import featureExtraction from '../../tasks/entries/feature-extraction/samples.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const ofText: ReadonlySet<string | undefined> = new Set([
  undefined,
  'any-to-any',
  'audio-text-to-text',
  'conversational',
  'feature-extraction',
  'image-text-to-text',
  'object-detection',
  'question-answering',
  'reinforcement-learning',
  'robotics',
  'sentence-similarity',
  'summarization',
  'text-classification',
  'text-generation',
  'text-ranking',
  'text2text-generation',
  'token-classification',
  'translation',
  'video-text-to-text',
  'visual-question-answering',
]);

const complete = py`
  answer = llm("Once upon a time,", max_tokens=128, echo=True)
  print(answer["choices"][0]["text"])
`;

/** A chat where the record says so; where it says nothing, the file decides. */
function write(model: ModelRecord): Code<'python'> {
  const chats = isTranslateGemma(model) || ggufChats(model);
  if (chats === false) return complete;
  const messages = isTranslateGemma(model)
    ? languageTurns()
    : [{ role: 'user', content: sampleTextOf(model, textGeneration) }];
  const chat = py`
    answer = llm.create_chat_completion(
        messages=${messages}
    )
    print(answer["choices"][0]["message"]["content"])
  `;
  if (chats) return chat;
  return py`
    if "tokenizer.chat_template" in llm.metadata:
        ${chat}
    else:
        ${complete}
  `;
}

function titleOf(model: ModelRecord): string {
  if (isTranslateGemma(model)) return 'Translate a text';
  return ggufChats(model) === false ? 'Complete a text' : 'Chat with the model';
}

interface Loading {
  readonly imports: Code<'python'>;
  /** The lines that set `files`; empty if the names are known. */
  readonly find: Code<'python'>;
  readonly load: (mode: Code<'python'>) => Code<'python'>;
  readonly warnings: readonly Warning[];
}

/** Parts of names: the usual quantization, similar ones, larger and smaller ones; whole precision is the last choice. */
const usualLabels = [usual, 'Q4', 'Q5', 'Q6', 'Q8', 'Q3', 'Q2', 'Q1', ''];

/** The file of the wanted quantization, of a similar one, or any; all of its pieces if it is split. */
function found(model: ModelRecord, label: string): Code<'python'> {
  const labels = label === usual ? usualLabels : [label, ''];
  return py`
    # Projectors, drafts and importance matrices are no models.
    other = re.compile(r"(?i)mmproj|imatrix|(^|[-_./])(dflash|dspark|eagle3)\d*[-_.]|(^|/)mtp[-_./]")
    # Most files with these names are drafts too.
    draft = re.compile(r"(?i)assistant|[-_.]mtp\.gguf$")
    labels = ${labels}
    names = sorted(list_repo_files(${model.id}))
    models = [name for name in names if name.endswith(".gguf") and not other.search(name)]
    models = [name for name in models if not draft.search(name)] or models
    first = next(name for label in labels for name in models if label in name.upper())
    files = [name for name in models if name.startswith(first.split("00001-of-")[0])]
  `;
}

function loading(model: ModelRecord, context: SnippetContext): Loading {
  const { file, label = '', parts = [], known, warnings } = ggufChoice(model, context);
  // Its hub loader takes split files, but no revision.
  if (known && parts.length === 0 && context.revision !== undefined)
    return {
      imports: hubImport(context, 'hf_hub_download'),
      find: py.none,
      load: (mode) => py`
        llm = Llama(
            model_path=${hubFile(model, context, file)},
            ${mode}
            n_ctx=4096,
            verbose=False,
        )
      `,
      warnings,
    };
  const others = parts.length === 0 ? py.none : py`additional_files=${parts},`;
  return {
    imports: known
      ? py.none
      : py`
          import re

          ${hubImport(context, 'list_repo_files')}
        `,
    find: known ? py.none : found(model, label),
    load: (mode) => py`
      llm = Llama.from_pretrained(
          repo_id=${model.id},
          filename=${known ? file : py`files[0]`},
          ${known ? others : py`additional_files=files[1:],`}
          ${mode}
          n_ctx=4096,
          verbose=False,
      )
    `,
    warnings: known ? warnings : [],
  };
}

export default defineLibrary({
  prettyLabel: 'llama-cpp-python',
  synonyms: ['llama cpp python', 'python llama.cpp', 'llama_cpp', 'gguf in python'],
  repoName: 'llama-cpp-python',
  repoUrl: 'https://github.com/abetlen/llama-cpp-python',
  docsUrl: 'https://llama-cpp-python.readthedocs.io/en/latest/',
  summary: 'Python bindings for llama.cpp: quantized language models on ordinary hardware.',
  languages: ['python'],
  tasks: ['text-generation'],
  aliases: ['gguf', 'ggml', 'llama.cpp', 'llama-cpp', 'ik_llama.cpp'],
  // Apps that open the same files.
  namedAs: [
    'atomic-chat',
    'backyard',
    'docker-model-runner',
    'hermes-agent',
    'jan',
    'jellybox',
    'koboldcpp',
    'lemonade',
    'lmstudio',
    'localai',
    'msty',
    'node-llama-cpp',
    'ollama',
    'openclaw',
    'pi',
    'recursechat',
    'sanctum',
  ],
  claims: (model) =>
    isGgufOnly(model) && /^transformers$/i.test(model.library_name ?? '')
      ? 'The repository has no weights but GGUF files, which this library runs as they are.'
      : undefined,
  fits(model) {
    if (model.gguf !== undefined || fileEnding(model, '.gguf') !== undefined)
      return 'The repository has GGUF files.';
    return isGgufByName(model) ? 'Its name says that it has GGUF files.' : undefined;
  },
  // The format is also used for images and audio; the binding writes text and embeds it, and does not rank.
  refuses: (model) => !ofText.has(model.pipeline_tag) || isReranker(model) || isOtherGguf(model),

  snippets(model, context) {
    const { imports, find, load, warnings } = loading(model, context);
    const vectors = ggufRoleOf(model) === 'embed';
    const mode = vectors ? py`embedding=True,` : py.none;
    const text = textPrefixOf(model) + sampleTextOf(model, featureExtraction);
    const use = vectors
      ? py`
          answer = llm.create_embedding(${text})
          print(len(answer["data"][0]["embedding"]))
        `
      : write(model);
    return [
      {
        title: vectors ? 'Embed a text' : titleOf(model),
        install: [pip('llama-cpp-python'), hubClient(context)],
        warnings,
        code: py`
          ${imports}
          from llama_cpp import Llama

          ${find}
          ${load(mode)}
          ${use}
        `,
      },
    ];
  },
});
