/** @module MCP tools for tasks and libraries. */
import type { McpServer } from '@modelcontextprotocol/server';
import { canonicalTaskId } from '@loadout/catalogue';
import { z } from 'zod';
import { NotFoundError } from '../errors.ts';
import type { Services } from '../services.ts';
import { libraryNamed } from '../services/catalogue.ts';
import { assertModality, assertTask } from './known-names.ts';
import { readOnly, type ToolAnswer } from './tool-answer.ts';

export function addCatalogueTools(server: McpServer, services: Services, toolAnswer: ToolAnswer): void {
  server.registerTool(
    'list_tasks',
    {
      description: 'All machine-learning tasks: id, label, modality.',
      inputSchema: z.strictObject({
        modality: z.string().optional().describe('Only this modality: nlp, cv, audio …'),
      }),
      annotations: readOnly,
    },
    ({ modality }) =>
      toolAnswer(() => {
        if (modality !== undefined) assertModality(services, modality);
        return services
          .tasks()
          .filter((task) => modality === undefined || task.modality === modality)
          .map((task) => ({ id: task.id, label: task.label, modality: task.modality }));
      }),
  );

  server.registerTool(
    'get_task',
    {
      description:
        'One task: what goes in and comes out, its libraries, metrics, and example models and datasets.',
      inputSchema: z.strictObject({ id: z.string().describe('Task id, such as text-classification') }),
      annotations: readOnly,
    },
    ({ id }) =>
      toolAnswer(async () => {
        const task = services.task(id);
        if (task === undefined) throw new NotFoundError('task', id, await services.nearest('task', id));
        const { label, modality, summary, libraries, metrics, models, datasets, subtasks } = task;
        return { id, label, modality, summary, libraries, metrics, models, datasets, subtasks };
      }),
  );

  server.registerTool(
    'list_libraries',
    {
      description:
        'Libraries. With a task: key, label, whether there are snippets, and their languages. Without: the keys of all.',
      inputSchema: z.strictObject({
        task: z.string().optional().describe('Only libraries that serve this task'),
      }),
      annotations: readOnly,
    },
    ({ task }) =>
      toolAnswer(async () => {
        if (task === undefined) return allKeys(services);
        await assertTask(services, task);
        const wanted = canonicalTaskId(task) ?? task;
        return services
          .libraries()
          .filter((library) => library.tasks.some((id) => id === wanted))
          .map(({ key, prettyLabel, hasSnippets, languages }) => ({
            key,
            prettyLabel,
            hasSnippets,
            languages,
          }));
      }),
  );

  server.registerTool(
    'get_library',
    {
      description:
        'One library: documentation, repository, tasks, languages, which files count as a download.',
      inputSchema: z.strictObject({ key: z.string().describe('Library key, such as sentence-transformers') }),
      annotations: readOnly,
    },
    ({ key }) => toolAnswer(async () => libraryNamed(key)),
  );
}

/** Every key once: rows with labels and languages would be 6,000 tokens. */
function allKeys(services: Services) {
  const { true: withSnippets = [], false: without = [] } = Object.groupBy(services.libraries(), (library) =>
    library.hasSnippets ? 'true' : 'false',
  );
  const keys = (libraries: typeof withSnippets): string => libraries.map(({ key }) => key).join(' ');
  return {
    withSnippets: keys(withSnippets),
    withoutSnippets: keys(without),
    more: 'Call list_libraries with a task for labels and languages, or get_library with a key.',
  };
}
