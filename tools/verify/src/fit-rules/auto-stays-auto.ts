import { defineRule } from './rule.ts';

export default defineRule({
  says: 'An automatic call names no other provider',
  judge({ model, hosted }) {
    if (hosted === undefined) return undefined;
    const named = hosted.automatic.find(({ code: { text } }) =>
      hosted.chat ? text.includes(`${model.id}:`) : !/provider[=:] ?"auto"/.test(text),
    );
    return named === undefined || `${named.client} calls another provider`;
  },
});
