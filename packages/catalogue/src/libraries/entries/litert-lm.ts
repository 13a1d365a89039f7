import { py, sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { isOtherHub, needsAccount } from '../../snippets/access.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { hubFileEnding, type HubPath } from '../../snippets/hub-find.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

/** Fine-tunings of FunctionGemma answer with the call of a function. */
const callsFunctions = ({ id, tags = [] }: ModelRecord): boolean =>
  [id, ...tags].some((text) => /function-?gemma/i.test(text));

/** The instruction with which FunctionGemma was trained to call functions. */
const instruction = 'You are a model that can do function calling with the following functions';

const request = 'Show the harbour of Lisbon on the map.';

const functions = placeholder('your functions, as functions.py,');

function commandLine(model: ModelRecord, context: SnippetContext, known: string | undefined): Snippet {
  const isCaller = callsFunctions(model);
  const ask = isCaller
    ? sh`--preset=functions.py --prompt=${request}`
    : sh`--prompt=${sampleTextOf(model, textGeneration)}`;
  const needed = isCaller ? [functions] : [];
  const title = 'Run it from the command line';

  // The program downloads only from the public hub, and only the latest revision.
  if (context.revision !== undefined || isOtherHub(context)) {
    const file = known ?? 'model.litertlm';
    const guessed = known === undefined ? [placeholder('the name of the .litertlm file')] : [];
    return {
      title,
      install: [pip('litert-lm'), hubClient(context)],
      warnings: [...guessed, ...needed],
      code: sh`
        ${hubDownload(model, context, { files: [file], folder: 'model' })}
        litert-lm run ${`model/${file}`} ${ask}
      `,
    };
  }
  const source =
    known === undefined
      ? sh`--from-huggingface-repo=${model.id}`
      : sh`--from-huggingface-repo=${model.id} ${known}`;
  const run = sh`litert-lm run ${source} ${ask}`;
  if (!needsAccount(model)) return { title, install: [pip('litert-lm')], warnings: needed, code: run };
  // It reads the token from this variable alone, not from the file that the log-in writes.
  const token = sh.subcommand(context.platform.hubCommand, 'auth token');
  return {
    title,
    install: [pip('litert-lm'), hubClient(context)],
    warnings: needed,
    code: sh`HF_TOKEN=$(${token}) ${run}`,
  };
}

const chat = (model: ModelRecord, context: SnippetContext, { imports, find, path }: HubPath): Snippet => ({
  title: 'Chat in Python',
  install: [pip('litert-lm-api'), hubClient(context)],
  code: py`
    import litert_lm
    ${imports}

    ${find}
    path = ${path}
    with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
        print(conversation.send_message(${sampleTextOf(model, textGeneration)}))
  `,
});

const call = (context: SnippetContext, { imports, find, path }: HubPath): Snippet => ({
  title: 'Call a function in Python',
  install: [pip('litert-lm-api'), hubClient(context)],
  code: py`
    import litert_lm
    ${imports}


    def show_map(query: str) -> str:
        """Shows a place on the map, found by its name or address."""
        return f"Map of {query}"


    ${find}
    path = ${path}
    with litert_lm.Engine(path) as engine:
        conversation = engine.create_conversation(
            tools=[show_map],
            system_message=${instruction},
            automatic_tool_calling=False,
        )
        with conversation:
            print(conversation.send_message(${request}))
  `,
});

export default defineLibrary({
  prettyLabel: 'LiteRT-LM',
  synonyms: ['mediapipe llm', 'litert lm', 'gemma on android'],
  repoName: 'LiteRT-LM',
  repoUrl: 'https://github.com/google-ai-edge/LiteRT-LM',
  docsUrl: 'https://ai.google.dev/edge/litert-lm',
  summary: 'Runs language models on phones, in browsers, on desktops and on small boards.',
  countDownloads: 'path_extension:"litertlm" OR path_extension:"task"',
  languages: ['shell', 'python'],
  tasks: ['text-generation'],
  aliases: ['litertlm'],
  fits: (model) =>
    fileEnding(model, '.litertlm') === undefined ? undefined : 'The repository has a .litertlm file.',

  snippets(model, context) {
    const weights = hubFileEnding(model, context, '.litertlm');
    return [
      commandLine(model, context, weights.known),
      callsFunctions(model) ? call(context, weights) : chat(model, context, weights),
    ];
  },
});
