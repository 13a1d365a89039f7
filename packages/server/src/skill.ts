/** @module `/skill.md`: instructions for programs that use this server, as a skill with front matter. */
import type { Services } from './services.ts';

/** Also part of `/llms-full.txt`. */
export const skillSteps = `1. The user names a model: call \`model_snippets\` at once. The user names a goal: \`search_models\` with \`task\` and limits such as \`fits\`, then \`model_snippets\` for the best result.
2. Run the install line, then the code. Copy it unchanged: ids and texts in it are escaped already. Replace only the example input.
3. Repeat lines that begin with \`Note:\` to the user: gated access, remote code, hardware.
4. An error names what is wrong and the nearest ids. Correct the call; do not guess.
5. \`Verified:\` says how far the code was checked: its names against a release, or executed.
`;

export function skillText(services: Services, origin: string): string {
  const libraries = services.libraries().length;
  const tasks = services.tasks().length;
  return `---
name: loadout
description: Find machine-learning models, datasets and spaces, and get code that loads or calls them. Use it before writing code for a model, to choose a model for a task, or to tell whether a model fits a machine.
---

# Loadout

A catalogue of ${tasks} tasks and ${libraries} libraries. It writes the code for a model from the model's own record: class names, prompt format, file names and install line are right for that model, so that code from memory is not needed.

## Connect

- MCP over HTTP: \`${origin}/mcp\`
- MCP over standard input and output: \`npx loadout mcp\`
- HTTP without MCP: \`${origin}/openapi.json\`; every page also answers as Markdown, such as \`${origin}/models/{owner}/{name}.md\`
- Command line: \`npx loadout snippet {owner}/{name}\`; add \`--server ${origin}\` for the records of this server

All tools only read.

## Which tool

| To | call | with |
| --- | --- | --- |
| find a model | \`search_models\` | \`task\`, \`query\`, \`library\`, \`license\`, \`fits\`, \`capability\` |
| know a model | \`get_model\` | \`id\` |
| load it in code | \`model_snippets\` | \`id\`, optionally \`library\` |
| call it hosted | \`inference_snippets\` | \`id\`, optionally \`provider\`, \`client\`, \`streaming\` |
| run it in an app (llama.cpp, Ollama, vLLM …) | \`app_snippets\` | \`id\`, optionally \`app\` |
| know whether it fits | \`model_fit\` | \`id\`, \`hardware\` such as \`16\` or \`nvidia-rtx-4090\` |
| choose between models | \`compare_models\` | \`ids\`, 2 to 4 |
| read a dataset, use a space | \`dataset_snippets\`, \`space_snippets\` | \`id\` |
| know a task or a library | \`get_task\`, \`get_library\`, \`list_tasks\`, \`list_libraries\` | an id or a key |

## How to work

${skillSteps}`;
}
