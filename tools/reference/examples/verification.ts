/** @module Examples for `@loadout/verification`. */
import { librarySnippets, py } from '@loadout/catalogue';
import * as c from '@loadout/verification';
import type { Examples } from '../example.ts';

const timm = librarySnippets({ id: 'timm/resnet50.a1_in1k', library_name: 'timm' })[0];
const snippet = timm?.snippets[0] ?? { title: '', code: py`import timm` };

export const shared = { snippet };

export const examples: Examples<typeof c> = {
  verificationOf: { code: () => c.verificationOf('timm', snippet) },
  libraryVerification: { code: () => c.libraryVerification('timm', ['python']) },
  sourceVerification: { code: () => c.sourceVerification('timm', ['python']) },
  sourceEvidence: { code: () => Object.keys(c.sourceEvidence()) },
  verificationText: { code: () => c.verificationText(c.verificationOf('timm', snippet)) },
  levels: { says: 'All levels, the weakest first.', code: () => c.levels },
  localLevels: { code: () => c.localLevels },
  hostedLevels: { code: () => c.hostedLevels },
  levelTexts: { says: 'Each level in words.', code: () => c.levelTexts.executed.name },
  reaches: { code: () => c.reaches('executed', 'api'), result: true },
  isRead: {
    says: 'Whether names in code of this language are checked.',
    code: () => c.isRead('python'),
    result: true,
  },
  readLanguages: { says: 'Languages whose names are checked.', code: () => c.readLanguages },
  notRunReasons: { code: () => c.notRunReasons.gpu, result: 'needs a GPU' },
  readRunData: {
    says: 'What was executed, when and with which releases.',
    code: () => c.readRunData().libraries['timm'],
  },
  runOf: { code: () => c.runOf('timm', c.snippetKey(snippet)) },
  runsFile: { says: 'Where that is kept.', code: () => c.runsFile.pathname.endsWith('.json'), result: true },
  readSnapshotData: {
    says: 'What was checked against the source of a repository.',
    code: () => Object.keys(c.readSnapshotData()),
  },
  snapshotsFile: { says: 'Where that is kept.', code: () => c.snapshotsFile.protocol, result: 'file:' },
  readSymbolData: {
    says: 'Which names were checked against a release.',
    code: () => Object.keys(c.readSymbolData()),
  },
  symbolsFile: { says: 'Where that is kept.', code: () => c.symbolsFile.protocol, result: 'file:' },
  readWireData: {
    says: 'Which calls were recorded from a real client.',
    code: () => Object.keys(c.readWireData()),
  },
  wireFile: { says: 'Where that is kept.', code: () => c.wireFile.protocol, result: 'file:' },
  ranWith: { code: () => c.ranWith('text-generation', 'groq', 'python', 'openai') },
  snippetKey: {
    says: 'Names a snippet by its code without values, and its requirements.',
    code: () => c.snippetKey(snippet),
  },
  withoutValues: { code: () => c.withoutValues('python', 'load("acme/tern")') },
};
