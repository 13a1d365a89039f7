import { libraries, tasks } from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';
import { branchesOf } from '../../features/examples/branches.server.ts';
import { exampleNames } from './example-names.ts';

const fillMask = { id: 'fill-mask', label: 'Fill-Mask' };

describe('names of examples', () => {
  it('are tasks in label case, with a second word where several have one task', () => {
    const names = exampleNames([
      { name: 'fill-mask', task: fillMask },
      { name: 'fill-mask-unknown-token', task: fillMask },
      { name: 'chat', task: { id: 'text-generation', label: 'Text Generation' } },
      { name: 'files-only', task: undefined },
    ]);
    expect([...names.values()]).toEqual([
      'Fill-Mask',
      'Fill-Mask, custom mask token',
      'Text Generation',
      'Any task',
    ]);
  });

  it('are unique for every library', async () => {
    const labels: Readonly<Record<string, { readonly label: string }>> = tasks;
    for (const key of Object.keys(libraries)) {
      const branches = (await branchesOf(key)).map(({ name, record: { pipeline_tag: id } }) => ({
        name,
        task: id === undefined ? undefined : { id, label: labels[id]?.label ?? id },
      }));
      const names = [...exampleNames(branches).values()];
      expect(new Set(names).size, `${key}: ${names.join(' | ')}`).toBe(names.length);
    }
  });
});
