import { root } from '@institute/schema';
import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../button.tsx';
import * as texts from '../../texts/en/parts.ts';
import styles from './pick.module.css';

/** One select of a filter. */
interface Choice {
  /** Of the parameter. */
  readonly name: string;
  readonly label: string;
  /** What stands for no choice. */
  readonly all: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
}

interface PickProps {
  /** The list that is filtered: the form's address. */
  readonly path: string;
  readonly choices: readonly Choice[];
}

/**
 * The filter of a list: native selects, whose choices stand in the address. Without JavaScript a
 * form with a button.
 */
export function Pick({ path, choices }: PickProps) {
  const navigate = useNavigate();
  function choose({ target: { form } }: ChangeEvent<HTMLSelectElement>) {
    const given = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(given as [string, string][]).toString();
    void navigate(query ? `${path}?${query}` : path, { replace: true, preventScrollReset: true });
  }
  return (
    <form className={styles.pick} action={root + path} role="search" aria-label={texts.filter}>
      {choices.map(({ name, label, all, options, value }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} value={value} onChange={choose}>
            <option value="">{all}</option>
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <noscript>
        <Button type="submit" kind="secondary">
          {texts.show}
        </Button>
      </noscript>
    </form>
  );
}
