import { type Code, py } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { oldPython } from '../../snippets/warnings.ts';
import summarization from '../../tasks/entries/summarization/samples.ts';

const taskTexts = { summarization };

/** Its last release, from 2024, fails with later versions of its dependencies. */
const packages = [
  pip('paddlepaddle', '<3', { python: '<3.12' }),
  pip('paddlenlp', '<3'),
  pip('aistudio-sdk', '<0.3'),
  pip('pyarrow', '<20'),
  pip('scipy', '<1.14'),
];

/** Models of PaddleMIX, for pictures and videos, have the same tags and files. */
const isForPictures = (model: ModelRecord): boolean => hasTag(model, 'paddlemix', 'ppdiffusers');

const use = (type: string): Code<'python'> =>
  /ForConditionalGeneration$|ForCausalLM$|LMHeadModel$/.test(type)
    ? py`
        ids, _ = model.generate(**inputs, max_length=60)
        print(tokenizer.batch_decode(ids, skip_special_tokens=True))
      `
    : py`print(model(**inputs))`;

export default defineLibrary({
  prettyLabel: 'paddlenlp',
  synonyms: ['paddle nlp', 'paddlepaddle'],
  repoName: 'PaddleNLP',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleNLP',
  docsUrl: 'https://huggingface.co/docs/hub/paddlenlp',
  summary: 'Language models and text tasks on PaddlePaddle, strong in Chinese.',
  filter: true,
  languages: ['python', 'shell'],
  countDownloads: 'path:"model_config.json"',
  tasks: ['fill-mask', 'summarization', 'zero-shot-classification'],

  snippets(model, context) {
    if (isForPictures(model)) return [downloadSnippet(model, context)];
    const named = model.config?.architectures?.[0];
    const known = named !== undefined && py.isIdentifier(named);
    const name = known ? named : 'AutoModel';
    const { imports, target } = pinned(model, context);
    const snippet: Snippet = {
      title: 'Load the model and run it on a text',
      install: [...packages, pip(context.platform.hubPackage, '<1')],
      warnings: [oldPython('3.11')],
      // Paddle bundles its own zlib: loaded first, it breaks modules that use Python's.
      code: py`
        import zlib  # noqa: F401  (before Paddle, which brings another one)

        ${imports}
        from paddlenlp.transformers import AutoTokenizer, ${py.identifier(name)}

        path = ${target}
        tokenizer = AutoTokenizer.from_pretrained(path, from_hf_hub=True)
        model = ${py.identifier(name)}.from_pretrained(path, from_hf_hub=True)
        model.eval()

        inputs = tokenizer(${sampleTextAmong(model, taskTexts)}, return_tensors="pd")
        ${use(name)}
      `,
    };
    return known ? [snippet] : { snippets: [snippet], notice: modelTypeUnknown };
  },
});
