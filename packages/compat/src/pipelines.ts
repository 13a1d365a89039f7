/** @module Tasks by id: names, modalities and subtasks. */
import { modalities, type TaskId, taskIds } from '@loadout/catalogue';
import { byKey } from './mutable.ts';
import { taskOf } from './task-of.ts';

export type PipelineType = TaskId;
export type WidgetType = PipelineType | 'conversational';
export type Modality = keyof typeof modalities;

export interface SubTask {
  type: string;
  name: string;
}

export interface PipelineData {
  name: string;
  subtasks?: SubTask[];
  modality: Modality;
  hideInModels?: boolean;
  hideInDatasets?: boolean;
}

export const PIPELINE_TYPES: PipelineType[] = [...taskIds];

export const PIPELINE_TYPES_SET: Set<PipelineType> = /* @__PURE__ */ new Set(taskIds);

export const MODALITIES = ['multimodal', 'nlp', 'cv', 'audio', 'tabular', 'rl', 'other'] as const;

export const MODALITY_LABELS: Record<Modality, string> = { ...modalities };

export const PIPELINE_DATA: Record<PipelineType, PipelineData> = /* @__PURE__ */ byKey(taskIds, (id) => {
  const { label, subtasks, modality, hideInModels, hideInDatasets } = taskOf(id);
  return {
    name: label,
    ...(subtasks.length > 0 && { subtasks: subtasks.map(({ type, name }) => ({ type, name })) }),
    modality,
    ...(hideInModels !== undefined && { hideInModels }),
    ...(hideInDatasets !== undefined && { hideInDatasets }),
  };
});

export const SUBTASK_TYPES: string[] = /* @__PURE__ */ taskIds.flatMap((id) =>
  taskOf(id).subtasks.map(({ type }) => type),
);
