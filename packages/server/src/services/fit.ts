/** @module The fit of a stored or given model on a machine. */
import { modelFit, parseMachine, readModel } from '@loadout/catalogue';
import { definedFields } from '../defined.ts';
import type { FitRequest, FitResult } from '../services.ts';
import { type Find, modelOf } from './snippets.ts';

export async function fitFor(request: FitRequest, findModel: Find): Promise<FitResult> {
  const { hardware, memoryGB, context, attention } = request;
  const machine = parseMachine(hardware ?? memoryGB?.toFixed(2) ?? '');
  const { model } = readModel(await modelOf(request, findModel));
  return { machine, ...modelFit(model, machine, definedFields({ contextLength: context, attention })) };
}
