/** @module Examples for `@loadout/server`. */
import { huggingFace, inferenceSnippets, librarySnippets } from '@loadout/catalogue';
import * as c from '@loadout/server';
import type { Examples } from '../example.ts';

export const shared = {};

const settings = () => c.readSettings(process.env, process.cwd());
const services = () => c.createServices(settings());

export const examples: Examples<typeof c> = {
  readSettings: {
    says: 'Settings from environment variables.',
    code: () => c.readSettings({ PORT: '8080' }, '/srv').port,
    result: 8080,
  },
  SettingsError: { code: () => c.SettingsError.name, result: 'SettingsError' },
  settingDescriptions: { code: () => c.settingDescriptions.map(({ name }) => name) },
  unknownSettings: { code: () => c.unknownSettings({ LOADOUT_PROT: '80' }), result: ['LOADOUT_PROT'] },
  createServices: {
    says: 'Opens the store and the index; everything that the API, MCP and the site use.',
    needs: 'files',
    code: async () => (await services()).search('model', { text: 'tern' }),
  },
  createApp: {
    says: 'The server as a Hono app: API, MCP, documents, and the site where `render` is given.',
    needs: 'files',
    code: async () => c.createApp({ services: await services() }).fetch,
  },
  httpServer: {
    says: 'An HTTP server for an app, with the limits of the product.',
    needs: 'a server',
    code: async () => c.httpServer(c.createApp({ services: await services() }).fetch),
  },
  requestListener: {
    needs: 'a server',
    code: async () => c.requestListener(c.createApp({ services: await services() }).fetch),
  },
  listen: {
    says: 'Listens on the address of the settings.',
    needs: 'a server',
    code: async () => c.listen(c.httpServer(c.createApp({ services: await services() }).fetch), settings()),
  },
  pageTime: { code: () => new Date(c.pageTime()).getUTCMinutes(), result: 0 },
  canSharePorts: { code: () => c.canSharePorts() },
  startWorkers: { needs: 'a server', code: () => c.startWorkers(settings()) },
  serveInThread: { needs: 'a server', code: () => c.serveInThread() },
  ListenError: { code: () => c.ListenError.name, result: 'ListenError' },
  warmUpLater: {
    needs: 'a server',
    code: async () => c.warmUpLater(c.createApp({ services: await services() }), {}),
  },
  serveMcpOverStdio: { needs: 'a server', code: async () => c.serveMcpOverStdio(await services()) },
  apiReference: {
    says: 'The API as data for a page.',
    needs: 'files',
    code: async () => c.apiReference(c.createApp({ services: await services() }), await services()),
  },
  version: { code: () => c.version },
  libraryNamed: { code: () => c.libraryNamed('llama.cpp').key, result: 'llama-cpp-python' },
  catalogueServices: {
    says: 'The part of the services that needs no records.',
    code: () => c.catalogueServices.task('text-to-image')?.label,
  },
  remoteServices: {
    says: 'Lookups on another server or on a hub.',
    needs: 'a network',
    code: () =>
      c
        .remoteServices(huggingFace, { url: 'https://models.example.com', speaks: 'loadout' })
        .model('Qwen/Qwen3-8B'),
  },
  toProblem: {
    says: 'The problem that the API answers with; `undefined` for a server error.',
    code: () => c.toProblem(new c.NotFoundError('app', 'olama', ['ollama']))?.code,
    result: 'unknown-app',
  },
  problemResponse: {
    says: 'A problem as `application/problem+json`.',
    code: () =>
      c.problemResponse({ status: 404, code: 'unknown-page', title: 'Not found', detail: 'No such page.' })
        .status,
    result: 404,
  },
  openStore: { needs: 'files', code: () => c.openStore(settings()) },
  storeFile: { code: () => c.storeFile({ dataDir: '/srv/loadout' }) },
  cardWriter: {
    says: 'Renders cards in a thread and stores them.',
    needs: 'files',
    code: async () => c.cardWriter(await c.openStore(settings()), settings()),
  },
  withoutFrontMatter: { code: () => c.withoutFrontMatter('---\nlicense: mit\n---\n# Tern') },
  librarySnippetsJson: {
    says: 'As `/api/snippets` returns it.',
    code: () => librarySnippets({ id: 'acme/tern' }).map(c.librarySnippetsJson),
  },
  inferenceSnippetJson: {
    says: 'As `/api/inference-snippets` returns it.',
    code: () =>
      inferenceSnippets({ id: 'acme/tern', pipeline_tag: 'text-to-image' }).map(c.inferenceSnippetJson)
        .length,
  },
  appSnippetsJson: { says: 'As `/api/app-snippets` returns it.', code: () => c.appSnippetsJson.length },
  datasetSnippetsJson: {
    says: 'As `/api/dataset-snippets` returns it.',
    code: () => c.datasetSnippetsJson.length,
  },
  spaceSnippetsJson: { says: 'As `/api/space-snippets` returns it.', code: () => c.spaceSnippetsJson.length },
  fitJson: {
    says: 'As `/api/fit` returns it.',
    needs: 'files',
    code: async () => c.fitJson(await (await services()).fit({ id: 'Qwen/Qwen3-8B', hardware: '16' })),
  },
  comparisonJson: { says: 'As `/api/compare` returns it.', code: () => c.comparisonJson.length },
  comparedModels: {
    says: 'How many models are compared at once.',
    code: () => c.comparedModels,
    result: { least: 2, most: 4 },
  },
  NotFoundError: {
    says: 'There is no such record or entry.',
    code: () => new c.NotFoundError('model', 'acme/tern', []).message,
  },
  RecordError: { says: 'A record that is not valid.', code: () => c.RecordError.name, result: 'RecordError' },
  isUnavailable: { code: () => c.isUnavailable(new Error('no')), result: false },
  matchesTag: {
    says: 'Whether `If-None-Match` names a tag.',
    code: () => c.matchesTag('"a", "b"', '"b"'),
    result: true,
  },
  languagesOf: {
    says: 'The languages that a card states.',
    code: () => c.languagesOf({ cardData: { language: 'en' } }),
    result: ['en'],
  },
  licenseOf: { code: () => c.licenseOf({ tags: ['license:mit'] }), result: 'mit' },
  verifiedLevelOf: { code: () => c.verifiedLevelOf({ library_name: 'timm' }) },
  recommendationOf: { code: () => c.recommendationOf('model', 'Qwen/Qwen3-8B') },
  parseParameterRange: { code: () => c.parseParameterRange('7B-14B') },
  testDownloadRule: {
    code: () => c.testDownloadRule({ library: 'timm', paths: ['config.json'] }).results,
    result: [{ path: 'config.json', counts: false }],
  },
  pastedReference: { code: () => c.pastedReference('https://huggingface.co/openai-community/gpt2') },
};
