/** @module The parameters of the URL that a GET form repeats. */

interface KeptParametersProps {
  readonly url: URL;
  /** Parameters that the form sets itself. */
  readonly except: readonly string[];
}

export const KeptParameters = ({ url, except }: KeptParametersProps) =>
  [...url.searchParams]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
