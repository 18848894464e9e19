import { language, type DemoBooking, type Enquiry } from '@institute/schema';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { prepareAppCheck } from '../../lib/firebase/app-check.ts';
import { notify, withdraw } from '../../lib/notifications/notifications-store.ts';
import { readVisits } from '../../lib/visits/visits.ts';
import { keptText, keptTitle } from '../../texts/en/enquiry.ts';
import { enquiryBody, type EnquiryContent } from './enquiry-body.ts';
import {
  dropDraft,
  keepDraft,
  readDraft,
  valuesToRestore,
  type TypedValues,
} from './enquiry-draft.ts';
import { enquiryOutbox } from '../../lib/enquiries/outbox.ts';
import { rememberPopupShown } from '../../lib/enquiries/popup-shown.ts';
import { EnquiryRefused, sendEnquiry, type EnquiryBody } from '../../lib/enquiries/send-enquiry.ts';

/**
 * The honeypot field, which no browser or password manager fills in by this name. A booking sends it under this name, an
 * enquiry as `website`.
 */
export const honeypot = 'comment' satisfies keyof DemoBooking;

interface Message {
  readonly title: string;
  readonly text: string;
}

interface EnquiryFormOptions<Values extends TypedValues> {
  readonly source: Enquiry['source'];
  /** Validates the form values. */
  readonly resolver: Resolver<Values, unknown, Omit<EnquiryContent, 'source'>>;
  /** All fields in order, with their initial values. */
  readonly preset: Readonly<Record<keyof Values & string, string>>;
  readonly success: Message;
  /** Message for a refusal by the API, or (null) for no answer. */
  readonly failure: (refused: EnquiryRefused | null) => Message;
  readonly onStored?: (body: EnquiryBody) => void;
}

/**
 * `stored`, and `kept` while offline, last until something is typed again: a second press does not
 * send it twice.
 */
export type EnquiryPhase = 'editing' | 'sending' | 'stored' | 'kept';

/** The common logic of both enquiry forms: validate, send once, keep drafts, report the outcome. */
export function useEnquiryForm<Values extends TypedValues>({
  source,
  resolver,
  preset,
  success,
  failure,
  onStored,
}: EnquiryFormOptions<Values>) {
  const [initial] = useState<TypedValues>(preset);
  const [phase, setPhase] = useState<EnquiryPhase>('editing');
  const latestPhase = useRef(phase);
  const failed = useRef<Message>(null);
  const {
    register: registerField,
    handleSubmit,
    reset,
    setValue,
    setError,
    getValues,
    formState,
  } = useForm({
    resolver,
    defaultValues: initial as DefaultValues<Values>,
  });

  /** Registering a field clears it, so what was typed before hydration is restored. */
  function register<Name extends Path<Values>>(name: Name): UseFormRegisterReturn<Name> {
    const { ref, ...rest } = registerField(name);
    return {
      ...rest,
      ref: (field: HTMLInputElement | null) => {
        const { value, checked } = field ?? {};
        ref(field);
        if (!field || (field.value === value && field.checked === checked)) return;
        const typed = field.type === 'checkbox' && !checked ? '' : value;
        setValue(name, typed as PathValue<Values, Name>);
      },
    };
  }

  // The first field with an error gets the focus, in order of registration.
  for (const name of Object.keys(initial)) registerField(name as Path<Values>);

  useEffect(() => {
    const values = valuesToRestore(readDraft(source), getValues(), initial);
    for (const [name, value] of Object.entries(values))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  }, [source, initial, getValues, setValue]);

  // What a page is about may be known later than its form is there: it is chosen, unless another course was by then.
  const { course } = preset;
  useEffect(() => {
    const name = 'course' as Path<Values>;
    if (course !== initial['course'] && getValues(name) === initial['course'])
      setValue(name, course as PathValue<Values, Path<Values>>);
  }, [course, initial, getValues, setValue]);

  function enter(next: EnquiryPhase): void {
    latestPhase.current = next;
    setPhase(next);
  }

  function fail(error: unknown): void {
    const refused = error instanceof EnquiryRefused ? error : null;
    if (refused?.status === 409) keepDraft(source, { attempt: null });
    const wrong = Object.entries(refused?.fields ?? {}).filter(([name]) => name in initial);
    for (const [index, [name, message]] of wrong.entries())
      setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
    failed.current = failure(refused);
    notify('error', failed.current.title, failed.current.text);
    enter('editing');
  }

  function finish(outcome: 'stored' | 'kept', kind: 'success' | 'info', message: Message): void {
    dropDraft(source);
    rememberPopupShown();
    reset();
    enter(outcome);
    notify(kind, message.title, message.text);
  }

  async function store(values: Omit<EnquiryContent, 'source'>, website: string): Promise<void> {
    if (latestPhase.current !== 'editing') return;
    enter('sending');
    if (failed.current) withdraw(failed.current.title, failed.current.text);
    const body = enquiryBody(
      { ...values, website, source, ...(language !== 'en' && { language }) },
      location.pathname + location.search,
      readDraft(source).attempt,
      readVisits(),
    );
    keepDraft(source, { attempt: body });
    // A page that is closed before its request began, as it waits for App Check, leaves it to the next one.
    const isKept = enquiryOutbox.keep(body);
    try {
      await sendEnquiry(body, () => isKept && enquiryOutbox.forget(body));
    } catch (error) {
      const unreached = !(error instanceof EnquiryRefused) && !navigator.onLine;
      if (unreached && enquiryOutbox.keep(body))
        return finish('kept', 'info', { title: keptTitle, text: keptText });
      return fail(error);
    }
    finish('stored', 'success', success);
    onStored?.(body);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (latestPhase.current !== 'editing') return;
    const website = new FormData(event.currentTarget).get(honeypot);
    handleSubmit((values) => void store(values, String(website)))(event).catch(fail);
  }

  function onChange(): void {
    prepareAppCheck();
    const { consent: _, ...values }: TypedValues = getValues();
    keepDraft(source, { values, preset: initial });
    if (latestPhase.current !== 'sending') enter('editing');
  }

  return {
    register,
    errors: formState.errors,
    phase,
    form: { method: 'post', noValidate: true, onSubmit, onChange } as const,
  };
}
