import { type Code, py } from '../../code/index.ts';
import { baseModelOf, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

const conversation = py`
  context = (
      ChatContext()
      .add(Message("user", "How high does the tide rise in Dover?"))
      .add(Message("assistant", "It rises by six metres on some days."))
  )
`;

/** One call for the set of adapters in the repository. */
const uses: Readonly<Record<string, readonly [title: string, code: Code<'python'>]>> = {
  rag: [
    'Tell whether passages answer a question',
    py`
      question = "How high does the tide rise in Dover?"
      passages = ["The tide gauge in Dover has recorded a rise of six metres on some days."]
      print(rag.check_answerability(question, passages, ChatContext(), backend))
    `,
  ],
  core: [
    'Tell how certain an answer is',
    py`
      ${conversation}
      print(core.check_certainty(context, backend))
    `,
  ],
  guardian: [
    'Check an answer for harm',
    py`
      ${conversation}
      print(guardian.guardian_check(context, backend, criteria="harm"))
    `,
  ],
};

export default defineLibrary({
  prettyLabel: 'Granite Library',
  repoName: 'mellea',
  repoUrl: 'https://github.com/generative-computing/mellea',
  docsUrl: 'https://docs.mellea.ai/',
  summary: 'Adapters that give Granite models one skill each: checks, rewrites, citations.',
  countDownloads: 'path_filename:"adapter_config" AND path_extension:"json"',
  languages: ['python', 'shell'],
  tasks: ['text-generation'],

  // Mellea has a built-in list of adapter repositories, each at a fixed revision.
  snippets(model, context) {
    const kind = /^granitelib-(rag|core|guardian)-/.exec(nameOf(model))?.[1] ?? '';
    const use = uses[kind];
    if (!use) return [downloadSnippet(model, context)];
    const [title, code] = use;
    return [
      {
        title,
        install: [pip('mellea[hf]')],
        code: py`
          from mellea.backends.huggingface import LocalHFBackend
          ${kind === 'rag' ? py.none : py`from mellea.stdlib.components import Message`}
          from mellea.stdlib.components.intrinsic import ${py.identifier(kind)}
          from mellea.stdlib.context import ChatContext

          backend = LocalHFBackend(model_id=${baseModelOf(model) ?? 'ibm-granite/granite-4.0-micro'})

          ${code}
        `,
      },
    ];
  },
});
