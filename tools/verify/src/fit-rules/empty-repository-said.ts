import { defineRule } from './rule.ts';

const documentation = /(?:^|\/)(?:\.gitattributes|\.gitignore|README\.md)$/;

export default defineRule({
  says: 'Code for a repository that lists no model files has a warning',
  judge({ model, answers }) {
    const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
    if (files.length === 0 || !files.every((file) => documentation.test(file))) return undefined;
    const blocks = answers
      .flatMap(({ snippets }) => snippets)
      .filter(
        ({ title }) => title !== 'Download the files' && title !== 'Log in' && !title.startsWith('Use '),
      );
    if (blocks.length === 0) return undefined;
    const bare = blocks.find(({ warnings = [] }) => warnings.every(({ code }) => code !== 'unfit'));
    return bare === undefined || bare.title;
  },
});
