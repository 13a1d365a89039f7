import { py } from '../../code/index.ts';
import { baseModelsOf, hasTag, isAdapter, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';
import { speech } from '../../tasks/sample-assets.ts';
import { sampleUrl } from '../../tasks/sample-files.ts';

const source = 'https://github.com/QwenLM/Qwen3-ASR';

const familyName = /qwen3-(?:asr|forcedaligner)(?:-|$)/i;

/** Copies that Transformers loads have other settings, and a name that says so. */
const isCopy = (id: string): boolean => /-hf(?:-|$)/.test(id);

/** Whether its weights are those of the package: the type is the same for copies. */
function isOriginal(model: ModelRecord): boolean {
  const ids = [model.id, ...baseModelsOf(model)];
  if (ids.some(isCopy)) return false;
  const hasType = model.config?.model_type === 'qwen3_asr' || hasTag(model, 'qwen3_asr');
  return hasType
    ? [...ids, ...(model.tags ?? [])].some((name) => familyName.test(name))
    : /^Qwen\/Qwen3-(?:ASR|ForcedAligner)-/.test(model.id);
}

export default defineLibrary({
  prettyLabel: 'Qwen3-ASR',
  synonyms: ['qwen asr', 'qwen speech recognition', 'qwen forced aligner'],
  repoName: 'Qwen3-ASR',
  repoUrl: source,
  docsUrl: source,
  summary: 'Recognizes speech in 52 languages and dialects, and finds the time of each word.',
  languages: ['python'],
  tasks: ['automatic-speech-recognition'],
  aliases: ['qwen3-asr'],
  claims: (model) => (isOriginal(model) ? 'It has the type and the name of a Qwen3-ASR model.' : undefined),
  refuses: (model) => isConverted(model) || isAdapter(model) || isCopy(model.id),

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const recording = sampleUrl(context.platform, speech);
    const aligns = /aligner/i.test(nameOf(model));
    const modelClass = aligns ? py`Qwen3ForcedAligner` : py`Qwen3ASRModel`;
    return [
      {
        title: aligns ? 'Find the times of words' : 'Transcribe a recording',
        install: [pip('qwen-asr'), ...needs],
        warnings: [gpu],
        code: py`
          import torch
          ${imports}
          from qwen_asr import ${modelClass}

          model = ${modelClass}.from_pretrained(${target}, dtype=torch.bfloat16, device_map="cuda:0")

          ${
            aligns
              ? py`
                  text = "He hoped there would be stew for dinner, turnips and carrots and bruised potatoes."
                  words = model.align(audio=${recording}, text=text, language="English")[0]
                  for word in words:
                      print(word.start_time, word.end_time, word.text)
                `
              : py`
                  result = model.transcribe(audio=${recording})[0]
                  print(result.language, result.text)
                `
          }
        `,
      },
    ];
  },
});
