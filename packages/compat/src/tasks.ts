/** @module What is known about each task: demo, recommended repositories, metrics, libraries. */
import { type DemoEntry, taskIds } from '@loadout/catalogue';
import type { ModelLibraryKey } from './libraries.ts';
import { byKey, type Mutable, mutable } from './mutable.ts';
import type { PipelineType } from './pipelines.ts';
import { taskOf } from './task-of.ts';

export interface ExampleRepo {
  description: string;
  id: string;
}

export type TaskDemoEntry = Mutable<DemoEntry>;

export interface TaskDemo {
  inputs: TaskDemoEntry[];
  outputs: TaskDemoEntry[];
}

export interface TaskData {
  datasets: ExampleRepo[];
  demo: TaskDemo;
  id: PipelineType;
  canonicalId?: PipelineType;
  isPlaceholder?: boolean;
  label: string;
  libraries: ModelLibraryKey[];
  metrics: ExampleRepo[];
  models: ExampleRepo[];
  spaces: ExampleRepo[];
  summary: string;
  widgetModels: string[];
  youtubeId?: string;
}

export type TaskDataCustom = Omit<TaskData, 'id' | 'label' | 'libraries'>;

function dataOf(id: PipelineType): TaskData {
  const { datasets, demo, canonicalId, isPlaceholder, label, libraries, ...rest } = taskOf(id);
  const { metrics, models, spaces, summary, widgetModels, youtubeId } = rest;
  return mutable({
    datasets,
    demo,
    id,
    ...(canonicalId !== undefined && { canonicalId }),
    isPlaceholder,
    label,
    libraries,
    metrics,
    models,
    spaces,
    summary,
    widgetModels,
    ...(youtubeId !== undefined && { youtubeId }),
  });
}

export const TASKS_DATA: Record<PipelineType, TaskData | undefined> = /* @__PURE__ */ byKey(taskIds, dataOf);

export const TASKS_MODEL_LIBRARIES: Record<PipelineType, ModelLibraryKey[]> = /* @__PURE__ */ byKey(
  taskIds,
  (id) => [...taskOf(id).libraries],
);
