import { type ModelRecord, notices } from '@loadout/catalogue';
import { answerOf, defineRule, tagged } from './rule.ts';

/** Tasks that no class of Transformers serves: images, video, speech, robotics. */
const otherTasks = /^(?:text|image)-to-(?:image|video|speech|3d)$|^robotics$|^reinforcement-learning$/;

/** Base models of other libraries. */
const otherBase = /qwen-?image|gliner|chatterbox|-tts-/i;

/** Names of language models contain a size or a tuning. */
const languageModel = /\d+(?:\.\d+)?[bm]\b|instruct|chat/i;

function canBeInferred({ cardData, pipeline_tag: task, ...model }: ModelRecord): boolean {
  const [base] = [cardData?.base_model ?? []].flat();
  if (base === undefined || !/^[\w.-]+\/[\w.-]+$/.test(base) || otherBase.test(base)) return false;
  if (task !== undefined) return !otherTasks.test(task);
  return tagged(model, 'conversational') || languageModel.test(base);
}

export default defineRule({
  says: 'PEFT code is given where base model and task can be inferred',
  judge(one) {
    const answer = answerOf(one, 'peft');
    if (answer === undefined || !canBeInferred(one.model)) return undefined;
    const { code } = answer.notice ?? {};
    return (
      (code !== notices.taskTypeInvalid.code && code !== notices.baseModelNotFound.code) ||
      `${answer.notice?.message}`
    );
  },
});
