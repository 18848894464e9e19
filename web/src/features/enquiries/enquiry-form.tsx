import { messages, popupEnquiryForm } from '@institute/schema';
import { useEffect } from 'react';
import { ConsentField } from '../../components/enquiry-form/consent-field.tsx';
import { EnquirySubmit } from '../../components/enquiry-form/enquiry-submit.tsx';
import { HoneypotField } from '../../components/enquiry-form/honeypot-field.tsx';
import { PersonFields } from '../../components/enquiry-form/person-fields.tsx';
import { SelectField } from '../../components/enquiry-form/select-field.tsx';
import { TextAreaField } from '../../components/enquiry-form/text-area-field.tsx';
import { env } from '../../config/env.ts';
import { formResolver } from '../../components/enquiry-form/form-resolver.ts';
import { useShownCourse } from '../../lib/content/use-shown-course.ts';
import { popupCourse } from '../../lib/enquiries/contact-course.ts';
import { usePopupOptions } from '../../lib/enquiries/course-options.ts';
import { sendToSheet } from '../../lib/enquiries/send-to-sheet.ts';
import { useEnquiryForm } from '../../components/enquiry-form/use-enquiry-form.ts';
import * as texts from '../../texts/en/enquiry.ts';
import styles from './enquiry-form.module.css';

/** Delay between success and closing, in milliseconds (popup-9). */
const closesAfter = 2_000;

const empty = { name: '', email: '', phone: '', message: '', consent: '' } as const;

const resolver = formResolver(popupEnquiryForm);

/** Failures for which the server's message is shown: App Check, and too many enquiries. */
const toldInFull = new Set([401, 429]);

const { success, failure } = messages.popupEnquiry;

/** The popup's form; `onFinished` is called a moment after the enquiry was sent or queued. */
export function EnquiryForm({ onFinished }: { readonly onFinished: () => void }) {
  const options = usePopupOptions();
  const course = popupCourse(useShownCourse(), options);
  const { register, errors, phase, form } = useEnquiryForm({
    source: 'Website Popup',
    resolver,
    preset: { ...empty, course },
    success,
    failure: (refused) =>
      refused?.reason && toldInFull.has(refused.status)
        ? { title: failure.title, text: refused.reason }
        : failure,
    onStored: (body) => void sendToSheet(env.VITE_ENQUIRY_SHEET_URL, body),
  });

  useEffect(() => {
    if (phase !== 'stored' && phase !== 'kept') return;
    const timer = setTimeout(onFinished, closesAfter);
    return () => clearTimeout(timer);
  }, [phase, onFinished]);

  return (
    <form className={styles.form} autoComplete="off" {...form}>
      <PersonFields register={register} errors={errors} />
      {options && (
        <SelectField
          label={texts.courseOfInterest}
          error={errors.course?.message}
          placeholder={texts.notSure}
          options={options}
          defaultValue={course}
          {...register('course')}
        />
      )}
      <TextAreaField
        label={texts.optionalMessage}
        error={errors.message?.message}
        {...register('message')}
      />
      <HoneypotField />
      <ConsentField error={errors.consent?.message} field={register('consent')} />
      <div className={styles.foot}>
        <EnquirySubmit phase={phase} />
        <p>{texts.onlyToAnswer}</p>
      </div>
    </form>
  );
}
