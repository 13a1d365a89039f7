/** @module The requirements of a snippet, independent of the package manager. */

/** A Python package, from an index or from a repository or archive URL. */
export interface PythonRequirement {
  readonly kind: 'python';
  /** Distribution name, including extras: `kokoro`, `transformers[torch]`. */
  readonly name: string;
  /** Version specifier: `>=2`, `<5`. */
  readonly version?: string;
  /** Source if no index has it: a git URL (`git+https://…`) or an archive URL. */
  readonly url?: string;
  /** Supported Python versions, if not all current ones: `<3.12`. */
  readonly python?: string;
  /** Name on conda-forge, if it is not in the table of `render/conda-names.ts`; `false` to use pip. */
  readonly conda?: string | false;
  /** Additional pip arguments, such as `--no-binary :all:`. */
  readonly flags?: readonly string[];
}

/** A JavaScript package. */
export interface NodeRequirement {
  readonly kind: 'node';
  readonly name: string;
  readonly version?: string;
}

/** A program from a system package manager or a language's installer. */
export interface ProgramRequirement {
  readonly kind: 'program';
  readonly name: string;
  /** URL of the project's install script for macOS and Linux. */
  readonly script?: string;
  readonly brew?: string;
  readonly apt?: string;
  readonly winget?: string;
  readonly cargo?: string;
  /** `uv tool install …` / `pipx install …`. */
  readonly tool?: string;
  /** Download page if no manager has it. */
  readonly url?: string;
}

/** A checkout in which the snippet runs. */
export interface CheckoutRequirement {
  readonly kind: 'checkout';
  readonly url: string;
  /** Folder of the clone, if it is not the last part of the URL. */
  readonly folder?: string;
  /** A tag or commit, if the default branch no longer has what the snippet runs. */
  readonly ref?: string;
  /** What to install inside it, as pip arguments: `-e .`, `-r requirements.txt`. */
  readonly install?: readonly string[];
  /** Set if an earlier block created it: the code continues inside, and must not clone again. */
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
): PythonRequirement => {
  // Spreading is slow, and nearly every call is without it.
  if (more !== undefined)
    return version === undefined
      ? { kind: 'python', name, ...more }
      : { kind: 'python', name, version, ...more };
  return version === undefined ? { kind: 'python', name } : { kind: 'python', name, version };
};

/** A Python package from its repository. */
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
