/** @module Public API of the server package, used by the site and the command line. */
export { verifiedLevelOf } from './services/verified-level.ts';
export { recommendationOf, type RecommendedFor } from './services/recommendations.ts';
export { parseParameterRange, type ParameterRange } from './api/parameter-range.ts';
export { comparisonJson } from './api/compare.ts';
export { fitJson } from './api/hardware.ts';
export { comparedModels } from './services/compare.ts';
export {
  appSnippetsJson,
  datasetSnippetsJson,
  inferenceSnippetJson,
  librarySnippetsJson,
  spaceSnippetsJson,
} from './api/snippet-json.ts';
export { type CardWriter, cardWriter } from './cards/card-writer.ts';
export { withoutFrontMatter } from './cards/render/front-matter.ts';
export { createApp, type AppOptions } from './app.ts';
export { isUnavailable, NotFoundError, RecordError } from './errors.ts';
export { matches as matchesTag } from './http/conditional.ts';
export { type Problem, problemResponse } from './http/problem.ts';
export { toProblem } from './http/to-problem.ts';
export type { Findable, FindAnswer, Found, FoundKind } from './finding/finding.ts';
export { pastedReference, type PastedReference } from './finding/reference.ts';
export {
  canSharePorts,
  httpServer,
  listen,
  ListenError,
  requestListener,
  type RunningServer,
} from './listen.ts';
export type { LoadContext, Render } from './load-context.ts';
export { type PageKey, pageTime } from './pages/serve-pages.ts';
export type { DocumentedOperation, ExampleCall } from './reference/examples.ts';
export type { ReferenceParameter } from './reference/operations.ts';
export { languagesOf, licenseOf } from './record-facts.ts';
export { warmUpLater } from './warm-up.ts';
export { type ApiReference, apiReference } from './reference/reference.ts';
export { serveMcpOverStdio } from './mcp/stdio.ts';
export type * from './services.ts';
export { testDownloadRule } from './services/download-rules.ts';
export { catalogueServices, libraryNamed } from './services/catalogue.ts';
export { createServices, type ServiceOptions } from './services/create.ts';
export { openStore, storeFile } from './services/open-store.ts';
export { type RemoteSource, remoteServices } from './services/remote/remote-services.ts';
export { type SettingDescription, settingDescriptions } from './settings-schema.ts';
export { serveInThread } from './workers/serve-in-thread.ts';
export { type RunningWorkers, startWorkers, type WorkerOptions } from './workers/start-workers.ts';
export { readSettings, type Settings, SettingsError, unknownSettings } from './settings.ts';
export { version } from './version.ts';
