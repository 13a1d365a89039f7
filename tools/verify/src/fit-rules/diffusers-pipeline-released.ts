import { diffusersPipelineExists } from '@loadout/catalogue';
import { answerOf, defineRule } from './rule.ts';

export default defineRule({
  says: 'A pipeline class that no release of Diffusers has has a warning',
  judge(one) {
    const { _class_name: name } = one.model.config?.diffusers ?? {};
    const answer = answerOf(one, 'diffusers');
    if (name === undefined || answer === undefined || diffusersPipelineExists(name)) return undefined;
    const warned = answer.snippets.some(({ warnings = [] }) =>
      warnings.some(({ code }) => code === 'unknown-type' || code === 'remote-code'),
    );
    return warned || name;
  },
});
