/** @module The same snippets outside the browser: a command each for the CLI, the HTTP API and the MCP server. */
import { Command, Link } from '@loadout/react';
import { modelPath } from '../../lib/links/links.ts';

export function ToolCommands({ example, origin }: { example: string; origin: string }) {
  const tools = [
    {
      id: 'cli',
      title: 'CLI',
      text: 'The same snippet in your terminal.',
      command: `npx loadout snippet ${example}`,
    },
    {
      id: 'api',
      title: 'HTTP API',
      text: 'OpenAPI, small JSON responses.',
      command: `curl ${origin}${modelPath(example)}.json`,
    },
    {
      id: 'mcp',
      title: 'MCP server',
      text: 'Search and snippets as tools, at /mcp or over standard input.',
      command: 'npx loadout mcp',
    },
  ];
  return (
    <section aria-labelledby="tools" className="block far">
      <header>
        <h2 id="tools">In your terminal or editor</h2>
        <Link href="/docs">Documentation</Link>
      </header>
      <ul className="tool-commands">
        {tools.map(({ id, title, text, command }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Command id={`tool-${id}`} command={command} what={`${title} command`} alone />
          </li>
        ))}
      </ul>
    </section>
  );
}
