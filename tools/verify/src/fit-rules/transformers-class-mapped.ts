import { autoClassesOf } from '@loadout/catalogue';
import { defineRule, directLoad } from './rule.ts';

/** The class whose `from_pretrained` loads the model. */
export const loadedClass = (code: string): string | undefined =>
  /^model = (\w+)\.from_pretrained\(/m.exec(code)?.[1];

export default defineRule({
  says: 'Transformers maps the auto class of the direct load for this model_type',
  judge(one) {
    const direct = directLoad(one);
    const type = one.model.config?.model_type;
    if (direct === undefined || type === undefined) return undefined;
    const name = loadedClass(direct.code.text);
    const known = autoClassesOf(type);
    // A custom class of the repository is mapped by its config.
    if (known === undefined || name === undefined || !name.startsWith('AutoModel')) return undefined;
    const own =
      Object.hasOwn(one.model.config?.auto_map ?? {}, name) ||
      direct.code.text.includes('trust_remote_code=True');
    return own || known.includes(name) || `${type} is not loaded by ${name}`;
  },
});
