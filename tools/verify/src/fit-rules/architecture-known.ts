import { autoClassesOf } from '@loadout/catalogue';
import { defineRule, directLoad, tagged } from './rule.ts';
import { loadedClass } from './transformers-class-mapped.ts';

/** `BertForMaskedLM` and `AutoModelForMaskedLM` have the same purpose. */
const purpose = /For(?<purpose>[A-Z]\w*)$/;

export default defineRule({
  says: 'A model saved with a class of another purpose than the one that loads it has a warning',
  judge(one) {
    const direct = directLoad(one);
    const { model_type: type, architectures = [] } = one.model.config ?? {};
    const saved = purpose.exec(architectures[0] ?? '')?.groups?.['purpose'];
    const loaded = direct && purpose.exec(loadedClass(direct.code.text) ?? '')?.groups?.['purpose'];
    if (direct === undefined || saved === undefined || loaded !== undefined) return undefined;
    // Pretraining heads are for no task: their models are used for features.
    if (/pre-?training$/i.test(saved)) return undefined;
    if (type === undefined || autoClassesOf(type) === undefined || tagged(one.model, 'custom_code'))
      return undefined;
    return direct.warnings?.some(({ code }) => code === 'unknown-type') === true || architectures[0] || '';
  },
});
