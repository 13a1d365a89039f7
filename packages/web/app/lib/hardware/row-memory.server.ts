/** @module The memory of a listed model: of the file that suits the reader's machine best, else of its smallest one. */
import {
  defaultContextLength,
  leastMemory,
  type Machine,
  modelFit,
  type ModelRecord,
  smallestFit,
} from '@loadout/catalogue';
import type { FitView } from '@loadout/react';
import { fitViewOf } from './fit-view.server.ts';

export interface RowMemory {
  /** In bytes, with the context of the list. */
  readonly total: number;
  /** `Q4_K_M` */
  readonly label?: string;
  readonly fit?: FitView;
}

export function rowMemory(
  model: ModelRecord,
  machine: Machine | undefined,
  context = defaultContextLength,
): RowMemory | undefined {
  const file =
    machine &&
    (modelFit(model, machine, { contextLength: context }).best ?? smallestFit(model, machine, context));
  if (file)
    return {
      total: file.need.total,
      ...(file.label !== undefined && { label: file.label }),
      fit: fitViewOf(file.state),
    };
  const least = leastMemory(model);
  return least && { total: least.fixed + least.perToken * context };
}
