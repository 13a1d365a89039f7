/** @module Install commands: what a snippet requires, in the words of the tool the reader uses. */
import { type Code, sh } from '../code/index.ts';
import { own } from '../snippets/own.ts';
import { defaultSystem, type System } from '../snippets/system.ts';
import type {
  CheckoutRequirement,
  ProgramRequirement,
  PythonRequirement,
  Requirement,
} from '../snippets/requirement.ts';

export const managers = {
  python: ['pip', 'uv', 'conda'],
  node: ['npm', 'pnpm', 'yarn', 'bun'],
  program: ['script', 'brew', 'apt', 'winget', 'cargo', 'tool'],
} as const;

export type PythonManager = (typeof managers.python)[number];
export type NodeManager = (typeof managers.node)[number];
export type ProgramManager = (typeof managers.program)[number];
export type Manager = PythonManager | NodeManager | ProgramManager;

/** `transformers>=5`, or `name @ git+https://…` for what comes from a repository. */
export const pythonSpecifier = ({ name, version = '', url }: PythonRequirement): string =>
  url === undefined ? name + version : `${name} @ ${url}`;

/** The options of `pip install` that requirements may name; any other word with a dash is refused by the tag. */
const pipOptions: Readonly<Record<string, Code<'shell'>>> = {
  '-e': sh`-e`,
  '-f': sh`-f`,
  '-r': sh`-r`,
  '--no-build-isolation': sh`--no-build-isolation`,
  '--pre': sh`--pre`,
};

type Words = readonly (string | Code<'shell'>)[];

const pipArguments = (words: readonly string[]): Words => words.map((word) => own(pipOptions, word) ?? word);

const pipWords = ({ flags = [], ...requirement }: PythonRequirement): Words => [
  ...pipArguments(flags),
  requirement.url ?? pythonSpecifier(requirement),
];

function pythonCommands(
  requirements: readonly PythonRequirement[],
  manager: PythonManager,
): readonly Code<'shell'>[] {
  if (requirements.length === 0) return [];
  const words = requirements.flatMap(pipWords);
  if (manager === 'pip') return [sh`pip install -U ${words}`];
  if (manager === 'uv') return [sh`uv pip install -U ${words}`];
  const packaged = requirements.filter(({ conda, url }) => conda !== false && url === undefined);
  const others = requirements.filter((requirement) => !packaged.includes(requirement));
  const names = packaged.map(
    ({ name, version = '', conda }) => (conda || name.replace(/\[.*\]$/, '')) + version,
  );
  return [
    ...(names.length === 0 ? [] : [sh`conda install -c conda-forge ${names}`]),
    ...pythonCommands(others, 'pip'),
  ];
}

const nodeVerbs: Readonly<Record<NodeManager, Code<'shell'>>> = {
  npm: sh`npm install`,
  pnpm: sh`pnpm add`,
  yarn: sh`yarn add`,
  bun: sh`bun add`,
};

const programVerbs: Readonly<Record<Exclude<ProgramManager, 'script'>, Code<'shell'>>> = {
  brew: sh`brew install`,
  apt: sh`sudo apt install`,
  winget: sh`winget install`,
  cargo: sh`cargo install`,
  tool: sh`uv tool install`,
};

/** Which managers a system has, the usual one first. */
const managersOn: Readonly<Record<System, readonly ProgramManager[]>> = {
  linux: ['script', 'apt', 'tool', 'cargo'],
  macos: ['brew', 'script', 'tool', 'cargo'],
  windows: ['winget', 'tool', 'cargo'],
};

/** The managers that can install the program on the system, the wanted one first. */
const usableManagers = (
  requirement: ProgramRequirement,
  system: System,
  wanted?: ProgramManager,
): readonly ProgramManager[] =>
  managersOn[system]
    .filter((manager) => requirement[manager] !== undefined)
    .toSorted((a, b) => Number(b === wanted) - Number(a === wanted));

