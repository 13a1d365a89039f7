/** @module Install commands for the requirements of a snippet, for the selected package manager. */
import { type Code, sh } from '../code/index.ts';
import { condaName } from './conda-names.ts';
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

/** `transformers>=5`, or `name @ git+https://…` for a package from a repository. */
export const pythonSpecifier = ({ name, version = '', url }: PythonRequirement): string =>
  url === undefined ? name + version : `${name} @ ${url}`;

/** The allowed options of `pip install`; the tag rejects any other word with a dash. */
const pipOptions: Readonly<Record<string, Code<'shell'>>> = {
  '-e': sh`-e`,
  '-f': sh`-f`,
  '-r': sh`-r`,
  '--no-build-isolation': sh`--no-build-isolation`,
  '--no-deps': sh`--no-deps`,
  '--pre': sh`--pre`,
};

type Words = readonly (string | Code<'shell'>)[];

/** A program and the words before those that a requirement gives. */
type Verb = readonly [program: string, ...words: Words];

// Word by word: templates with values would bring the rules of positions in a shell into every page with a panel.
const commandOf = ([program, ...verb]: Verb, words: Words): Code<'shell'> =>
  sh.commandLine(program, [...verb, ...words]);

const pipArguments = (words: readonly string[]): Words => words.map((word) => own(pipOptions, word) ?? word);

const pipWords = ({ flags = [], ...requirement }: PythonRequirement): Words => [
  ...pipArguments(flags),
  requirement.url ?? pythonSpecifier(requirement),
];

/** Undefined if pip has to install it: conda knows no extras, no repositories and no arguments of pip. */
function condaSpecifier(requirement: PythonRequirement): string | undefined {
  const { name, version = '', url, flags, conda = condaName(name) } = requirement;
  return conda === false || conda === undefined || url !== undefined || flags !== undefined
    ? undefined
    : conda + version;
}

const pipVerbs: Readonly<Record<Exclude<PythonManager, 'conda'>, Verb>> = {
  pip: ['pip', 'install'],
  uv: ['uv', 'pip', 'install'],
};

const condaVerb: Verb = ['conda', 'install', sh`-c`, 'conda-forge'];

function pythonCommands(
  requirements: readonly PythonRequirement[],
  manager: PythonManager,
): readonly Code<'shell'>[] {
  if (requirements.length === 0) return [];
  const words = requirements.flatMap(pipWords);
  if (manager !== 'conda') return [commandOf(pipVerbs[manager], [sh`-U`, ...words])];
  const names = requirements.flatMap((one) => condaSpecifier(one) ?? []);
  const others = requirements.filter((one) => condaSpecifier(one) === undefined);
  return [...(names.length === 0 ? [] : [commandOf(condaVerb, names)]), ...pythonCommands(others, 'pip')];
}

const nodeVerbs: Readonly<Record<NodeManager, Verb>> = {
  npm: ['npm', 'install'],
  pnpm: ['pnpm', 'add'],
  yarn: ['yarn', 'add'],
  bun: ['bun', 'add'],
};

const programVerbs: Readonly<Record<Exclude<ProgramManager, 'script'>, Verb>> = {
  brew: ['brew', 'install'],
  apt: ['sudo', 'apt', 'install'],
  winget: ['winget', 'install'],
  cargo: ['cargo', 'install'],
  tool: ['uv', 'tool', 'install'],
};

/** The package managers of a system, the usual one first. */
const managersOn: Readonly<Record<System, readonly ProgramManager[]>> = {
  linux: ['script', 'apt', 'tool', 'cargo'],
  macos: ['brew', 'script', 'tool', 'cargo'],
  windows: ['winget', 'tool', 'cargo'],
};

/** The managers that can install the program on the system, the selected one first. */
const usableManagers = (
  requirement: ProgramRequirement,
  system: System,
  wanted?: ProgramManager,
): readonly ProgramManager[] =>
  managersOn[system]
    .filter((manager) => requirement[manager] !== undefined)
    .toSorted((a, b) => Number(b === wanted) - Number(a === wanted));

/** Empty if no manager of the system has the program: a page is linked instead. */
function programCommand(
  requirement: ProgramRequirement,
  system: System,
  wanted: ProgramManager | undefined,
): Code<'shell'> {
  const [manager] = usableManagers(requirement, system, wanted);
  const name = manager && requirement[manager];
  if (manager === undefined || name === undefined) return sh.none;
  return manager === 'script'
    ? sh.join([sh.commandLine('curl', [sh`-fsSL`, name]), sh`| sh`], ' ')
    : commandOf(programVerbs[manager], [name]);
}

