import type { ComponentProps } from 'react';
import { PageLink } from './page-link.tsx';
import styles from './button.module.css';

/** `primary` for the main action, one per screen; `on-indigo` for dark backgrounds. */
type ButtonKind = 'primary' | 'secondary' | 'on-indigo';

export function Button({
  kind = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { kind?: ButtonKind | undefined }) {
  return <button className={styles.button} data-kind={kind} type={type} {...rest} />;
}

/** An internal link that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  ...rest
}: Omit<ComponentProps<typeof PageLink>, 'className'> & { kind?: ButtonKind }) {
  return <PageLink className={styles.button} data-kind={kind} {...rest} />;
}
