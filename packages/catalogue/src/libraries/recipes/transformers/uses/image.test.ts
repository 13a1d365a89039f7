import { expect, it } from 'vitest';
import { huggingFace } from '../../../../platform.ts';
import { imageCall, imageUse } from './image.ts';

const context = {
  platform: huggingFace,
  versions: {},
  revision: undefined,
  quantization: undefined,
  file: undefined,
};

const pictureOf = (id: string, type?: string): string => {
  const record = { id, config: type === undefined ? {} : { model_type: type } };
  const { args } = imageCall(record, context);
  expect(imageUse(record, context, 'AutoModelForObjectDetection').code.text).toContain(args.text);
  return args.text;
};

it.each([
  ['microsoft/table-transformer-detection'],
  ['ada/finder', 'table-transformer'],
  ['ada/finder', 'pp_doclayout_v3'],
  ['docling-project/docling-layout-heron', 'rt_detr_v2'],
  ['TahaDouaji/detr-doc-table-detection'],
  ['microsoft/dit-base-finetuned-rvlcdip', 'beit'],
  ['ada/yolos-doclaynet'],
])('%s is shown a page', (id, type?: string) => {
  expect(pictureOf(id, type)).toContain('invoice');
});

it.each([['facebook/detr-resnet-50'], ['ada/stable-diffusion-finder'], ['ada/doctor-classifier']])(
  '%s is shown a photo',
  (id) => {
    expect(pictureOf(id)).toContain('parrots');
  },
);

it.each([
  ['facebook/mask2former-swin-small-coco-instance', 'AutoModelForUniversalSegmentation', 'instance'],
  ['facebook/detr-resnet-50-panoptic', 'AutoModelForImageSegmentation', 'panoptic'],
  ['ada/finder', 'AutoModelForInstanceSegmentation', 'instance'],
  ['facebook/mask2former-swin-base-ade-semantic', 'AutoModelForUniversalSegmentation', 'semantic'],
])('%s with %s finds %s parts', (id, autoClass, parts) => {
  const { text } = imageUse({ id }, context, autoClass).code;
  expect(text).toContain(`processor.post_process_${parts}_segmentation(outputs, target_sizes=sizes)[0]`);
});

it('gives the processor of a table reader the side that its files lack', () => {
  const side = '.size = {"shortest_edge": 800, "longest_edge": 1000}';
  const codeOf = (id: string): string => imageUse({ id }, context, 'AutoModelForObjectDetection').code.text;
  const lacking = 'microsoft/table-transformer-structure-recognition-v1.1-all';
  expect(imageCall({ id: lacking }, context).before?.text).toBe(`pipe.image_processor${side}`);
  expect(codeOf(lacking)).toMatch(/^processor\.size = /);
  expect(codeOf('microsoft/table-transformer-structure-recognition')).not.toContain('.size = ');
});
