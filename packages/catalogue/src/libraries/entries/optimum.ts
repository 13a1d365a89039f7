import { type Code, py } from '../../code/index.ts';
import { isReranker, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { textPrefixOf } from '../../records/traits/text-marks.ts';
import { planetPassages, planetQuery } from '../recipes/embedding/passages.ts';
import { poolingOf } from '../recipes/embedding/pooling.ts';
import { exportedTask, hasGraphsOnly } from '../recipes/onnx/exported.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { labelsOf, textLabels } from '../recipes/transformers/inputs/labels.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleUrl } from '../../tasks/sample-files.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { speech } from '../../tasks/sample-assets.ts';

const runtime = pip('optimum-onnx[onnxruntime]');

const reasonFor = (model: ModelRecord): string | undefined =>
  hasGraphsOnly(model) ? 'It is a model of Transformers that was exported to ONNX.' : undefined;

const isHeard = (task: string): boolean => task.startsWith('au');

function inputFor(task: string, model: ModelRecord, { platform }: SnippetContext): Code<'python'> {
  if (isHeard(task)) return py`${sampleUrl(platform, speech)}`;
  const widget = widgetOf(model);
  if (task === 'question-answering') {
    const context = widget?.context ?? 'My name is Ada and I work at the tide station in Dover.';
    return py`question=${widget?.text ?? 'Where does Ada work?'}, context=${context}`;
  }
  if (task === 'fill-mask' && widget?.text === undefined)
    return py`f"The capital of France is {pipe.tokenizer.mask_token}."`;
  // The samples in all languages are larger than the library.
  const text = widget?.text ?? 'Ada was kind, and her house in London was spotless.';
  return task === 'zero-shot-classification'
    ? py`${text}, candidate_labels=${labelsOf(model, textLabels)}`
    : py`${text}`;
}

const ranked = py`[{"text": ${planetQuery}, "text_pair": passage} for passage in passages]`;

/** What is judged of a whole text; some of these classifiers are published as those of its words. */
const ofWholeTexts = /toxic|sentiment|emotion|injection|jailbreak|nsfw/i;
const ofWords = /absa|aspect|span|token/i;

const judgesTexts = ({ id, config }: ModelRecord): boolean =>
  config?.architectures === undefined && ofWholeTexts.test(id) && !ofWords.test(id);

function taskOf(model: ModelRecord): string | undefined {
  const task = exportedTask(model);
  return task === 'token-classification' && judgesTexts(model) ? 'text-classification' : task;
}

/** Pipelines return the vector of each token. */
function embedding(model: ModelRecord, { revision }: SnippetContext): Snippet {
  const pin = py.rest({ revision });
  const prefix = textPrefixOf(model);
  return {
    title: 'Embed sentences and compare them',
    install: [runtime],
    code: py`
      from optimum.onnxruntime import ORTModelForFeatureExtraction
      from transformers import AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id}${pin})
      model = ORTModelForFeatureExtraction.from_pretrained(${model.id}${pin})

      sentences = ${planetPassages.map((sentence) => prefix + sentence)}
      inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt")
      vectors = model(**inputs).last_hidden_state
      ${
        poolingOf(model) === 'cls'
          ? py`embeddings = vectors[:, 0]`
          : py`
              mask = inputs["attention_mask"].unsqueeze(-1)
              embeddings = (vectors * mask).sum(1) / mask.sum(1)
            `
      }

      embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
      print(embeddings @ embeddings.T)
    `,
  };
}

/** It writes the formula in a picture as LaTeX. Its repository has graphs alone, which the record does not list. */
const readsFormulas = ({ id }: ModelRecord): boolean => id === 'breezedeus/pix2text-mfr';

const formula = (model: ModelRecord, { revision }: SnippetContext): Snippet => ({
  title: 'Read a formula',
  install: [runtime, pip('pillow')],
  code: py`
    from optimum.onnxruntime import ORTModelForVision2Seq
    from PIL import Image, ImageDraw
    from transformers import TrOCRProcessor

    processor = TrOCRProcessor.from_pretrained(${model.id}${py.rest({ revision })})
    model = ORTModelForVision2Seq.from_pretrained(${model.id}${py.rest({ revision, use_cache: false })})

    image = Image.new("RGB", (320, 64), "white")
    ImageDraw.Draw(image).text((16, 12), "x + y = 2z", "black", font_size=32)
    inputs = processor(images=image, return_tensors="pt")
    outputs = model.generate(inputs.pixel_values)
    print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
  `,
});

export default defineLibrary({
  prettyLabel: 'Optimum',
  synonyms: ['onnx export', 'ortmodel', 'transformers onnx'],
  repoName: 'optimum-onnx',
  repoUrl: 'https://github.com/huggingface/optimum-onnx',
  docsUrl: 'https://huggingface.co/docs/optimum-onnx/index',
  summary: 'Runs models of Transformers that were exported to ONNX, with the pipelines of Transformers.',
  languages: ['python'],
  aliases: ['optimum-onnx'],
  countDownloads: 'path_extension:"onnx"',
  tasks: [
    'automatic-speech-recognition',
    'feature-extraction',
    'fill-mask',
    'image-to-text',
    'question-answering',
    'sentence-similarity',
    'text-classification',
    'token-classification',
    'zero-shot-classification',
  ],
  // The tag is also on models that other packages of the project compiled for chips.
  refuses: (model) => exportedTask(model) === undefined && !readsFormulas(model),
  // Exports keep the name of Transformers, which does not load them.
  claims: (model) =>
    /^(?:onnx|transformers)?$/.test(model.library_name ?? '') ? reasonFor(model) : undefined,
  fits: reasonFor,

  snippets(model, context) {
    if (readsFormulas(model)) return [formula(model, context)];
    const task = taskOf(model);
    if (task === 'feature-extraction') return [embedding(model, context)];
    if (task === undefined) return [];
    const ranks = isReranker(model);
    return [
      {
        title: ranks ? 'Score passages for a query' : 'Use a pipeline',
        install: isHeard(task) ? [runtime, ffmpeg] : [runtime],
        code: py`
          from optimum.onnxruntime import pipeline

          pipe = pipeline(${task}, model=${model.id}${py.rest({ revision: context.revision })})
          ${ranks ? py`passages = ${planetPassages}` : py.none}
          result = pipe(${ranks ? ranked : inputFor(task, model, context)})
          print(result)
        `,
      },
    ];
  },
});