const lastPart = (url: string): string =>
  url
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/')
    .at(-1) ?? '';

/** The steps that clone a repository, enter it, go back to an earlier state and install it. */
function checkoutSteps(
  { url, folder = lastPart(url), ref, install }: CheckoutRequirement,
  python: PythonManager,
): readonly Code<'shell'>[] {
  const pip = pipVerbs[python === 'uv' ? 'uv' : 'pip'];
  return [
    sh.commandLine('git', ['clone', url]),
    sh.commandLine('cd', [folder]),
    ...(ref === undefined ? [] : [sh.commandLine('git', ['checkout', ref])]),
    ...(install === undefined ? [] : [commandOf(pip, pipArguments(install))]),
  ];
}

export type Managers = Partial<{
  python: PythonManager;
  node: NodeManager;
  program: ProgramManager;
  /** The user's system, which determines the available managers. */
  system: System;
}>;

interface InstallSteps {
  readonly programs: readonly Code<'shell'>[];
  /** Each clone is entered. */
  readonly clones: readonly Code<'shell'>[];
  readonly packages: readonly Code<'shell'>[];
}

/** The commands one by one; none for requirements that are added in a project file or an editor. */
export function installSteps(
  requirements: readonly Requirement[],
  { python = 'pip', node = 'npm', program, system = defaultSystem }: Managers = {},
): InstallSteps {
  const ofKind = <K extends Requirement['kind']>(kind: K) =>
    requirements.filter((one): one is Extract<Requirement, { kind: K }> => one.kind === kind);
  const nodes = ofKind('node').map(({ name, version }) =>
    version === undefined ? name : `${name}@${version}`,
  );
  return {
    programs: ofKind('program').map((one) => programCommand(one, system, program)),
    clones: ofKind('checkout')
      .filter(({ entered }) => entered !== true)
      .flatMap((one) => checkoutSteps(one, python)),
    packages: [
      ...pythonCommands(unique(ofKind('python')), python),
      ...(nodes.length === 0 ? [] : [commandOf(nodeVerbs[node], nodes)]),
    ],
  };
}

/** The commands that install all requirements. */
export function installCommand(requirements: readonly Requirement[], chosen?: Managers): Code<'shell'> {
  const { programs, clones, packages } = installSteps(requirements, chosen);
  return sh.join([...programs, ...(clones.length === 0 ? packages : [chained([...clones, ...packages])])]);
}

/** Commands after a clone must not run elsewhere if a step fails, and a pasted `exit` would close the terminal. */
const chained = (commands: readonly Code<'shell'>[]): Code<'shell'> =>
  sh.join(
    commands.flatMap((command, n) => (n === 0 ? [command] : [sh`&&`, command])),
    ' ',
  );

function byHand(requirement: Requirement, system: System): readonly string[] {
  if (requirement.kind === 'python')
    return requirement.python === undefined ? [] : [`# Needs Python ${requirement.python}`];
  if (requirement.kind === 'checkout' && requirement.entered)
    return [`# Inside the checkout of ${requirement.url}`];
  if (requirement.kind === 'package') return [`# Add the package ${requirement.name} to the project`];
  if (requirement.kind !== 'program' || usableManagers(requirement, system).length > 0) return [];
  const { name, url } = requirement;
  return [url === undefined ? `# Install ${name}` : `# Get ${name} at ${url}`];
}

/** Comments for requirements that no command installs: a release of Python, a page, a project file or an editor. */
export const manualSteps = (
  requirements: readonly Requirement[],
  system: System = defaultSystem,
): readonly string[] => [...new Set(requirements.flatMap((one) => byHand(one, system)))];

/** The commands as text, after comments with the manual steps. */
export const installText = (requirements: readonly Requirement[], chosen?: Managers): string =>
  [...manualSteps(requirements, chosen?.system), installCommand(requirements, chosen).text]
    .filter((line) => line !== '')
    .join('\n');

/** Removes duplicates; a package without a version says nothing beside the same one with a version. */
function unique(requirements: readonly PythonRequirement[]): readonly PythonRequirement[] {
  const limited = new Set(requirements.flatMap(({ name, version }) => (version === undefined ? [] : [name])));
  const needed = requirements.filter(({ name, version }) => version !== undefined || !limited.has(name));
  return [...new Map(needed.map((one) => [pythonSpecifier(one), one])).values()];
}

/** The managers to offer for these requirements. */
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
