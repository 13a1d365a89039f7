/**
 * @module A part that is the same on many pages: the server renders it once and keeps its HTML. The browser renders it
 * as usual, to the same elements.
 */
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';

interface ContentProps {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

type Part = ReactElement<ContentProps>;

/** HTML of the content of a part; only the server has it. */
export const HtmlOfPart = createContext<((content: ReactNode) => string) | undefined>(undefined);

/** Then all are made again: visitors choose machines, so there may be any number of headers. */
const mostTexts = 200;

/**
 * `render` uses no hooks and returns one element of HTML, whose content uses neither `useId` nor a context other than
 * links. `keyOf` is all that it depends on: a text, or an object that is the same as long as what it has is.
 */
export function keptPart<Props extends object>(
  render: (props: Props) => Part,
  keyOf: (props: Props) => string | object,
): (props: Props) => ReactNode {
  const byText = new Map<string, Part>();
  const byObject = new WeakMap<object, Part>();
  const known = (key: string | object): Part | undefined =>
    typeof key === 'string' ? byText.get(key) : byObject.get(key);
  const remember = (key: string | object, part: Part): void => {
    if (typeof key === 'object') byObject.set(key, part);
    else {
      if (byText.size >= mostTexts) byText.clear();
      byText.set(key, part);
    }
  };

  return function KeptPart(props) {
    const htmlOf = useContext(HtmlOfPart);
    if (htmlOf === undefined) return render(props);
    const key = keyOf(props);
    let part = known(key);
    if (part === undefined) {
      const whole = render(props);
      part = cloneElement<ContentProps>(whole, {
        children: undefined,
        dangerouslySetInnerHTML: { __html: htmlOf(whole.props.children) },
      });
      remember(key, part);
    }
    return part;
  };
}
