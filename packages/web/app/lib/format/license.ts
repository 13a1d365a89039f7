/** @module Names of licenses as people write them. */

/** Ids whose name is not its parts in capitals. */
const names: Readonly<Record<string, string>> = {
  'afl-3.0': 'AFL 3.0',
  'apache-2.0': 'Apache 2.0',
  'artistic-2.0': 'Artistic 2.0',
  'bigcode-openrail-m': 'BigCode OpenRAIL-M',
  'bigscience-bloom-rail-1.0': 'BigScience RAIL 1.0',
  'bigscience-openrail-m': 'BigScience OpenRAIL-M',
  'bsd-2-clause': 'BSD 2-Clause',
  'bsd-3-clause': 'BSD 3-Clause',
  'bsd-3-clause-clear': 'BSD 3-Clause Clear',
  'cdla-permissive-2.0': 'CDLA Permissive 2.0',
  'creativeml-openrail-m': 'CreativeML OpenRAIL-M',
  'deepfloyd-if-license': 'DeepFloyd IF',
  gemma: 'Gemma',
  isc: 'ISC',
  llama2: 'Llama 2',
  llama3: 'Llama 3',
  'llama3.1': 'Llama 3.1',
  'llama3.2': 'Llama 3.2',
  'llama3.3': 'Llama 3.3',
  llama4: 'Llama 4',
  mit: 'MIT',
  openrail: 'OpenRAIL',
  'openrail++': 'OpenRAIL++',
  other: 'Other',
  unlicense: 'Unlicense',
  wtfpl: 'WTFPL',
};

const family = /^(?:cc|gpl|lgpl|agpl|odc|mpl|epl|osl|ecl|eupl|odbl|pddl|ofl|gfdl|cc0)(?:-|$)/;

/** `apache-2.0` → Apache 2.0, `cc-by-nc-4.0` → CC BY-NC 4.0; ids that are not known stay as they are. */
export function licenseName(id: string): string {
  const key = id.toLowerCase();
  const known = Object.hasOwn(names, key) ? names[key] : undefined;
  if (known !== undefined) return known;
  if (!family.test(key)) return id;
  const [first = '', ...rest] = key.toUpperCase().split('-');
  const version = /^\d/.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
  return [first, rest.join('-'), version].filter(Boolean).join(' ');
}
