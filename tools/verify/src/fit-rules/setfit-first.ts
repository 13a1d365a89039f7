import { defineRule, hasFile, tagged } from './rule.ts';

export default defineRule({
  says: 'SetFit comes first for a SetFit classifier',
  judge({ model, answers }) {
    if (!tagged(model, 'setfit') && !hasFile(model, 'config_setfit.json')) return undefined;
    return answers[0]?.library === 'setfit' || `${answers[0]?.library} comes first`;
  },
});
