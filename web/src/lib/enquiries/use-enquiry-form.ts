import type { Enquiry } from '@institute/schema';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import { notify, withdraw } from '../notifications/notifications-store.ts';
import { enquiryBody, type EnquiryContent } from './enquiry-body.ts';
import {
  dropDraft,
  keepDraft,
  readDraft,
  valuesToRestore,
  type TypedValues,
} from './enquiry-draft.ts';
import { keepEnquiry } from './outbox.ts';
import { rememberPopupShown } from './popup-shown.ts';
import { EnquiryRefused, sendEnquiry, type EnquiryBody } from './send-enquiry.ts';

/** The field that people neither see nor fill in, by its name in the API. */
export const honeypot = 'website';

interface Message {
  readonly title: string;
  readonly text: string;
}

interface EnquiryFormOptions<Values extends TypedValues> {
  readonly source: Enquiry['source'];
  /** Validates what was typed. */
  readonly resolver: Resolver<Values, unknown, Omit<EnquiryContent, 'source'>>;
  /** Every field, in the order of the form, with what is in it from the start. */
  readonly preset: Readonly<Record<keyof Values & string, string>>;
  readonly success: Message;
  /** What to say when the API refused the enquiry, or (null) was not reached. */
  readonly failure: (refused: EnquiryRefused | null) => Message;
  readonly onStored?: (body: EnquiryBody) => void;
}

/**
 * `stored`, and `kept` until there is a connection, last until something is typed again: the second
 * press of a hurried visitor is void.
 */
export type EnquiryPhase = 'editing' | 'sending' | 'stored' | 'kept';

const keptMessage: Message = {
  title: 'Your enquiry is kept on this device',
  text: 'You are offline. We send it once you are connected again, or when you next open this site.',
};

/** What both enquiry forms do: validate, send once, keep what was typed, and say how it went. */
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

  /** To register a field empties it; what was typed before the app ran is put back. */
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

  // The first wrong field gets the focus: the first that is registered, whoever renders it.
  for (const name of Object.keys(initial)) registerField(name as Path<Values>);

  useEffect(() => {
    const values = valuesToRestore(readDraft(source), getValues(), initial);
    for (const [name, value] of Object.entries(values))
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  }, [source, initial, getValues, setValue]);

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

  function finish(outcome: 'stored' | 'kept', kind: 'success' | 'info', told: Message): void {
    dropDraft(source);
    rememberPopupShown();
    reset();
    enter(outcome);
    notify(kind, told.title, told.text);
  }

  async function store(values: Omit<EnquiryContent, 'source'>, website: string): Promise<void> {
    if (latestPhase.current !== 'editing') return;
    enter('sending');
    if (failed.current) withdraw(failed.current.title, failed.current.text);
    const body = enquiryBody(
      { ...values, website, source },
      location.pathname + location.search,
      readDraft(source).attempt,
    );
    keepDraft(source, { attempt: body });
    try {
      await sendEnquiry(body);
    } catch (error) {
      const unreached = !(error instanceof EnquiryRefused) && !navigator.onLine;
      if (unreached && keepEnquiry(body)) return finish('kept', 'info', keptMessage);
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
