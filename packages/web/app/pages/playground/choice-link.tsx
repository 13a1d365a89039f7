/**
 * @module Links of the panel within the playground. The record is not in the URL that the server sees, so a choice is
 * a button of the form: handled here, or posted with the record where there is no JavaScript.
 */
import { type LinkProps, type Navigation, NavigationContext } from '@loadout/react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { choiceNames } from './state.ts';

export const formId = 'playground-form';
export const path = '/playground';

interface Choosing {
  readonly site: Navigation;
  readonly choose: (href: string) => void;
}

const ChoosingContext = createContext<Choosing | undefined>(undefined);

interface ChoiceNavigationProps {
  /** Called with the choices of a link of the panel, by parameter. */
  readonly onChoice: (choices: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
}

export function ChoiceNavigation({ onChoice, children }: ChoiceNavigationProps) {
  const site = use(NavigationContext);
  const choosing = useMemo<Choosing>(
    () => ({ site, choose: (href) => onChoice(choicesOf(href)) }),
    [site, onChoice],
  );
  const navigation = useMemo<Navigation>(
    () => ({
      Link: ChoiceLink,
      navigate: (href, history) =>
        isChoice(href) ? choosing.choose(href) : choosing.site.navigate(href, history),
    }),
    [choosing],
  );
  return (
    <ChoosingContext value={choosing}>
      <NavigationContext value={navigation}>{children}</NavigationContext>
    </ChoosingContext>
  );
}

function ChoiceLink({ href, children, ...rest }: LinkProps) {
  const choosing = use(ChoosingContext);
  if (choosing === undefined) return null;
  const { site, choose } = choosing;
  if (!isChoice(href))
    return (
      <site.Link href={href} {...rest}>
        {children}
      </site.Link>
    );
  const { className, title } = rest;
  return (
    <button
      type="submit"
      form={formId}
      formAction={href}
      formMethod="post"
      className={className}
      title={title}
      aria-current={rest['aria-current']}
      onClick={(event) => {
        event.preventDefault();
        choose(href);
      }}
    >
      {children}
    </button>
  );
}

const isChoice = (href: string): boolean => new URL(href, 'http://page').pathname === path;

function choicesOf(href: string): Readonly<Record<string, string>> {
  const { searchParams } = new URL(href, 'http://page');
  return Object.fromEntries(
    choiceNames.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}
