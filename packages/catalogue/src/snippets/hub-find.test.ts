import { describe, expect, it } from 'vitest';
import { librarySnippets, type LibrarySnippetOptions } from '../libraries/snippets.ts';

const codeOf = (record: object, library: string, options: LibrarySnippetOptions = {}) =>
  librarySnippets({ id: 'ada/tide', ...record }, { library, ...options })
    .flatMap(({ snippets }) => snippets)
    .map(({ code }) => code.text)
    .join('\n');

describe('a file that the record does not list', () => {
  it.each([
    ['onnxruntime', '.onnx', 'ort.InferenceSession('],
    ['litert', '.tflite', 'path = '],
    ['litert-lm', '.litertlm', 'path = '],
    ['ultralytics', '.pt', 'YOLO('],
  ])('%s finds by its ending', (library, ending, loads) => {
    const found = codeOf({}, library);
    expect(found).toContain(`next(name for name in files if name.endswith("${ending}"))`);
    expect(found).toContain(`${loads}hf_hub_download(repo_id="ada/tide", filename=file)`);
  });

  it('is looked for in the pinned revision', () => {
    const found = codeOf({}, 'litert', { revision: 'v2' });
    expect(found).toContain('list_repo_files("ada/tide", revision="v2")');
    expect(found).toContain('filename=file, revision="v2"');
  });

  it('is not looked for if it is listed or requested', () => {
    const listed = { siblings: [{ rfilename: 'README.md' }, { rfilename: 'ebb.onnx' }] };
    expect(codeOf(listed, 'onnxruntime')).toContain('filename="ebb.onnx"');
    expect(codeOf(listed, 'onnxruntime')).not.toContain('list_repo_files');
    expect(codeOf({}, 'onnxruntime', { file: 'flow.onnx' })).not.toContain('list_repo_files');
  });
});

const files = (...names: string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('ONNX weights beside the graph', () => {
  it('are downloaded with it', () => {
    const code = codeOf(files('onnx/ebb.onnx', 'onnx/ebb.onnx_data', 'onnx/flow.onnx'), 'onnxruntime');
    expect(code).toContain('for name in ["onnx/ebb.onnx_data"]:');
    expect(codeOf({}, 'onnxruntime')).toContain(
      'name.startswith((file, file[: file.rfind("/") + 1] + "Constant"))',
    );
  });

  it('are not looked for if the list has none', () => {
    expect(codeOf(files('ebb.onnx', 'flow.onnx'), 'onnxruntime')).not.toContain('for name in');
  });
});
