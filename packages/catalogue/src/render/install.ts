/** @module Install commands: what a snippet requires, in the words of the tool the reader uses. */
import { type Code, sh } from '../code/index.ts';
import type {
  CheckoutRequirement,
  ProgramRequirement,
  PythonRequirement,
  Requirement,
} from '../snippets/requirement.ts';

export const managers = {
  python: ['pip', 'uv', 'conda'],
  node: ['npm', 'pnpm', 'yarn', 'bun'],
  program: ['brew', 'apt', 'winget', 'cargo', 'tool'],
} as const;

export type PythonManager = (typeof managers.python)[number];
export type NodeManager = (typeof managers.node)[number];
export type ProgramManager = (typeof managers.program)[number];
export type Manager = PythonManager | NodeManager | ProgramManager;

/** `transformers>=5`, or `name @ git+https://…` for what comes from a repository. */
export const pythonSpecifier = ({ name, version = '', url }: PythonRequirement): string =>
  url === undefined ? name + version : `${name} @ ${url}`;

const pipWords = ({ flags = [], ...requirement }: PythonRequirement): Code<'shell'> =>
  sh`${[...flags.map(flag), word(requirement.url ?? pythonSpecifier(requirement))]}`;

/** Flags are the catalogue's own words, never a record's: each begins with a dash or follows one that does. */
const flag = (text: string): Code<'shell'> => (text.startsWith('-') ? sh`-${text.slice(1)}` : word(text));
const word = (text: string): Code<'shell'> => sh`${sh.none}${text}`;

function pythonCommand(requirements: readonly PythonRequirement[], manager: PythonManager): Code<'shell'> {
  if (requirements.length === 0) return sh.none;
  const words = requirements.map(pipWords);
  if (manager === 'pip') return sh`pip install -U ${sh.join(words, ' ')}`;
  if (manager === 'uv') return sh`uv pip install -U ${sh.join(words, ' ')}`;
  const packaged = requirements.filter(({ conda, url }) => conda !== false && url === undefined);
  const others = requirements.filter((requirement) => !packaged.includes(requirement));
  const names = packaged.map(({ name, version = '', conda }) =>
    word((conda || name.replace(/\[.*\]$/, '')) + version),
  );
  return sh.join([
    names.length === 0 ? sh.none : sh`conda install -c conda-forge ${sh.join(names, ' ')}`,
    pythonCommand(others, 'pip'),
  ]);
}

const nodeVerbs: Readonly<Record<NodeManager, Code<'shell'>>> = {
  npm: sh`npm install`,
  pnpm: sh`pnpm add`,
  yarn: sh`yarn add`,
  bun: sh`bun add`,
};

const programVerbs: Readonly<Record<ProgramManager, Code<'shell'>>> = {
  brew: sh`brew install`,
  apt: sh`sudo apt install`,
  winget: sh`winget install`,
  cargo: sh`cargo install`,
  tool: sh`uv tool install`,
};

/** The wanted manager if it has the program, else the first that has it; none means a page to visit. */
function programCommand(requirement: ProgramRequirement, wanted: ProgramManager | undefined): Code<'shell'> {
  const order = wanted === undefined ? managers.program : [wanted, ...managers.program];
  for (const manager of order) {
    const name = requirement[manager];
    if (name !== undefined) return sh`${programVerbs[manager]} ${name}`;
  }
  return sh.none;
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
  // One chain: what follows must not run elsewhere when the clone or the change of folder fails.
  return install === undefined
    ? sh`git clone ${url} && cd ${folder} || exit`
    : sh`git clone ${url} && cd ${folder} && ${pip} ${sh.join(install.map(flag), ' ')}`;
}

export type Managers = Partial<{ python: PythonManager; node: NodeManager; program: ProgramManager }>;

/** The commands that install everything required, or nothing where a project file or an editor does it. */
export function installCommand(
  requirements: readonly Requirement[],
  { python = 'pip', node = 'npm', program }: Managers = {},
): Code<'shell'> {
  const ofKind = <K extends Requirement['kind']>(kind: K) =>
    requirements.filter((one): one is Extract<Requirement, { kind: K }> => one.kind === kind);
  const nodes = ofKind('node').map(({ name, version }) =>
    word(version === undefined ? name : `${name}@${version}`),
  );
  return sh.join([
    ...ofKind('program').map((one) => programCommand(one, program)),
    ...ofKind('checkout').map((one) => (one.entered ? sh.none : checkoutCommand(one, python))),
    pythonCommand(unique(ofKind('python')), python),
    nodes.length === 0 ? sh.none : sh`${nodeVerbs[node]} ${sh.join(nodes, ' ')}`,
  ]);
}

/** What to do by hand: what no command installs is got from a page, or added in a project file or an editor. */
function byHand(requirement: Requirement): readonly string[] {
  if (requirement.kind === 'checkout' && requirement.entered)
    return [`# Inside the checkout of ${requirement.url}`];
  if (requirement.kind === 'package') return [`# Add the package ${requirement.name} to the project`];
  if (requirement.kind !== 'program' || requirement.url === undefined) return [];
  const { name, url } = requirement;
  return managers.program.some((manager) => requirement[manager] !== undefined)
    ? []
    : [`# Get ${name} at ${url}`];
}

/** The commands as text, after comments that say what is to be done by hand. */
export const installText = (requirements: readonly Requirement[], chosen?: Managers): string =>
  [...requirements.flatMap(byHand), installCommand(requirements, chosen).text]
    .filter((line) => line !== '')
    .join('\n');

/** The same package asked for twice is installed once. */
const unique = (requirements: readonly PythonRequirement[]): readonly PythonRequirement[] => [
  ...new Map(requirements.map((one) => [pythonSpecifier(one), one])).values(),
];

/** Which managers make a difference for these requirements. */
export function managersFor(requirements: readonly Requirement[]): readonly Manager[] {
  const kinds = new Set(requirements.map(({ kind }) => kind));
  const programs = requirements.filter((one): one is ProgramRequirement => one.kind === 'program');
  return [
    ...(kinds.has('python') ? managers.python : []),
    ...(kinds.has('node') ? managers.node : []),
    ...managers.program.filter((manager) => programs.some((one) => one[manager] !== undefined)),
  ];
}
