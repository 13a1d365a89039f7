import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytecodeFolder } from './bytecode.ts';

const nameFor = (packages: Readonly<Record<string, string>>): string => basename(bytecodeFolder(packages));

describe('compiled modules', () => {
  it('are shared by environments with the same releases of large packages', () => {
    expect(nameFor({ timm: '1.0', torch: '2.15.0' })).toBe(nameFor({ torch: '2.15.0', gliner: '0.3' }));
    expect(nameFor({ torch: '2.15.0', transformers: '5.22.2' })).toBe('torch-2.15.0-transformers-5.22.2');
  });

  it('are apart where one of these releases differs', () => {
    const names = [{ torch: '2.15.0' }, { torch: '2.11.0' }, { transformers: '2.15.0' }, { numpy: '2.5.4' }];
    expect(new Set(names.map(nameFor)).size).toBe(4);
  });
});
