import { py } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { baseModelOf, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { downloadSnippet, hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import { sampleUrl } from '../../snippets/samples/image.ts';
import type { Snippet, Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import * as asset from '../../tasks/sample-assets.ts';

interface Module {
  readonly name: string;
  /** What the image must show; default: a whole page. */
  readonly of?: string;
  /** Takes a dictionary and returns text, so there is no image to save. */
  readonly answers?: true;
  /** Its result image needs a TeX installation. */
  readonly textOnly?: true;
}

const modules: ReadonlyMap<string, Module> = new Map([
  ['doc_vlm', { name: 'DocVLM', answers: true }],
  ['chart_parsing', { name: 'ChartParsing', of: 'a chart', answers: true }],
  ['textline_detection', { name: 'TextDetection' }],
  ['textline_recognition', { name: 'TextRecognition', of: 'one line of text' }],
  ['seal_text_detection', { name: 'SealTextDetection', of: 'a seal' }],
  ['doc_img_unwarping', { name: 'TextImageUnwarping' }],
  ['doc_img_orientation_classification', { name: 'DocImgOrientationClassification' }],
  [
    'textline_orientation_classification',
    { name: 'TextLineOrientationClassification', of: 'one line of text' },
  ],
  ['formula_recognition', { name: 'FormulaRecognition', of: 'a formula', textOnly: true }],
  ['layout_detection', { name: 'LayoutDetection' }],
  ['table_cells_detection', { name: 'TableCellsDetection', of: 'a table' }],
  ['wired_table_classification', { name: 'TableClassification', of: 'a table' }],
  ['table_structure_recognition', { name: 'TableStructureRecognition', of: 'a table' }],
]);

const versions = new Map([
  ['PaddleOCR-VL', 'v1'],
  ['PaddleOCR-VL-1.5', 'v1.5'],
  ['PaddleOCR-VL-1.6', 'v1.6'],
]);

const owner = 'PaddlePaddle/';
const install = [pip('paddlepaddle'), pip('paddleocr[doc-parser]', '>=3.7')];

/**
 * Names only resolve to repositories of PaddlePaddle, at their latest revision; everything else is loaded from a
 * folder.
 */
const fromFolder = (model: ModelRecord, context: SnippetContext): boolean =>
  context.revision !== undefined || !model.id.startsWith(owner);

/** The same weights are published for three engines, with different name suffixes. */
function engineOf(name: string): { base: string; engine?: string; needs: readonly Requirement[] } {
  if (name.endsWith('_safetensors'))
    return { base: name.slice(0, -12), engine: 'transformers', needs: [pip('transformers'), pip('torch')] };
  if (name.endsWith('_onnx'))
    return { base: name.slice(0, -5), engine: 'onnxruntime', needs: [pip('onnxruntime')] };
  return { base: name, needs: [] };
}

/** PaddleOCR requires the name of its own model, even if the weights come from another owner. */
function ownName(model: ModelRecord): { name: string; warnings: readonly Warning[] } {
  if (model.id.startsWith(owner)) return { name: nameOf(model), warnings: [] };
  const base = baseModelOf(model);
  return base?.startsWith(owner)
    ? { name: base.slice(owner.length), warnings: [] }
    : {
        name: nameOf(model),
        warnings: [placeholder('the name of the PaddleOCR model it was trained from, as model_name,')],
      };
}

function moduleSnippet(model: ModelRecord, context: SnippetContext, module: Module): Snippet {
  const { name, warnings } = ownName(model);
  const { base, engine, needs } = engineOf(name);
  const local = fromFolder(model, context);
  const page = sampleUrl(context.platform, asset.invoice);
  const image = module.of === undefined ? page : 'image.png';
  const question =
    module.name === 'DocVLM' ? py`, "query": "Write the text of this page as Markdown."` : py.none;
  const input = module.answers ? py`{"image": image${question}}` : py`image`;
  const type = py.identifier(module.name);
  return {
    title: `Run ${module.name}`,
    install: [...install, ...needs, ...(local ? [hubClient(context)] : [])],
    warnings:
      module.of === undefined
        ? warnings
        : [...warnings, placeholder(`a picture of ${module.of}, as image.png,`)],
    code: py`
      ${local ? hubImport(context, 'snapshot_download') : py.none}
      from paddleocr import ${type}

      model = ${type}(${py.args({ model_name: base, model_dir: local ? hubSnapshot(model, context) : undefined, engine })})

      image = ${image}
      for result in model.predict(input=${input}, batch_size=1):
          result.print()
          ${module.answers || module.textOnly ? py.none : py`result.save_to_img(save_path="output")`}
          result.save_to_json(save_path="output")
    `,
  };
}

function parseSnippet(model: ModelRecord, context: SnippetContext): Snippet {
  const local = fromFolder(model, context);
  const options = {
    pipeline_version: versions.get(nameOf(model)),
    vl_rec_model_dir: local ? hubSnapshot(model, context) : undefined,
  };
  return {
    title: 'Turn a page into Markdown',
    install: [...install, ...(local ? [hubClient(context)] : [])],
    code: py`
      ${local ? hubImport(context, 'snapshot_download') : py.none}
      from paddleocr import PaddleOCRVL

      pipeline = PaddleOCRVL(${py.args(options)})

      page = ${sampleUrl(context.platform, asset.invoice)}
      for result in pipeline.predict(page):
          result.print()
          result.save_to_json(save_path="output")
          result.save_to_markdown(save_path="output")
    `,
  };
}

export default defineLibrary({
  prettyLabel: 'PaddleOCR',
  synonyms: ['paddle ocr', 'pp-ocr', 'ppocr'],
  repoName: 'PaddleOCR',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleOCR',
  docsUrl: 'https://www.paddleocr.ai/',
  summary: 'Reads text, tables, formulas and layout from scans and photographs of documents.',
  filter: true,
  languages: ['python', 'shell'],
  tasks: ['image-to-text'],
  aliases: ['paddleocr'],
  countDownloads: 'path_extension:"safetensors" OR path:"inference.pdiparams" OR path:"inference.onnx"',

  snippets(model, context) {
    if (hasTag(model, 'document-parse')) return [parseSnippet(model, context)];
    for (const [tag, module] of modules)
      if (hasTag(model, tag)) return [moduleSnippet(model, context, module)];
    return { snippets: [downloadSnippet(model, context)], notice: modelTypeUnknown };
  },
});
