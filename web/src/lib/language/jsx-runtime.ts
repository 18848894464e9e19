import { cloneElement, isValidElement, type ElementType, type ReactElement } from 'react';
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

const tamil = /[\u0b80-\u0bff]/;
const latin = /[a-z]{2}/i;

/** What no one reads, or what takes no language. */
const silent = new Set<unknown>(['script', 'style', 'template', 'title']);

type Props = Readonly<Record<string, unknown>>;

const isEnglish = (child: unknown): child is ReactElement =>
  isValidElement<Props>(child) && child.props['lang'] === 'en';

/** The text of an element that has nothing but text and what is in English; empty otherwise. */
function textOf(children: unknown): string {
  if (typeof children === 'string') return children;
  if (!Array.isArray(children)) return '';
  const parts: unknown[] = children;
  const texts = parts.filter((part) => typeof part !== 'boolean' && !isEnglish(part));
  return texts.every((part) => part === null || typeof part !== 'object') ? texts.join('') : '';
}

/** The props of an element whose children are all in English, which says so in their place: each mark has bytes. */
function withCommonLanguage(props: Props): Props {
  const { children } = props;
  if (!Array.isArray(children) || children.length < 2 || !children.every(isEnglish)) return props;
  return {
    ...props,
    lang: 'en',
    children: children.map((child) => cloneElement(child, { lang: undefined } as object)),
  };
}

/** The props of an element or of a link, with the language of its text if that is English (tamil-9). */
export function withLanguage(type: unknown, props: Props): Props {
  const isShown = (typeof type === 'string' && !silent.has(type)) || 'to' in props;
  if (!isShown || props['lang'] !== undefined) return props;
  const common = typeof type === 'string' ? withCommonLanguage(props) : props;
  if (common !== props) return common;
  const text = textOf(props['children']);
  return latin.test(text) && !tamil.test(text) ? { ...props, lang: 'en' } : props;
}

/** The runtime of JSX in the build in Tamil: what is not translated yet says which language it is in. */
export const jsx = (type: ElementType, props: Props, key?: string) =>
  reactJsx(type, withLanguage(type, props), key);

export const jsxs = (type: ElementType, props: Props, key?: string) =>
  reactJsxs(type, withLanguage(type, props), key);

export { Fragment };
