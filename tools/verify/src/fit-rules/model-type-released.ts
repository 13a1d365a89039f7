import { autoClassesOf } from '@loadout/catalogue';
import { defineRule, directLoad, tagged } from './rule.ts';

/** That the type is unknown, that its code is run, or that a release before had it. */
const said: ReadonlySet<string> = new Set(['deprecated', 'remote-code', 'unknown-type']);

export default defineRule({
  says: 'A model type that the current release of Transformers does not have has a warning, or runs code of its repository',
  judge(one) {
    const direct = directLoad(one);
    const type = one.model.config?.model_type;
    if (direct === undefined || type === undefined || autoClassesOf(type) !== undefined) return undefined;
    if (tagged(one.model, 'custom_code')) return undefined;
    return direct.warnings?.some(({ code }) => said.has(code)) === true || type;
  },
});
