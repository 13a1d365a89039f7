import { notices } from '@loadout/catalogue';
import { answerOf, defineRule } from './rule.ts';

export default defineRule({
  says: 'PEFT code is given for every adapter whose base model is named',
  judge(one) {
    const answer = answerOf(one, 'peft');
    if (answer === undefined || one.model.library_name !== 'peft') return undefined;
    const { code } = answer.notice ?? {};
    return (
      (code !== notices.taskTypeInvalid.code && code !== notices.baseModelNotFound.code) ||
      `${answer.notice?.message}`
    );
  },
});
