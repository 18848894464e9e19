import { contactConsent, language } from '@institute/schema';
import { useId, type ComponentProps } from 'react';
import { paths } from '../../config/paths.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { InTamil } from '../in-tamil.tsx';
import { PageLink } from '../page-link.tsx';
import styles from './consent-field.module.css';

const { version, agree, writeTo, name } = contactConsent;

interface ConsentFieldProps {
  readonly error: string | undefined;
  readonly field: ComponentProps<'input'>;
}

/**
 * The consent to the privacy notice. It is unticked whenever the form opens, whatever the browser
 * or a draft remembers. The notice opens in a new tab, so that the form stays.
 */
export function ConsentField({ error, field }: ConsentFieldProps) {
  const { writeTo: reach } = useInstitute();
  const id = useId();
  const errorId = `${id}error`;
  const noticeId = `${id}notice`;
  return (
    <div className={styles.consent}>
      <input
        id={id}
        type="checkbox"
        value={version}
        required
        aria-describedby={error ? `${errorId} ${noticeId}` : noticeId}
        aria-invalid={error ? true : undefined}
        {...field}
      />
      <label htmlFor={id}>
        {agree[language]}
        {'\u00a0'}*<InTamil after=" " text={agree.ta} />
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <p id={noticeId}>
        {writeTo[language]}
        <InTamil after=" / " text={writeTo.ta} />: <a href={reach.href}>{reach.text}</a>.{' '}
        <PageLink to={paths.privacy} target="_blank">
          {name[language]}
          <InTamil after=" / " text={name.ta} />
        </PageLink>
      </p>
    </div>
  );
}
