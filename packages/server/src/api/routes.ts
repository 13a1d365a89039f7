/** @module Registers every route of the API. */
import type { Findable } from '../finding/finding.ts';
import { addHealthRoutes } from '../health.ts';
import { llmsFullText } from '../llms-full.ts';
import { llmsText } from '../llms.ts';
import { addOpenApiDocument } from '../openapi.ts';
import type { Services } from '../services.ts';
import { skillText } from '../skill.ts';
import { addAppRoutes } from './apps.ts';
import { addCompareRoutes } from './compare.ts';
import { addDatasetSnippetRoutes } from './dataset-snippets.ts';
import { addDownloadRuleRoutes } from './download-rules.ts';
import { addEvaluationFrameworkRoutes } from './evaluation-frameworks.ts';
import { addFindRoute } from './find.ts';
import { addHardwareRoutes } from './hardware.ts';
import { addHubBulkRoutes } from './hub/bulk.ts';
import { addCardRoutes } from './hub/card.ts';
import { addHistoryRoutes } from './hub/history.ts';
import { addHubItemRoutes } from './hub/item.ts';
import { addHubListRoutes } from './hub/list.ts';
import { originOf } from './hub/origin.ts';
import { addHubWriteRoutes } from './hub/writes.ts';
import { addInferenceRoutes } from './inference.ts';
import { addKernelLibraryRoutes } from './kernel-libraries.ts';
import { addLibraryRoutes } from './libraries.ts';
import type { Api } from './new-api.ts';
import { addProviderRoutes } from './providers.ts';
import { addQuantizationRoutes } from './quantization.ts';
import { addSearchRoutes } from './search.ts';
import { addSnippetRoutes } from './snippets.ts';
import { addSpaceSnippetRoutes } from './space-snippets.ts';
import { addTaskRoutes } from './tasks.ts';

export function addApiRoutes(api: Api, services: Services, pages?: readonly Findable[]): void {
  addTaskRoutes(api, services);
  addLibraryRoutes(api, services);
  addAppRoutes(api, services);
  addProviderRoutes(api, services);
  addHubListRoutes(api, services);
  addCardRoutes(api, services);
  addHistoryRoutes(api, services);
  addHubItemRoutes(api, services);
  addFindRoute(api, services, pages);
  addSearchRoutes(api, services);
  addSnippetRoutes(api, services);
  addInferenceRoutes(api, services);
  addDatasetSnippetRoutes(api, services);
  addSpaceSnippetRoutes(api, services);
  addKernelLibraryRoutes(api, services);
  addEvaluationFrameworkRoutes(api, services);
  addDownloadRuleRoutes(api, services);
  addQuantizationRoutes(api);
  addHardwareRoutes(api, services);
  addCompareRoutes(api, services);
  addHubWriteRoutes(api, services);
  addHubBulkRoutes(api, services);
  addHealthRoutes(api, services);
  addOpenApiDocument(api, services);
  api.get('/llms.txt', (c) => c.text(llmsText(services, originOf(services, c.req.url))));
  api.get('/llms-full.txt', (c) => c.text(llmsFullText(services, originOf(services, c.req.url))));
  api.get('/skill.md', (c) =>
    c.body(skillText(services, originOf(services, c.req.url)), 200, {
      'content-type': 'text/markdown; charset=utf-8',
    }),
  );
}
