/** @module What a snippet needs to be there first, independent of the tool that installs it. */

/** A Python package, from an index or from a repository or archive URL. */
export interface PythonRequirement {
  readonly kind: 'python';
  /** Distribution name, extras included: `kokoro`, `transformers[torch]`. */
  readonly name: string;
  /** Version specifier: `>=2`, `<5`. */
  readonly version?: string;
  /** Where it comes from when no index has it: a git URL (`git+https://…`) or an archive URL. */
  readonly url?: string;
  /** Versions of Python it installs on, where it is not all current ones: `<3.12`. */
  readonly python?: string;
  /** Name on conda-forge when it differs; `false` when it is not there. */
  readonly conda?: string | false;
  /** Further words pip needs, such as `--no-binary :all:`. */
  readonly flags?: readonly string[];
}

/** A JavaScript package. */
export interface NodeRequirement {
  readonly kind: 'node';
  readonly name: string;
  readonly version?: string;
}

/** A program from a system package manager or a language's own installer. */
export interface ProgramRequirement {
  readonly kind: 'program';
  readonly name: string;
  /** Address of the project's own install script for macOS and Linux. */
  readonly script?: string;
  readonly brew?: string;
  readonly apt?: string;
  readonly winget?: string;
  readonly cargo?: string;
  /** `uv tool install …` / `pipx install …`. */
  readonly tool?: string;
  /** Where to get it when no manager has it. */
  readonly url?: string;
}

/** A checkout the snippet runs from. */
export interface CheckoutRequirement {
  readonly kind: 'checkout';
  readonly url: string;
  /** Folder the clone lands in, when it is not the URL's last part. */
  readonly folder?: string;
  /** What to install inside it, as pip words: `-e .`, `-r requirements.txt`. */
  readonly install?: readonly string[];
  /** Set where an earlier block has made it: the code goes on inside, and another clone there would be wrong. */
  readonly entered?: true;
}

/** A Swift, C#, Java … package that is added in the project file or the editor. */
export interface PackageRequirement {
  readonly kind: 'package';
  readonly ecosystem: 'swift' | 'unity' | 'nuget' | 'maven' | 'cargo';
  readonly name: string;
  readonly version?: string;
  readonly url?: string;
}

export type Requirement =
  | PythonRequirement
  | NodeRequirement
  | ProgramRequirement
  | CheckoutRequirement
  | PackageRequirement;

/** `pip('torch')`, `pip('transformers', '>=5')`. */
export const pip = (
  name: string,
  version?: string,
  more?: Omit<PythonRequirement, 'kind' | 'name' | 'version'>,
): PythonRequirement =>
  version === undefined ? { kind: 'python', name, ...more } : { kind: 'python', name, version, ...more };

/** A Python package straight from its repository. */
export const pipGit = (
  name: string,
  repository: string,
  more?: Pick<PythonRequirement, 'python'>,
): PythonRequirement => ({
  kind: 'python',
  name,
  url: `git+${repository}`,
  ...more,
});

export const npm = (name: string, version?: string): NodeRequirement => ({
  kind: 'node',
  name,
  ...(version !== undefined && { version }),
});

export const program = (
  name: string,
  from: Omit<ProgramRequirement, 'kind' | 'name'>,
): ProgramRequirement => ({ kind: 'program', name, ...from });

export const checkout = (
  url: string,
  more?: Omit<CheckoutRequirement, 'kind' | 'url'>,
): CheckoutRequirement => ({
  kind: 'checkout',
  url,
  ...more,
});
