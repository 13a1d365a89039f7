import { py, sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const wheels = { flags: ['--pre', '-f', 'https://mlc.ai/wheels'] } as const;
const install = [pip('mlc-llm-nightly-cpu', undefined, wheels), pip('mlc-ai-nightly-cpu')];

export default defineLibrary({
  prettyLabel: 'MLC-LLM',
  synonyms: ['webllm', 'web llm', 'mlc llm', 'tvm llm'],
  repoName: 'MLC-LLM',
  repoUrl: 'https://github.com/mlc-ai/mlc-llm',
  docsUrl: 'https://llm.mlc.ai/docs/',
  summary: 'Language models compiled for graphics cards, phones and browsers.',
  languages: ['python', 'shell'],
  tasks: ['text-generation'],
  countDownloads: 'path:"mlc-chat-config.json"',
  fits: (model) =>
    filesOf(model).includes('mlc-chat-config.json')
      ? 'The repository has an mlc-chat-config.json of MLC-LLM.'
      : undefined,

  snippets(model, context) {
    // A revision or another hub is loaded from a folder, which the engine accepts in place of a URL.
    const folder = 'model';
    const local = context.revision !== undefined || isOtherHub(context);
    const target = local ? folder : `HF://${model.id}`;
    const download = {
      title: 'Download the files',
      install: [hubTool(context)],
      code: hubDownload(model, context, { folder }),
    };
    return [
      ...(local ? [download] : []),
      { title: 'Chat in the terminal', install, code: sh`mlc_llm chat ${target}` },
      {
        title: 'Chat from Python',
        install,
        code: py`
          from mlc_llm import MLCEngine

          name = ${target}
          engine = MLCEngine(name)

          response = engine.chat.completions.create(
              messages=${[{ role: 'user', content: sampleTextOf(model, textGeneration) }]},
              model=name,
              stream=False,
          )
          print(response.choices[0].message.content)
          engine.terminate()
        `,
      },
    ];
  },
});
