import { barePrint } from './model-used.ts';
import { defineRule } from './rule.ts';

export default defineRule({
  says: 'No Python block of any library ends with a bare print of the model',
  judge({ answers }) {
    const blocks = answers.flatMap(({ library, snippets }) =>
      snippets.filter(({ code }) => code.language === 'python').map(({ code }) => ({ library, code })),
    );
    if (blocks.length === 0) return undefined;
    const bare = blocks.find(({ code }) => barePrint.test(code.text));
    return bare === undefined || bare.library;
  },
});
