/** @module Names of licenses, by the ids that hubs use. */

const names: Readonly<Record<string, string>> = {
  'apache-2.0': 'Apache 2.0',
  mit: 'MIT',
  'bsd-2-clause': 'BSD 2-Clause',
  'bsd-3-clause': 'BSD 3-Clause',
  'gpl-3.0': 'GPL 3.0',
  'agpl-3.0': 'AGPL 3.0',
  'lgpl-3.0': 'LGPL 3.0',
  'mpl-2.0': 'MPL 2.0',
  gfdl: 'GFDL',
  'c-uda': 'C-UDA',
  cc: 'Creative Commons',
  'apple-amlr': 'Apple AMLR',
  'lfm1.0': 'LFM 1.0',
  'bigcode-openrail-m': 'BigCode OpenRAIL-M',
  'openrail++': 'OpenRAIL++',
  openrail: 'OpenRAIL',
  'creativeml-openrail-m': 'CreativeML OpenRAIL-M',
  'cc0-1.0': 'CC0 1.0',
  'cdla-permissive-2.0': 'CDLA Permissive 2.0',
  'odc-by': 'ODC BY',
  pddl: 'PDDL',
  unlicense: 'Unlicense',
  wtfpl: 'WTFPL',
  gemma: 'Gemma',
  llama2: 'Llama 2',
  llama3: 'Llama 3',
  'llama3.1': 'Llama 3.1',
  'llama3.2': 'Llama 3.2',
  'llama3.3': 'Llama 3.3',
  other: 'Other license',
  unknown: 'Unknown license',
};

/** An id that has no name here is shown as it is. */
export const licenseName = (id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : creativeCommons(id);

/** `cc-by-nc-sa-4.0` is CC BY-NC-SA 4.0. */
function creativeCommons(id: string): string {
  const [, terms, version] = /^cc-((?:by|nc|nd|sa)(?:-(?:nc|nd|sa))*)(?:-(\d\.\d))?$/.exec(id) ?? [];
  if (terms === undefined) return id;
  return ['CC', terms.toUpperCase(), ...(version === undefined ? [] : [version])].join(' ');
}
