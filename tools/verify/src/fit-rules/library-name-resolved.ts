import { apps, libraries, type ModelRecord } from '@loadout/catalogue';
import { defineRule } from './rule.ts';

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const entries: Readonly<Record<string, { readonly aliases?: readonly string[] }>> = libraries;
const known = new Set(
  [
    ...Object.keys(entries),
    ...Object.values(entries).flatMap(({ aliases = [] }) => aliases),
    ...Object.keys(apps),
    ...Object.values(apps).map(({ label }) => label),
  ].map(plain),
);

/** GGUF files of image, video and audio models: no library of the catalogue loads them. */
const otherTasks =
  /^(?:text|image)-to-(?:image|video|audio|speech|3d)$|^image-text-to-(?:image|video)$|^automatic-speech/;

/** GGUF files without a model: projectors, importance matrices and heads. */
const hasNoModel = ({ id, siblings = [] }: ModelRecord): boolean => {
  const files = siblings.map(({ rfilename }) => rfilename).filter((file) => file.endsWith('.gguf'));
  return /mtp-only/i.test(id) || (files.length > 0 && files.every((file) => /mmproj|imatrix/i.test(file)));
};

export default defineRule({
  says: 'A library_name that is a spelling of a library or app resolves to it',
  judge({ model, answers, apps: offered }) {
    const name = model.library_name;
    if (name === undefined || Object.hasOwn(libraries, name) || !known.has(plain(name))) return undefined;
    if (otherTasks.test(model.pipeline_tag ?? '') || hasNoModel(model)) return undefined;
    return answers[0]?.library !== 'huggingface_hub' || offered.length > 0 || name;
  },
});
