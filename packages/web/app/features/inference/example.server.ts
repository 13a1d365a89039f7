/** @module A record that shows a task's call: a well-known model for it, else a placeholder. */
import type { ModelRecord } from '@loadout/catalogue';
import type { Services } from '@loadout/server';

const chatTasks = new Set(['text-generation', 'image-text-to-text']);

export const exampleModel = (services: Services, task: string): ModelRecord => ({
  id: services.task(task)?.widgetModels[0] ?? services.task(task)?.models[0]?.id ?? 'owner/model',
  pipeline_tag: task,
  tags: chatTasks.has(task) ? ['conversational'] : [],
});
