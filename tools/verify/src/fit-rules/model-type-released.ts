import { autoClassesOf } from '@loadout/catalogue';
import { defineRule, directLoad, tagged } from './rule.ts';

export default defineRule({
  says: 'A model type that the current release of Transformers does not have has a warning',
  judge(one) {
    const direct = directLoad(one);
    const type = one.model.config?.model_type;
    if (direct === undefined || type === undefined || autoClassesOf(type) !== undefined) return undefined;
    if (tagged(one.model, 'custom_code')) return undefined;
    return direct.warnings?.some(({ code }) => code === 'unknown-type') === true || type;
  },
});
