/** @module How Transformers loads a PEFT adapter by its own id: the model follows it to its base, a tokenizer or processor does not. */
import { filesOf } from '../../../../records/fields.ts';
import { isGatedId } from '../../../../records/known-gated.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { basesOf, hiddenTypeOf, preparesItself } from './base.ts';
import type { PreparerSource } from '../classes/preparer-source.ts';
import { isUntoldAdapter } from './untold.ts';
import { methodInName } from '../quantization/quantization.ts';
import { mayBeQuantized } from '../quantization/marks.ts';

export interface Adapted extends Partial<PreparerSource> {
  /** The record with the type and the quantization that follow from the name of the base. */
  readonly model: ModelRecord;
}

/** What a pipeline is given instead of the preparer of the base: that of the adapter may have a chat template. */
function preparerArgument({ id, pipeline_tag: task }: ModelRecord): Record<string, string> {
  if (task === 'text-generation') return { tokenizer: id };
  return task === 'image-text-to-text' ? { processor: id } : {};
}

const isPeft = (model: ModelRecord): boolean =>
  model.library_name === 'peft' ||
  model.config?.peft !== undefined ||
  filesOf(model).includes('adapter_config.json');

const inferred: Warning = {
  code: 'inferred',
  message: 'The repository seems to have no config.json: it is loaded as a PEFT adapter.',
};

const gated = (base: string): Warning => ({
  code: 'gated',
  message: `This also loads ${base}, which is gated: ask for access on its page, then log in.`,
});

/** Undefined if the repository has a whole model too, or the base of an adapter that says so is unknown. */
export function adaptedBy(model: ModelRecord): Adapted | undefined {
  const { config } = model;
  const isUntold = isUntoldAdapter(model);
  const [base] = (isUntold || isPeft(model)) && config?.model_type === undefined ? basesOf(model) : [];
  const adapter = isUntold ? { ...model, library_name: 'peft' } : model;
  if (base === undefined) return isUntold ? { model: adapter, warning: inferred } : undefined;
  const type = hiddenTypeOf(base);
  const method = mayBeQuantized({ id: base }) ? methodInName(base) : undefined;
  return {
    model: {
      ...adapter,
      config: {
        ...config,
        ...(type !== undefined && { model_type: type }),
        ...(method !== undefined && { quantization_config: { quant_method: method } }),
      },
    },
    ...(isUntold && { warning: inferred }),
    ...(isGatedId(base) && { warning: gated(base) }),
    ...(preparesItself(model) ? { argument: preparerArgument(model) } : { id: base }),
  };
}
