import { defineRule, directLoad } from './rule.ts';

export const barePrint = /^print\(model\)$/m;

export default defineRule({
  says: 'The direct load uses the model: it does not only print it',
  judge(one) {
    const direct = directLoad(one);
    return direct && (!barePrint.test(direct.code.text) || 'print(model)');
  },
});
