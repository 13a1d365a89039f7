import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import paddle from './PaddleOCR.ts';

const textFor = (id: string, tags: readonly string[], revision?: string) =>
  generateSnippets(paddle, { id, tags }, revision === undefined ? {} : { revision }).snippets[0]?.code.text;

describe('PaddleOCR', () => {
  it('takes the pipeline version from the known names only', () => {
    expect(textFor('PaddlePaddle/PaddleOCR-VL-1.5', ['document-parse'])).toContain('pipeline_version="v1.5"');
    expect(textFor('harbour/my-parser', ['document-parse'])).not.toContain('pipeline_version');
  });

  it('loads what is not of PaddlePaddle, or pinned, from a folder', () => {
    expect(textFor('harbour/my-det', ['textline_detection'])).toContain(
      'model_dir=snapshot_download("harbour/my-det")',
    );
    expect(textFor('PaddlePaddle/UVDoc', ['doc_img_unwarping'], 'v1')).toContain('revision="v1"');
    expect(textFor('PaddlePaddle/UVDoc', ['doc_img_unwarping'])).not.toContain('model_dir');
  });

  it('names the model without the ending that stands for its engine', () => {
    expect(textFor('PaddlePaddle/PP-OCRv5_server_det_onnx', ['textline_detection'])).toContain(
      'model_name="PP-OCRv5_server_det", engine="onnxruntime"',
    );
  });

  it('does not take a property every object has for a module', () => {
    const { notice } = generateSnippets(paddle, { id: 'PaddlePaddle/x', tags: ['constructor'] });
    expect(notice?.message).toBe('Type of model unknown');
  });
});
