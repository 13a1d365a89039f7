import { defineRule } from './rule.ts';

export default defineRule({
  says: 'A library that the record does not name has a reason',
  judge({ model, answers }) {
    const [first] = answers;
    if (model.library_name !== undefined || first === undefined || first.library === 'huggingface_hub')
      return undefined;
    return first.reason.length > 20 || first.library;
  },
});
