import { experiences, messages, placementChoices, qualifications } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsentField } from '../../../components/enquiry-form/consent-field.tsx';
import { EnquirySubmit } from '../../../components/enquiry-form/enquiry-submit.tsx';
import { HoneypotField } from '../../../components/enquiry-form/honeypot-field.tsx';
import { PersonFields } from '../../../components/enquiry-form/person-fields.tsx';
import { SelectField } from '../../../components/enquiry-form/select-field.tsx';
import { TextAreaField } from '../../../components/enquiry-form/text-area-field.tsx';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { useEnquiryForm } from '../../../components/enquiry-form/use-enquiry-form.ts';
import { presetOf, useCourseOptions, withCourses } from '../../../lib/enquiries/course-options.ts';
import { readContactSubject } from '../../../lib/enquiries/contact-subject.ts';
import { whenIdle } from '../../../lib/page/when-idle.ts';
import * as texts from '../../../texts/en/enquiry.ts';
import styles from './contact-form.module.css';
import type { contactResolver } from './contact-resolver.ts';

const loadResolver = async () => (await import('./contact-resolver.ts')).contactResolver;

/** Prefetches the validation; if that fails, submitting the form retries. */
async function preloadResolver(): Promise<void> {
  await loadResolver().catch(() => undefined);
}

const resolver: typeof contactResolver = async (...input) => (await loadResolver())(...input);

const empty = {
  name: '',
  email: '',
  phone: '',
  course: '',
  qualification: '',
  experience: '',
  placementRequired: '',
  message: '',
  consent: '',
} as const;

interface ContactFormProps {
  /** Whether it is a band of the page, rather than a column beside a ticket. */
  readonly isBand: boolean;
  /** Whether to send it is what the page is for. */
  readonly isMain: boolean;
}

interface EnquiryFieldsProps extends Pick<ContactFormProps, 'isMain'> {
  readonly course: string;
  /** Title of the course that the page is about; empty for none. */
  readonly title: string;
}

function EnquiryFields({ course: asked, title, isMain }: EnquiryFieldsProps) {
  const { data: courses = [] } = useQuery(useContentQueries().courseTitles());
  const options = useCourseOptions();
  const names = new Map(courses.map((each) => (typeof each === 'string' ? [each, each] : each)));
  const labels = new Set(Object.values(options));
  const offered = withCourses(
    options,
    [...names.keys()].filter((each) => !labels.has(each)),
  );
  const shown = Object.entries(offered.options).map(
    ([value, label]) => [value, names.get(label) ?? label] as const,
  );
  const grouped = offered.grouped.map((each) => [each, names.get(each) ?? each] as const);
  const [own] = [...shown, ...grouped].find(([, name]) => name === title) ?? [];
  const course = own ?? (asked && presetOf(asked, options));
  const { register, errors, phase, form } = useEnquiryForm({
    source: 'Contact Form',
    resolver,
    preset: { ...empty, course },
    success: messages.contactEnquiry.success,
    failure: (refused) => ({
      title: messages.failureTitle,
      text: refused?.reason || messages.contactEnquiry.failure,
    }),
  });
  useEffect(() => whenIdle(preloadResolver), []);
  const { asksForPlacement } = useOwnFacts();
  const third = asksForPlacement ? styles.third : undefined;
  return (
    <form className={styles.fields} aria-labelledby="enquiry-form" autoComplete="off" {...form}>
      <PersonFields register={register} errors={errors} />
      <SelectField
        label={texts.course}
        error={errors.course?.message}
        placeholder={texts.chooseCourse}
        options={Object.fromEntries(shown)}
        group={{ label: texts.ourCourses, options: grouped }}
        defaultValue={course}
        required
        {...register('course')}
      />
      <div className={third}>
        <SelectField
          label={texts.qualification}
          error={errors.qualification?.message}
          placeholder={texts.chooseOne}
          options={qualifications}
          {...register('qualification')}
        />
      </div>
      <div className={third}>
        <SelectField
          label={texts.experience}
          error={errors.experience?.message}
          placeholder={texts.chooseOne}
          options={experiences}
          {...register('experience')}
        />
      </div>
      {asksForPlacement && (
        <div className={third}>
          <SelectField
            label={texts.placementSupport}
            error={errors.placementRequired?.message}
            placeholder={texts.chooseOne}
            options={placementChoices}
            {...register('placementRequired')}
          />
        </div>
      )}
      <div className={styles.wide}>
        <TextAreaField
          label={texts.message}
          error={errors.message?.message}
          hint={texts.messageHint}
          {...register('message')}
        />
      </div>
      <HoneypotField />
      <div className={styles.wide}>
        <ConsentField error={errors.consent?.message} field={register('consent')} />
      </div>
      <div className={`${styles.wide} ${styles.foot}`}>
        <EnquirySubmit phase={phase} kind={isMain ? 'primary' : 'secondary'} />
        <p>{texts.onlyToAnswer}</p>
      </div>
      <noscript>
        <p className={styles.wide}>{texts.needsScripts}</p>
      </noscript>
      <p className={`${styles.wide} ${styles.unsent}`}>{texts.needsScripts}</p>
    </form>
  );
}

/** The "Course Enquiry Form", with the course from the address preselected. */
export function ContactForm({ isBand, isMain }: ContactFormProps) {
  const [parameters] = useSearchParams();
  const { course = '', about = '' } = readContactSubject(parameters);
  const { data: offer } = useQuery({
    ...useContentQueries().courseOffer(about),
    enabled: about !== '',
  });
  return (
    <section className={styles.form} data-band={isBand || undefined}>
      <div className={isBand ? 'wrap' : undefined}>
        <div className={styles.head}>
          <h2 id="enquiry-form">{texts.courseEnquiry}</h2>
          <p>{texts.required}</p>
        </div>
        <EnquiryFields
          key={course + about}
          course={course}
          title={offer?.title ?? ''}
          isMain={isMain}
        />
      </div>
    </section>
  );
}
