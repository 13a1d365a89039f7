import { defineRule } from './rule.ts';

export default defineRule({
  says: 'The result is more than a download of the files',
  judge: ({ model, answers }) =>
    answers.some(({ snippets }) =>
      snippets.some(({ title }) => title !== 'Download the files' && title !== 'Log in'),
    ) || (model.library_name === undefined ? 'names no library' : `names ${model.library_name}`),
});
