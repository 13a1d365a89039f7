import { notices } from '@loadout/catalogue';
import { answerOf, defineRule } from './rule.ts';

export default defineRule({
  says: 'A record with architectures does not get “Type of model unknown”',
  judge(one) {
    const answer = answerOf(one, 'transformers');
    if (answer === undefined || !one.model.config?.architectures?.length) return undefined;
    return answer.notice?.code !== notices.modelTypeUnknown.code || `${one.model.config.architectures[0]}`;
  },
});
