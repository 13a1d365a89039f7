/** @module The MCP server with all its tools. */
import { McpServer } from '@modelcontextprotocol/server';
import type { Services } from '../services.ts';
import { addAppTools } from './app-tools.ts';
import { addCompareTools } from './compare-tools.ts';
import { addHardwareTools } from './hardware-tools.ts';
import { addCatalogueTools } from './catalogue-tools.ts';
import { addModelTools } from './model-tools.ts';
import { addRepositoryTools } from './repository-tools.ts';
import { addSnippetTools } from './snippet-tools.ts';

const instructions = [
  'Find a model with search_models, then get code that loads it (model_snippets), runs it in a local app (app_snippets) or calls it through hosted inference (inference_snippets).',
  'For a dataset ask dataset_snippets, for a space space_snippets.',
  'Copy the code unchanged: ids and texts in it are already escaped. Run the install line first.',
].join(' ');

export function createMcpServer(services: Services): McpServer {
  const server = new McpServer({ name: 'loadout', version: '0.1.0' }, { instructions });
  addCatalogueTools(server, services);
  addModelTools(server, services);
  addSnippetTools(server, services);
  addAppTools(server, services);
  addHardwareTools(server, services);
  addCompareTools(server, services);
  addRepositoryTools(server, services);
  return server;
}
