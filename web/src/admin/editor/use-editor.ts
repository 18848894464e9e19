import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@institute/schema';
import { useCallback, useEffect, useState } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify, withdraw } from '../../lib/notifications/notifications-store.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import { differences } from './differences.ts';
import { dropDraft, readDraft } from './draft.ts';
import { parseVersion, versionOf, type Kind, type Version } from './version.ts';

/** What an editor is told. */
export interface EditorTask<Values, Stored extends { updatedAt: string }> {
  readonly kind: Kind<Values, Stored>;
  /** What is stored just now; null for something new. */
  readonly stored: Stored | null;
  /** Where what is typed is kept until it is saved: one name for each thing. */
  readonly draftName: string;
  readonly save: (values: Values, updatedAt: string | undefined) => Promise<Stored>;
  /** Told what was saved. */
  readonly onSaved: (stored: Stored) => void;
  /** Text of the error catalogue for a failed save. */
  readonly failure: string;
  /** Tells of a failed save; a toast unless told otherwise. */
  readonly onFailed?: (message: string) => void;
}

const saysTheSame = <Values>(version: Version<Values>, typed: unknown): boolean =>
  differences(version.values, typed).length === 0;

const toast = (message: string) => notify('error', messages.failureTitle, message);

/** Why the last save failed, and what was told of it. */
interface Trouble {
  readonly state: 'failed' | 'offline';
  readonly message: string;
}

/** Where the editor stands, for the one place that shows it. */
export type EditorState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline';

/** The form of one thing: filled from what is stored, saved with `updatedAt`, and guarded. */
export function useEditor<Values extends FieldValues, Stored extends { updatedAt: string }>({
  kind,
  stored,
  draftName,
  save,
  onSaved,
  failure,
  onFailed = toast,
}: EditorTask<Values, Stored>) {
  const [base, setBase] = useState<Version<Values>>(() =>
    stored ? versionOf(kind, stored) : { values: kind.blank, updatedAt: undefined },
  );
  const [conflict, setConflict] = useState<Version<Values> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [draft, setDraft] = useState(() => readDraft(localStorage, draftName));
  /** Whether what was typed began with something older than `base`. */
  const [isRestored, setIsRestored] = useState(false);
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: base.values,
    resolver: zodResolver(kind.schema),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const { reset } = form;

  const adopt = useCallback(
    (version: Version<Values>, keepValues = false) => {
      setBase(version);
      setIsRestored(false);
      setTrouble(null);
      reset(version.values, { keepValues });
    },
    [reset],
  );

  // The message holds no longer once it is saved, or tried again.
  useEffect(() => {
    if (!trouble) return;
    return () => withdraw(messages.failureTitle, trouble.message);
  }, [trouble]);

  // What someone else saved fills a form in which nothing was typed, and one that says the same: a
  // save of this form, most likely, whose answer was lost.
  const isNewer = stored !== null && stored.updatedAt > (base.updatedAt ?? '');
  useEffect(() => {
    if (!stored || !isNewer || isSubmitting) return;
    const newer = versionOf(kind, stored);
    if (!isDirty || saysTheSame(newer, form.getValues())) adopt(newer);
  }, [stored, isNewer, isDirty, isSubmitting, adopt, kind, form]);

  const discard = useCallback(() => dropDraft(localStorage, draftName), [draftName]);
  useUnsaved(isDirty, discard);

  function showFailure(error: ApiError, theirs: Version<Values> | undefined) {
    const state = error.status === 0 ? 'offline' : 'failed';
    const told = error.message || failure;
    setTrouble({ state, message: told });
    if (theirs) {
      setConflict(theirs);
      return;
    }
    for (const [index, [path, message]] of Object.entries(error.fields).entries()) {
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    onFailed(told);
  }

  async function send(values: Values, updatedAt: string | undefined): Promise<void> {
    setTrouble(null);
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(values, updatedAt);
      dropDraft(localStorage, draftName);
      adopt(versionOf(kind, saved), differences(sent, form.getValues()).length > 0);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = error.status === 409 ? parseVersion(kind, error.data) : undefined;
      if (theirs && saysTheSame(theirs, form.getValues())) return adopt(theirs);
      // What changed is nothing that this form edits.
      const isElsewhere = !isRestored && differences(base.values, theirs?.values).length === 0;
      if (theirs && isElsewhere) return send(values, theirs.updatedAt);
      showFailure(error, theirs);
    }
  }

  function restore() {
    if (!draft) return;
    reset(draft.values, { keepDefaultValues: true });
    setBase({ ...base, updatedAt: draft.basedOn ?? base.updatedAt });
    setIsRestored(true);
    setDraft(undefined);
  }

  const state: EditorState = isSubmitting
    ? 'saving'
    : (trouble?.state ?? (isDirty ? 'unsaved' : 'saved'));

  return {
    form,
    base,
    state,
    /** Whether someone else saved it while this form was being filled in. */
    isBehind: isNewer && isDirty,
    submit: form.handleSubmit((values) => send(values, base.updatedAt)),
    revert: () => adopt(stored ? versionOf(kind, stored) : base),
    /** Shows what was stored meanwhile in place of what is typed. */
    show: (now: unknown) => {
      const version = parseVersion(kind, now);
      if (version) adopt(version);
    },
    conflict: conflict && {
      theirs: conflict,
      takeTheirs: () => {
        setConflict(null);
        adopt(conflict);
      },
      overwrite: () => {
        setConflict(null);
        setBase({ ...base, updatedAt: conflict.updatedAt });
        return form.handleSubmit((values) => send(values, conflict.updatedAt))();
      },
      close: () => setConflict(null),
    },
    draft: draft && {
      keptAt: draft.keptAt,
      restore,
      drop: () => {
        discard();
        setDraft(undefined);
      },
    },
  };
}
