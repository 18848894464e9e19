import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A link to a page that the server alone renders, or to another site, that looks like a button. */
export const ButtonAnchor = ({
  kind,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & { readonly kind: 'primary' | 'secondary' }) => (
  <a className={styles.button} data-kind={kind} {...rest}>
    {children}
  </a>
);
