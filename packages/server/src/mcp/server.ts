/** @module The MCP server with all its tools. */
import { McpServer } from '@modelcontextprotocol/server';
import type { LogError } from '../http/log/error-log.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { addAppTools } from './app-tools.ts';
import { addCompareTools } from './compare-tools.ts';
import { addHardwareTools } from './hardware-tools.ts';
import { addCatalogueTools } from './catalogue-tools.ts';
import { addModelTools } from './model-tools.ts';
import { addRepositoryTools } from './repository-tools.ts';
import { addSnippetTools } from './snippet-tools.ts';
import { loggedAnswer } from './tool-answer.ts';

const instructions = [
  'Find a model with search_models, then get code that loads it (model_snippets), runs it in a local app (app_snippets) or calls it through hosted inference (inference_snippets).',
  'For a dataset ask dataset_snippets, for a space space_snippets.',
  'Copy the code unchanged: ids and texts in it are already escaped. Run the install line first.',
].join(' ');

export function createMcpServer(services: Services, logError: LogError): McpServer {
  const server = new McpServer({ name: 'loadout', version }, { instructions });
  const toolAnswer = loggedAnswer(logError);
  addCatalogueTools(server, services, toolAnswer);
  addModelTools(server, services, toolAnswer);
  addSnippetTools(server, services, toolAnswer);
  addAppTools(server, services, toolAnswer);
  addHardwareTools(server, services, toolAnswer);
  addCompareTools(server, services, toolAnswer);
  addRepositoryTools(server, services, toolAnswer);
  return server;
}
