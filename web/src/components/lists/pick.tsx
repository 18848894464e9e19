import { root } from '@institute/schema';
import { useEffect, useRef } from 'react';
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

/** What its select shows: a value that no option has counts as none. */
const shownValue = ({ options, value }: Choice): string =>
  options.some(([option]) => option === value) ? value : '';

/**
 * The filter of a list: native selects, whose choices stand in the address. Without JavaScript, and where the
 * app cannot be fetched, a form with a button.
 */
export function Pick({ path, choices }: PickProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  function choose() {
    const given = [...new FormData(form.current!)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(given as [string, string][]).toString();
    void navigate(query ? `${path}?${query}` : path, { replace: true, preventScrollReset: true });
  }

  // What was chosen before the app ran.
  useEffect(() => {
    const chosen = new FormData(form.current!);
    if (choices.some((choice) => chosen.get(choice.name) !== shownValue(choice))) choose();
  });

  return (
    <form
      ref={form}
      className={styles.pick}
      action={root + path}
      role="search"
      aria-label={texts.filter}
    >
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
      <Button type="submit" kind="secondary">
        {texts.show}
      </Button>
    </form>
  );
}
