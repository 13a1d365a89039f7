/**
 * @module A GET form that is submitted while typing, or only with its button. The URL is the state: without a script
 * the browser sends the same form.
 */
import { type ComponentProps, use, useEffect, useRef } from 'react';
import { NavigationContext } from './navigation.tsx';

const pause = 160;
/** Servers reject longer URLs, and the error page would lose the typed text. */
const longestUrl = 14_000;

interface LiveFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit' | 'onInput'> {
  /** Whether only the button submits the form. */
  readonly onSubmitOnly?: boolean;
}

export function LiveForm({ onSubmitOnly = false, children, ...rest }: LiveFormProps) {
  const { navigate, isLocal = false } = use(NavigationContext);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where typing has led: the next letter replaces it, so that Back returns to the page before the first one. */
  const typed = useRef<string>(undefined);
  const go = (element: HTMLFormElement, history: 'push' | 'replace'): void => {
    clearTimeout(timer.current);
    const href = formUrl(element);
    if (tooLong(element, href) || (!isLocal && isShown(href))) return;
    navigate(href, history);
  };
  const onInput = (element: HTMLFormElement): void => {
    if (onSubmitOnly) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isNext = typed.current === undefined || !isShown(typed.current);
      typed.current = formUrl(element);
      go(element, isNext && !isLocal ? 'push' : 'replace');
    }, pause);
  };
  useFieldsFollowPage(form);
  useYieldToOthers(form, timer);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <form
      {...rest}
      ref={form}
      onInput={(event) => onInput(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget, 'push');
      }}
    >
      {children}
    </form>
  );
}

/** A link or another form that is used while this one waits must not be overridden. */
function useYieldToOthers(
  form: React.RefObject<HTMLFormElement | null>,
  timer: React.RefObject<ReturnType<typeof setTimeout> | undefined>,
): void {
  useEffect(() => {
    const onAction = ({ type, target }: Event): void => {
      if (!(target instanceof Element)) return;
      const isOther = type === 'click' ? target.closest('a[href]') !== null : !form.current?.contains(target);
      if (isOther) clearTimeout(timer.current);
    };
    const types = ['click', 'change', 'submit'];
    for (const type of types) document.addEventListener(type, onAction, true);
    return () => {
      for (const type of types) document.removeEventListener(type, onAction, true);
    };
  }, [form, timer]);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const textFields = (form: HTMLFormElement): readonly Field[] => [
  ...form.querySelectorAll<Field>('input:not([type=hidden], [type=checkbox], [type=radio]), textarea'),
];

/** After Back or a link, a field shows what the page shows, unless it has the focus. */
function useFieldsFollowPage(form: React.RefObject<HTMLFormElement | null>): void {
  const shown = useRef(new Map<string, string>());
  useEffect(() => {
    for (const field of form.current ? textFields(form.current) : []) {
      const before = shown.current.get(field.name);
      shown.current.set(field.name, field.defaultValue);
      const changed = before !== undefined && before !== field.defaultValue;
      if (changed && field !== document.activeElement) field.value = field.defaultValue;
    }
  });
}

function formUrl(form: HTMLFormElement): string {
  const url = new URL(form.action);
  const parameters = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  const query = new URLSearchParams(parameters).toString();
  return `${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`;
}

const isShown = (href: string): boolean => href === location.pathname + location.search;

function tooLong(form: HTMLFormElement, href: string): boolean {
  const long = href.length > longestUrl;
  const field = form.querySelector('textarea');
  field?.setCustomValidity(long ? 'This is too long for a URL. Send it to the API instead.' : '');
  if (long) field?.reportValidity();
  return long;
}
