import { mappingOf } from '@loadout/catalogue';
import { defineRule } from './rule.ts';

export default defineRule({
  says: 'A provider is offered only where the record names it as live; the hub and the automatic route apart',
  judge({ model, hosted }) {
    if (hosted === undefined) return undefined;
    const live = new Set(mappingOf(model).map(({ provider }) => provider));
    const unfit = hosted.providers.offered.filter(
      ({ provider }) => provider !== 'auto' && provider !== 'hf-inference' && !live.has(provider),
    );
    return unfit.length === 0 || `offers ${unfit.map(({ provider }) => provider).join(', ')}`;
  },
});
