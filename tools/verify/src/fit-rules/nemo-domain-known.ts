import { answerOf, defineRule, installsPackage } from './rule.ts';

export default defineRule({
  says: 'NeMo with an unknown domain shows its notice and the files, and installs no speech package',
  judge(one) {
    const answer = answerOf(one, 'nemo');
    if (answer?.notice?.code !== 'nemo-domain-unknown') return undefined;
    if (answer.snippets.some((block) => installsPackage(block, 'nemo_toolkit')))
      return 'installs nemo_toolkit';
    return answer.snippets.some(({ title }) => title === 'Download the files') || 'no files';
  },
});
