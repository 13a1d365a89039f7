import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../snippets/generate.ts';
import paddle from './PaddleOCR.ts';

const textFor = (id: string, tags: readonly string[], revision?: string) =>
  generateSnippets(paddle, { id, tags }, revision === undefined ? {} : { revision }).snippets[0]?.code.text;

describe('PaddleOCR', () => {
  it('sets a pipeline version only for known names', () => {
    expect(textFor('PaddlePaddle/PaddleOCR-VL-1.5', ['document-parse'])).toContain('pipeline_version="v1.5"');
    expect(textFor('harbour/my-parser', ['document-parse'])).not.toContain('pipeline_version');
  });

  it('loads models of other owners and pinned revisions from a folder', () => {
    expect(textFor('harbour/my-det', ['textline_detection'])).toContain(
      'model_dir=snapshot_download("harbour/my-det")',
    );
    expect(textFor('PaddlePaddle/UVDoc', ['doc_img_unwarping'], 'v1')).toContain('revision="v1"');
    expect(textFor('PaddlePaddle/UVDoc', ['doc_img_unwarping'])).not.toContain('model_dir');
  });

  it('removes the engine suffix from the model name', () => {
    expect(textFor('PaddlePaddle/PP-OCRv5_server_det_onnx', ['textline_detection'])).toContain(
      'model_name="PP-OCRv5_server_det", engine="onnxruntime"',
    );
  });

  it('does not treat an inherited property as a module', () => {
    const { notice } = generateSnippets(paddle, { id: 'PaddlePaddle/x', tags: ['constructor'] });
    expect(notice?.message).toBe('Type of model unknown');
  });
});
