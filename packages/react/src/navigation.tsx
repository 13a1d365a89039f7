/** @module The links of the panels: plain links, or those of a router that the site provides. */
import { type ComponentProps, type ComponentType, createContext, use } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

export interface Navigation {
  readonly Link: ComponentType<LinkProps>;
  readonly navigate: (href: string, history: 'push' | 'replace') => void;
  /** Whether choices are state of the panel: then it has no URL for what it shows. */
  readonly isLocal?: boolean;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

export const NavigationContext = createContext<Navigation>({
  Link: PlainLink,
  navigate: (href, history) => (history === 'push' ? location.assign(href) : location.replace(href)),
});

/** A link to a page of the same site. */
export function Link(props: LinkProps) {
  const { Link: Chosen } = use(NavigationContext);
  return <Chosen {...props} />;
}
