import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';
import styles from './button.module.css';

/** `primary` is what to press next: one on a screen. `on-indigo` stands on the dark ground. */
type Kind = 'primary' | 'secondary' | 'on-indigo';

export function Button({
  kind = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: Kind }) {
  return <button className={styles.button} data-kind={kind} type={type} {...rest} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  ...rest
}: Omit<ComponentProps<typeof PageLink>, 'className'> & { kind?: Kind }) {
  return <PageLink className={styles.button} data-kind={kind} {...rest} />;
}
