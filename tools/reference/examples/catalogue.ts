/** @module Examples for `@loadout/catalogue`. */
import * as c from '@loadout/catalogue';
import type { Examples } from '../example.ts';

const record = { id: 'timm/resnet50.a1_in1k', library_name: 'timm', pipeline_tag: 'image-classification' };
const chat = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] };
const gguf = { id: 'acme/tern-GGUF', siblings: [{ rfilename: 'tern-Q4_K_M.gguf', size: 4_900_000_000 }] };

/** Shown before an example that uses them. */
export const shared = { record, chat, gguf };

export const examples: Examples<typeof c> = {
  // Snippets
  librarySnippets: {
    says: 'The snippets of all libraries that fit a model, the best first.',
    code: () => c.librarySnippets(record).map(({ library, snippets }) => [library, snippets[0]?.code.text]),
  },
  generateSnippets: {
    code: () => c.generateSnippets(c.libraries.timm, record, { revision: 'v1.0' }).snippets,
  },
  fittingLibraries: {
    code: () => c.fittingLibraries(c.readModel(record).model, c.libraries),
  },
  appSnippets: {
    says: 'The commands and links of all apps that run a model.',
    code: () => c.appSnippets(gguf, { app: 'ollama' })[0]?.snippets[0]?.code.text,
  },
  fittingApps: { code: () => c.fittingApps(c.readModel(gguf).model).map(({ app }) => app) },
  datasetSnippets: {
    says: 'Code that reads a dataset, by library.',
    code: () => c.datasetSnippets({ id: 'acme/tides' }, { library: 'datasets' })[0]?.snippets[0]?.code.text,
  },
  datasetConfigs: {
    code: () =>
      c.datasetConfigs({ id: 'acme/tides', cardData: { configs: [{ config_name: 'daily' }] } }).names,
    result: ['daily'],
  },
  spaceSnippets: {
    says: 'Code that calls a space, by client.',
    code: () => c.spaceSnippets({ id: 'acme/tides', sdk: 'gradio' })[0]?.snippets[0]?.code.text,
  },
  inferenceSnippets: { code: () => c.inferenceSnippets(chat, { clients: ['curl'] })[0]?.code.text },
  inferenceAnswer: { code: () => c.inferenceAnswer(chat, { provider: 'auto', streaming: true }).notices },
  inferenceRequest: { code: () => c.inferenceRequest(chat, { provider: 'groq' }).body },
  inferenceMatrix: {
    says: 'Which provider serves which task with which client.',
    code: () => c.inferenceMatrix().length,
  },
  inferenceClients: {
    says: 'All clients that inference snippets are written for.',
    code: () => c.inferenceClients.map(({ language, name }) => `${language}: ${name}`),
  },
  inferenceOptionFields: {
    says: 'The options of an inference call with their schemas.',
    code: () => Object.keys(c.inferenceOptionFields),
  },
  widgetInputs: { code: () => c.widgetInputs('text-classification', 'fr') },

  // Entries
  libraries: { says: 'All libraries by key.', code: () => c.libraries.timm.repoUrl },
  libraryKeys: { says: 'The keys of all libraries.', code: () => c.libraryKeys.length },
  isLibraryKey: {
    says: 'Whether a text is the key of a library.',
    code: () => c.isLibraryKey('timm'),
    result: true,
  },
  canonicalLibraryKey: { code: () => c.canonicalLibraryKey('llama.cpp'), result: 'llama-cpp-python' },
  librariesAdded: {
    says: 'When each library was added to the catalogue.',
    code: () => c.librariesAdded.timm,
  },
  defineLibrary: {
    says: 'Checks the type of a library entry.',
    code: () =>
      c.defineLibrary({
        prettyLabel: 'Tern',
        repoName: 'tern',
        repoUrl: 'https://github.com/acme/tern',
        snippets: (model) => [
          { title: 'Load the model', code: c.py`model = tern.load(${model.id})`, install: [c.pip('tern')] },
        ],
      }),
  },
  apps: { says: 'All apps by key.', code: () => c.apps.ollama.label },
  defineApp: {
    says: 'Checks the type of an app entry.',
    code: () => c.defineApp({ ...c.apps.ollama, label: 'My Ollama' }),
  },
  datasetLibraries: { says: 'All dataset libraries by key.', code: () => c.datasetLibraries.polars.docsUrl },
  defineDatasetLibrary: {
    says: 'Checks the type of a dataset library.',
    code: () => c.defineDatasetLibrary({ ...c.datasetLibraries.polars, prettyLabel: 'My Polars' }),
  },
  spaceClients: { says: 'All clients for spaces by key.', code: () => Object.keys(c.spaceClients) },
  defineSpaceClient: {
    says: 'Checks the type of a client for spaces.',
    code: () => c.defineSpaceClient({ ...c.spaceClients.curl }),
  },
  kernelLibraries: { says: 'Libraries for compute kernels.', code: () => c.kernelLibraries.kernels.docsUrl },
  evaluationFrameworks: {
    says: 'Frameworks that evaluate models, by id.',
    code: () => Object.keys(c.evaluationFrameworks),
  },
  providers: { says: 'All inference providers by id.', code: () => c.providers.groq.displayName },
  providerIds: { says: 'The ids of all inference providers.', code: () => c.providerIds.length },
  isProviderId: {
    says: 'Whether a text is the id of a provider.',
    code: () => c.isProviderId('groq'),
    result: true,
  },
  providersFor: { code: () => c.providersFor(chat).offered.map(({ provider }) => provider) },
  autoProvider: { code: () => c.autoProvider(c.readModel(chat).model) },
  hasBothWays: { code: () => c.hasBothWays('groq') },
  servedTask: { code: () => c.servedTask(c.readModel(chat).model), result: 'conversational' },
  isChat: { code: () => c.isChat(c.readModel(chat).model), result: true },

  // Tasks
  tasks: { code: () => c.tasks['text-classification']?.summary },
  taskIds: { says: 'The ids of all tasks.', code: () => c.taskIds.length },
  isTaskId: {
    says: 'Whether a text is the id of a task.',
    code: () => c.isTaskId('text-to-image'),
    result: true,
  },
  tasksAdded: { says: 'When each task was added.', code: () => c.tasksAdded['text-to-image'] },
  canonicalTaskId: { code: () => c.canonicalTaskId('sentiment-analysis') },
  defineTask: {
    says: 'Checks the type of a task entry.',
    code: () => c.defineTask,
  },
  modalities: {
    says: 'The modalities with their labels.',
    code: () => c.modalities.cv,
    result: 'Computer Vision',
  },
  readAbout: {
    says: 'Splits the long text of a task into Markdown and snippets.',
    code: () => c.readAbout('## Use cases\n\nSorting photos.', 'image-classification'),
  },
  termsIn: { code: () => c.termsIn('Accuracy and recall are metrics.') },
  sampleLanguages: { says: 'Languages that sample texts exist in.', code: () => c.sampleLanguages },
  publicSampleUrls: { code: () => c.publicSampleUrls().length },
  sampleFileNames: { code: () => c.sampleFileNames },

  // Records
  readModel: {
    says: 'Validates the record of a model; fields with a wrong type are left out and reported.',
    code: () => c.readModel({ id: 'acme/tern', tags: 'none' }).ignored,
  },
  readDataset: {
    says: 'The same for a dataset.',
    code: () => c.readDataset({ id: 'acme/tides' }).dataset.id,
  },
  readSpace: { says: 'The same for a space.', code: () => c.readSpace({ id: 'acme/tides' }).space.id },
  modelSchema: { says: 'The schema of a model record.', code: () => c.modelSchema.jsonSchema },
  datasetSchema: { says: 'The schema of a dataset record.', code: () => c.datasetSchema.jsonSchema },
  spaceSchema: { says: 'The schema of a space record.', code: () => c.spaceSchema.jsonSchema },
  repositorySchema: { says: 'The fields that all records share.', code: () => c.repositorySchema.jsonSchema },
  recordSchemas: { says: 'The schemas by kind of record.', code: () => Object.keys(c.recordSchemas) },
  read: { code: () => c.read(c.modelSchema, { id: 'acme/tern' }) },
  faultMessage: { code: () => c.faultMessage({ path: ['tags'], expected: 'a list', got: 'a string' }) },
  baseModelsOf: {
    code: () =>
      c.baseModelsOf(c.readModel({ id: 'acme/tern', cardData: { base_model: 'Qwen/Qwen3-8B' } }).model),
  },
  capabilitiesOf: { code: () => c.capabilitiesOf(c.readModel(chat).model) },
  mappingOf: { code: () => c.mappingOf(c.readModel(chat).model) },
  otherStatuses: { code: () => c.otherStatuses(c.readModel(chat).model).size, result: 0 },
  providerCapabilities: { code: () => c.providerCapabilities, result: ['tools', 'structured-output'] },
  contextLengthOf: {
    code: () =>
      c.contextLengthOf(c.readModel({ ...chat, config: { max_position_embeddings: 40_960 } }).model),
    result: 40_960,
  },
  specialTokenOf: {
    code: () => c.specialTokenOf(c.readModel({ id: 'a/b', mask_token: '[MASK]' }).model, 'mask_token'),
  },
  specialTokenAttributes: {
    says: 'The names of special tokens.',
    code: () => c.specialTokenAttributes,
  },
  firstSentence: { code: () => c.firstSentence('A small bird. It flies far.'), result: 'A small bird.' },
  statedSummary: {
    code: () => c.statedSummary({ id: 'acme/tern', cardData: { summary: 'A small model.' } }),
  },
  isSummaryOfCard: { code: () => c.isSummaryOfCard({ id: 'acme/tern' }) },
  parametersOf: {
    says: 'The number of parameters, as far as the record tells it.',
    code: () => c.parametersOf(c.readModel({ id: 'acme/tern-7b' }).model),
  },

  // Code
  py: { code: () => c.py`model = load(${record.id}${c.py.rest({ revision: 'v1' })})`.text },
  js: { says: 'JavaScript: values become literals.', code: () => c.js`const id = ${record.id};`.text },
  ts: {
    says: 'TypeScript: values become literals.',
    code: () => c.ts`const id: string = ${record.id};`.text,
  },
  sh: { code: () => c.sh`hf download ${record.id} --local-dir=${'my model'}`.text },
  ps: { code: () => c.ps`hf download ${record.id}`.text },
  markup: { code: () => c.markup`<p title=${'a "b"'}></p>`.text },
  swift: { says: 'Swift: values become literals.', code: () => c.swift`let id = ${record.id}`.text },
  java: { says: 'Java: values become literals.', code: () => c.java`var id = ${record.id};`.text },
  kotlin: { says: 'Kotlin: values become literals.', code: () => c.kotlin`val id = ${record.id}`.text },
  csharp: { says: 'C#: values become literals.', code: () => c.csharp`var id = ${record.id};`.text },
  rust: { says: 'Rust: values become literals.', code: () => c.rust`let id = ${record.id};`.text },
  languages: { says: 'The languages of snippets.', code: () => c.languages },
  TemplateError: { code: () => new c.TemplateError('a value may not stand inside a string').message },

  // Install commands, files
  pip: { code: () => c.pip('transformers', '>=5') },
  pipGit: { code: () => c.pipGit('tern', 'https://github.com/acme/tern') },
  npm: {
    says: 'A JavaScript package as a requirement.',
    code: () => c.npm('@huggingface/transformers', '^4'),
  },
  program: { says: 'A program as a requirement.', code: () => c.program('ollama', { brew: 'ollama' }) },
  checkout: {
    says: 'A repository that is cloned, as a requirement.',
    code: () => c.checkout('https://github.com/acme/tern', { install: ['-e', '.'] }),
  },
  installText: { code: () => c.installText([c.pip('timm')], { python: 'uv' }) },
  installCommand: { code: () => c.installCommand([c.pip('timm'), c.pip('torch')]).text },
  managers: { says: 'Package managers by ecosystem.', code: () => c.managers.python },
  managersFor: { code: () => c.managersFor([c.pip('timm')]) },
  pythonSpecifier: { code: () => c.pythonSpecifier(c.pip('timm', '>=1')), result: 'timm>=1' },
  systems: { says: 'Operating systems.', code: () => c.systems },
  systemLabels: { says: 'Labels of the operating systems.', code: () => c.systemLabels },
  defaultSystem: { code: () => c.defaultSystem },
  toMarkdown: {
    says: 'Snippets as Markdown, with install commands and warnings.',
    code: () => c.toMarkdown(c.librarySnippets(record)[0]?.snippets ?? []),
  },
  toNotebook: { code: () => c.toNotebook(c.librarySnippets(record)[0]?.snippets ?? []).cells.length },
  toScript: {
    says: 'A Python snippet as a script with PEP 723 metadata.',
    code: () => c.librarySnippets(record)[0]?.snippets.map(c.toScript),
  },
  highlight: { code: () => c.highlight('import timm', 'python').lines },
  highlightLazily: { code: async () => (await c.highlightLazily('let a = 1', 'swift')).lines },
  fenced: { code: () => c.fenced('python', 'import timm') },
  fileExtensions: { says: 'File extensions by language.', code: () => c.fileExtensions.python, result: 'py' },

  // Quantization and hardware
  parseQuantization: { code: () => c.parseQuantization('tern-Q4_K_M.gguf')?.label, result: 'Q4_K_M' },
  bitsPerWeight: { code: () => c.bitsPerWeight('Q4_K_M') },
  nearestQuantization: { code: () => c.nearestQuantization('Q4_K_M', ['Q4_0', 'Q8_0']) },
  preferenceOrder: { code: () => c.preferenceOrder.slice(0, 3) },
  fileTypes: { says: 'The GGUF file types.', code: () => c.fileTypes.Q4_K_M },
  tensorTypes: { says: 'The GGUF tensor types.', code: () => c.tensorTypes.Q4_K },
  ggufFiles: {
    says: 'The GGUF files of a repository: models, projectors, shards put together.',
    code: () =>
      c.ggufFiles(gguf.siblings).models.map(({ name, quantization }) => [name, quantization?.label]),
  },
  ggufChoice: { code: () => c.ggufChoice(gguf, { quantization: 'Q4_K_M', file: undefined }).file },
  estimateFileSize: { code: () => c.estimateFileSize(8e9, 'Q4_K_M') },
  memoryNeed: { code: () => c.memoryNeed({ fileSize: 4.9e9, parameters: 8e9, contextLength: 8192 }).total },
  parseMachine: { code: () => c.parseMachine('2x-nvidia-rtx-4090,ram:64') },
  printMachine: { code: () => c.printMachine(c.parseMachine('16 GB')), result: '16' },
  machineLabel: { code: () => c.machineLabel(c.parseMachine('nvidia-rtx-4090')) },
  totalMemory: { code: () => c.totalMemory(c.parseMachine('2x-nvidia-rtx-4090')), result: 48 },
  capacityOf: {
    says: 'The bytes that a model may use on a machine.',
    code: () => c.capacityOf(c.parseMachine('16')),
  },
  fitState: {
    says: 'Whether that many bytes fit.',
    code: () => c.fitState(12e9, c.capacityOf(c.parseMachine('16'))),
    result: 'fits',
  },
  fitStates: { says: 'All states, the best first.', code: () => c.fitStates },
  fitLabels: { code: () => c.fitLabels['too-large'], result: 'Too large' },
  usableShare: { code: () => c.usableShare.shared, result: 0.75 },
  modelFit: {
    says: 'Which files of a model fit a machine, with how much context and how fast.',
    code: () => c.modelFit(c.readModel(gguf).model, c.parseMachine('16')).best?.label,
    result: 'Q4_K_M',
  },
  fitCandidates: {
    says: 'The weights of a repository that can be loaded on their own.',
    code: () => c.fitCandidates(c.readModel(gguf).model),
  },
  smallestFit: { code: () => c.smallestFit(c.readModel(gguf).model, c.parseMachine('16'))?.label },
  leastMemory: { code: () => c.leastMemory(c.readModel(gguf).model) },
  fitLimit: { code: () => c.fitLimit(c.parseMachine('16')) },
  defaultContextLength: { says: 'In tokens.', code: () => c.defaultContextLength, result: 4096 },
  longestContextLength: { says: 'In tokens.', code: () => c.longestContextLength, result: 16_777_216 },
  devices: { says: 'All devices by key.', code: () => c.devices['nvidia-rtx-4090'].memory },
  deviceKinds: { says: 'The kinds of devices.', code: () => c.deviceKinds, result: ['gpu', 'apple', 'cpu'] },
  isDevice: {
    says: 'Whether a text is the key of a device.',
    code: () => c.isDevice('nvidia-rtx-4090'),
    result: true,
  },
  bandwidths: {
    says: 'Published memory bandwidths, with their source.',
    code: () => c.bandwidths['nvidia-rtx-4090']?.gbPerSecond,
  },
  memorySizes: { code: () => c.memorySizes.slice(0, 3), result: [8, 16, 24] },

  // Download rules
  parseRule: { code: () => c.parseRule('path_extension:"safetensors"') },
  printRule: { code: () => c.printRule(c.parseRule('path:"config.json"')), result: 'path:"config.json"' },
  matcher: { code: () => c.matcher(c.parseRule('path_extension:"gguf"'))('tern-Q4_K_M.gguf'), result: true },
  ruleFaults: { code: () => c.ruleFaults(c.parseRule('path:"config.json"')) },
  ruleFields: { says: 'The fields that a rule can test.', code: () => c.ruleFields },
  splitPath: { code: () => c.splitPath('onnx/model.onnx') },
  downloadRule: {
    says: 'The rule of a library, or the default rule.',
    code: () => c.printRule(c.downloadRule(c.libraries.timm.countDownloads)),
  },
  defaultRule: { says: 'Counts where a library has no rule.', code: () => c.toEnglish(c.defaultRule) },
  toEnglish: { says: 'A rule as a sentence.', code: () => c.toEnglish(c.parseRule('path_extension:"gguf"')) },
  toElasticsearch: {
    says: 'A rule as a query for Elasticsearch.',
    code: () => c.toElasticsearch(c.parseRule('path:"config.json"')),
  },
  toSql: {
    says: 'A rule as an SQL condition with parameters.',
    code: () => c.toSql(c.parseRule('path:"config.json"'), { dialect: 'postgres' }),
  },
  ruleText: { code: () => c.ruleText(c.parseRule('path:"config.json"'), 'duckdb') },
  pathPartsText: { code: () => c.pathPartsText('file', 'spark').path_extension },
  verdictsOf: { code: () => c.verdictsOf(new Map([['timm', c.parseRule('path:"config.json"')]])) },
  countingQuery: {
    code: () =>
      c.countingQuery(new Map([['timm', c.parseRule('path:"config.json"')]]), {
        warehouse: 'duckdb',
        table: 'requests',
        windowSeconds: 3600,
      }),
  },
  warehouses: { says: 'Where counting queries run.', code: () => c.warehouses },
  RuleError: { says: 'A rule that cannot be parsed.', code: () => c.RuleError.name, result: 'RuleError' },

  // Platform, errors
  huggingFace: { says: 'The public hub.', code: () => c.huggingFace.hubUrl },
  readPlatform: { code: () => c.readPlatform({ hubUrl: 'https://hub.example.com' }).hubUrl },
  platformRules: { code: () => c.platformRules.hubUrl.expected },
  CatalogueError: { code: () => new c.CatalogueError('unknown-library', 'There is no such library.').code },
  notices: { code: () => c.notices.modelTypeUnknown.message },
  keysOf: { says: 'The keys of a table, with their type.', code: () => c.keysOf(c.spaceClients) },
  autoClassesOf: { code: () => c.autoClassesOf('bert')?.includes('AutoModel'), result: true },
  diffusersPipelineExists: { code: () => c.diffusersPipelineExists('StableDiffusionPipeline'), result: true },
};
