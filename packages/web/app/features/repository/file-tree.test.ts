import { describe, expect, it } from 'vitest';
import { type FileNode, fileTree } from './file-tree.ts';

/** Names and sizes only, indented by depth. */
const outline = ({ children }: FileNode, depth = 0): readonly string[] =>
  children.flatMap((child) => [
    `${'  '.repeat(depth)}${child.name} ${child.size ?? '?'}`,
    ...outline(child, depth + 1),
  ]);

const named = (...paths: readonly string[]) => paths.map((rfilename) => ({ rfilename }));

describe('the tree of files', () => {
  it('groups shards under one name with their total size', () => {
    const tree = fileTree([
      { rfilename: 'config.json', size: 10 },
      { rfilename: 'model-00002-of-00002.safetensors', size: 300 },
      { rfilename: 'model-00001-of-00002.safetensors', size: 500 },
    ]);
    expect(outline(tree)).toEqual([
      'model-*.safetensors 800',
      '  model-00001-of-00002.safetensors 500',
      '  model-00002-of-00002.safetensors 300',
      'config.json 10',
    ]);
    expect(tree).toMatchObject({ files: 3, size: 810 });
  });

  it('leaves a single shard and files of other names alone', () => {
    expect(outline(fileTree(named('model-00001-of-00001.safetensors', 'a.bin')))).toEqual([
      'a.bin ?',
      'model-00001-of-00001.safetensors ?',
    ]);
  });

  it('puts folders first and adds up what is in them', () => {
    const tree = fileTree([
      { rfilename: 'model.onnx', size: 9 },
      { rfilename: 'onnx/model.onnx', size: 4 },
      { rfilename: 'onnx/quantized/model.onnx', size: 2 },
    ]);
    expect(outline(tree)).toEqual([
      'onnx 6',
      '  quantized 2',
      '    model.onnx 2',
      '  model.onnx 4',
      'model.onnx 9',
    ]);
  });

  it('gives no total where a size is unknown', () => {
    const tree = fileTree([{ rfilename: 'a/b.txt', size: 1 }, { rfilename: 'a/c.txt' }]);
    expect(outline(tree)).toEqual(['a ?', '  b.txt 1', '  c.txt ?']);
    expect(tree.size).toBeUndefined();
  });

  it('sends a bounded number of rows and counts the rest', () => {
    const tree = fileTree(named(...Array.from({ length: 250 }, (_, at) => `part-${at}.txt`)));
    expect(tree.children).toHaveLength(100);
    expect(tree.more).toBe(150);
    expect(tree.files).toBe(250);
    expect(tree.children[2]?.name).toBe('part-2.txt');
  });

  it('ends at some depth, whatever the paths are', () => {
    const deep = `${'a/'.repeat(5_000)}b.txt`;
    const lines = outline(fileTree(named(deep, '/', '', 'x//y')));
    expect(lines.length).toBeLessThan(20);
    expect(lines.some((line) => line.trim().startsWith('a/a/'))).toBe(true);
  });

  it('counts a file that is listed twice once', () => {
    expect(fileTree(named('a.txt', 'a.txt')).files).toBe(1);
  });
});