/** Nothing where no manager of the system has the program: there is a page to visit then. */
function programCommand(
  requirement: ProgramRequirement,
  system: System,
  wanted: ProgramManager | undefined,
): Code<'shell'> {
  const [manager] = usableManagers(requirement, system, wanted);
  const name = manager && requirement[manager];
  if (manager === undefined || name === undefined) return sh.none;
  return manager === 'script' ? sh`curl -fsSL ${name} | sh` : sh`${programVerbs[manager]} ${name}`;
}

const lastPart = (url: string): string =>
  url
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/')
    .at(-1) ?? '';

function checkoutCommand(requirement: CheckoutRequirement, python: PythonManager): Code<'shell'> {
  const { url, folder = lastPart(url), install } = requirement;
  const pip = python === 'uv' ? sh`uv pip install` : sh`pip install`;
  return install === undefined
    ? sh`git clone ${url} && cd ${folder}`
    : sh`git clone ${url} && cd ${folder} && ${pip} ${pipArguments(install)}`;
}

export type Managers = Partial<{
  python: PythonManager;
  node: NodeManager;
  program: ProgramManager;
  /** The reader's system: it decides which managers there are. */
  system: System;
}>;

/** The commands that install everything required, or nothing where a project file or an editor does it. */
export function installCommand(
  requirements: readonly Requirement[],
  { python = 'pip', node = 'npm', program, system = defaultSystem }: Managers = {},
): Code<'shell'> {
  const ofKind = <K extends Requirement['kind']>(kind: K) =>
    requirements.filter((one): one is Extract<Requirement, { kind: K }> => one.kind === kind);
  const nodes = ofKind('node').map(({ name, version }) =>
    version === undefined ? name : `${name}@${version}`,
  );
  const clones = ofKind('checkout')
    .filter(({ entered }) => entered !== true)
    .map((one) => checkoutCommand(one, python));
  const packages = [
    ...pythonCommands(unique(ofKind('python')), python),
    ...(nodes.length === 0 ? [] : [sh`${nodeVerbs[node]} ${nodes}`]),
  ];
  return sh.join([
    ...ofKind('program').map((one) => programCommand(one, system, program)),
    ...(clones.length === 0 ? packages : [chained([...clones, ...packages])]),
  ]);
}

/** What follows a clone must not run elsewhere when a step fails, and a pasted `exit` would end the terminal. */
const chained = (commands: readonly Code<'shell'>[]): Code<'shell'> =>
  commands.reduce((before, next) => sh`${before} && ${next}`);

/** What to do by hand: what no command installs is got from a page, or added in a project file or an editor. */
function byHand(requirement: Requirement, system: System): readonly string[] {
  if (requirement.kind === 'checkout' && requirement.entered)
    return [`# Inside the checkout of ${requirement.url}`];
  if (requirement.kind === 'package') return [`# Add the package ${requirement.name} to the project`];
  if (requirement.kind !== 'program' || usableManagers(requirement, system).length > 0) return [];
  const { name, url } = requirement;
  return [url === undefined ? `# Install ${name}` : `# Get ${name} at ${url}`];
}

/** The commands as text, after comments that say what is to be done by hand. */
export const installText = (requirements: readonly Requirement[], chosen?: Managers): string =>
  [
    ...requirements.flatMap((one) => byHand(one, chosen?.system ?? defaultSystem)),
    installCommand(requirements, chosen).text,
  ]
    .filter((line) => line !== '')
    .join('\n');

/** The same package asked for twice is installed once. */
const unique = (requirements: readonly PythonRequirement[]): readonly PythonRequirement[] => [
  ...new Map(requirements.map((one) => [pythonSpecifier(one), one])).values(),
];

/** Which managers make a difference for these requirements. */
export function managersFor(
  requirements: readonly Requirement[],
  system: System = defaultSystem,
): readonly Manager[] {
  const kinds = new Set(requirements.map(({ kind }) => kind));
  const programs = requirements.filter((one): one is ProgramRequirement => one.kind === 'program');
  return [
    ...(kinds.has('python') ? managers.python : []),
    ...(kinds.has('node') ? managers.node : []),
    ...managersOn[system].filter((manager) => programs.some((one) => one[manager] !== undefined)),
  ];
}
