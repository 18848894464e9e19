import { zodResolver } from '@hookform/resolvers/zod';
import { messages, isSame, merge, type Merged } from '@institute/schema';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify, withdraw } from '../../lib/notifications/notifications-store.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import type { Draft } from './drafts/draft.ts';
import { keepFocus } from './keep-focus.ts';
import { useDrafts } from './drafts/use-drafts.ts';
import { useFormUploads } from './form/uploads.ts';
import { parseVersion, versionOf, type FormType, type Version } from './version.ts';

/** Options of an editor. */
export interface EditorTask<Values, Stored extends { updatedAt: string }> {
  readonly kind: FormType<Values, Stored>;
  /** What is stored; null for something new. */
  readonly stored: Stored | null;
  /** Its title, for drafts. */
  readonly title: string;
  /** Storage key of its drafts, unique to it. */
  readonly draftName: string;
  readonly save: (values: Values, updatedAt: string | undefined) => Promise<Stored>;
  /** Called with the saved document. */
  readonly onSaved: (stored: Stored) => void;
  /** Message of the error catalogue for a failed save. */
  readonly failure: string;
  /** Reports a failed save; by default as a toast. */
  readonly onFailed?: (message: string, more: string | undefined) => void;
}

/** A conflict: someone else's save, and the common base of both edits. */
export interface MergedEdit<Values> {
  readonly base: Version<Values>;
  readonly theirs: Version<Values>;
}

interface EditConflict<Values> extends MergedEdit<Values> {
  readonly merged: Merged<Values>;
}

const toast = (message: string, more: string | undefined) =>
  notify('error', messages.failureTitle, message, more);

/** What a failed save says beside the words of the catalogue; the site's own words say enough. */
const saidBeside = ({ status, message }: ApiError): string | undefined => {
  if (status === 0)
    return 'The site cannot be reached. What you typed is kept: save again once you are online.';
  return message ? undefined : 'What you typed is kept: save again in a moment.';
};

/** The last failed save, and its notification. */
interface Trouble {
  readonly state: 'failed' | 'offline';
  readonly message: string;
}

/** The state of the editor. */
export type EditorState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline';

/**
 * The form of one document: filled from the stored version, saved with `updatedAt`, and guarded
 * against loss.
 */
export function useEditor<Values extends FieldValues, Stored extends { updatedAt: string }>({
  kind,
  stored,
  title,
  draftName,
  save,
  onSaved,
  failure,
  onFailed = toast,
}: EditorTask<Values, Stored>) {
  const [base, setBase] = useState<Version<Values>>(() =>
    stored ? versionOf(kind, stored) : { values: kind.blank, updatedAt: undefined },
  );
  const [conflict, setConflict] = useState<EditConflict<Values> | null>(null);
  const [mergedWith, setMergedWith] = useState<MergedEdit<Values> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const drafts = useDrafts(draftName, title);
  const uploads = useFormUploads();
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: base.values,
    resolver: zodResolver(kind.schema),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const { reset } = form;

  /** Resets the form to a version, or to `values` where given. */
  const adopt = useCallback(
    (version: Version<Values>, values: FieldValues = version.values) => {
      setBase(version);
      setTrouble(null);
      reset(version.values);
      if (values !== version.values) reset(values, { keepDefaultValues: true });
    },
    [reset],
  );

  // A save or a retry makes the message obsolete.
  useEffect(() => {
    if (!trouble) return;
    return () => withdraw(messages.failureTitle, trouble.message);
  }, [trouble]);

  // Takes over someone else's version if nothing was typed, or if both are equal: most likely a
  // save of this form whose answer was lost.
  const isNewer = stored !== null && stored.updatedAt > (base.updatedAt ?? '');
  useEffect(() => {
    if (!stored || !isNewer || isSubmitting) return;
    const newer = versionOf(kind, stored);
    if (!isDirty || isSame(newer.values, form.getValues())) adopt(newer);
  }, [stored, isNewer, isDirty, isSubmitting, adopt, kind, form]);

  useUnsaved(isDirty, drafts.discard);

  function fail(state: Trouble['state'], message: string) {
    setTrouble({ state, message });
    return message;
  }

  function showFailure(error: ApiError) {
    const { status, message, fields } = error;
    for (const [index, [path, wrong]] of Object.entries(fields).entries()) {
      form.setError(path, { type: 'server', message: wrong }, { shouldFocus: index === 0 });
    }
    onFailed(fail(status === 0 ? 'offline' : 'failed', message || failure), saidBeside(error));
  }

  /** Takes over the saved version, plus what was typed since. */
  function showSaved(version: Version<Values>, sent: FieldValues) {
    const now = form.getValues();
    if (JSON.stringify(now) === JSON.stringify(version.values)) {
      setBase(version);
      reset(version.values, { keepValues: true });
      return;
    }
    const refocus = keepFocus();
    if (isSame(sent, now)) adopt(version);
    else adopt(version, merge(sent, version.values, now).value);
    refocus();
  }

  async function send(
    values: Values,
    from: Version<Values>,
    together: MergedEdit<Values> | null = null,
  ): Promise<void> {
    setTrouble(null);
    setMergedWith(null);
    const sent = structuredClone(form.getValues());
    try {
      const saved = await save(values, from.updatedAt);
      drafts.drop();
      showSaved(versionOf(kind, saved), sent);
      setMergedWith(together);
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const theirs = error.status === 409 ? parseVersion(kind, error.data) : undefined;
      if (theirs) await reconcile(from, theirs);
      else showFailure(error);
    }
  }

  /** Someone else saved first: merges both edits, or asks about conflicts. */
  async function reconcile(from: Version<Values>, theirs: Version<Values>): Promise<void> {
    if (isSame(theirs.values, form.getValues())) return adopt(theirs);
    const merged = merge(from.values, theirs.values, form.getValues() as Values);
    if (merged.conflicts.length > 0) {
      fail('failed', failure);
      setConflict({ base: from, theirs, merged });
      return;
    }
    const parsed = kind.schema.safeParse(merged.value);
    const together = isSame(from.values, theirs.values) ? null : { base: from, theirs };
    if (parsed.success) return send(parsed.data, theirs, together);
    adopt(theirs, merged.value);
    await form.trigger(undefined, { shouldFocus: true });
  }

  /** Values as the form has them, with the fields that came after they were kept. */
  const complete = (values: FieldValues): Values => ({ ...kind.blank, ...values });

  /** Restores a draft; the current changes become an offer in turn. */
  function restore(draft: Draft) {
    if (isDirty) drafts.setAside(form.getValues(), base, false);
    drafts.settle(draft);
    const from = { ...draft.base, values: complete(draft.base.values) };
    const values = complete(draft.values);
    drafts.keep(values, from);
    adopt(from, values);
  }

  const isSaving = isSubmitting || uploads.isAwaited;
  const state: EditorState = isSaving
    ? 'saving'
    : (trouble?.state ?? (isDirty ? 'unsaved' : 'saved'));

  return {
    form,
    uploads,
    base,
    state,
    /** Whether the form is based on a stale version. */
    isBehind: isNewer && isDirty,
    submit: async (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (isSaving || !(await uploads.areStored())) return;
      await form.handleSubmit((values) => send(values, base))(event);
    },
    /** Removes unsaved changes from the form, and offers to restore them. */
    revert: () => {
      drafts.setAside(form.getValues(), base, true);
      drafts.drop();
      adopt(stored ? versionOf(kind, stored) : base);
    },
    /** After the changes were kept elsewhere: the form shows again what is stored, and what was typed since. */
    leave: (kept: FieldValues) => {
      const now = form.getValues();
      const isKept = isSame(kept, now);
      if (isKept) drafts.drop();
      adopt(base, isKept ? base.values : merge(kept, base.values, now).value);
      return isKept;
    },
    /** Goes on with an edit that waits in a release; the current changes become an offer. */
    goOn: (values: FieldValues) => {
      if (isDirty) drafts.setAside(form.getValues(), base, false);
      adopt(base, complete(values));
    },
    /** Replaces unsaved changes with what someone else stored. */
    show: (now: unknown) => {
      const version = parseVersion(kind, now);
      if (version) adopt(version);
    },
    /** What the last save was merged with. */
    mergedWith,
    conflict: conflict && {
      ...conflict,
      /** Saves the merged values after all conflicts are resolved. */
      settle: (values: FieldValues) => {
        setConflict(null);
        adopt(conflict.theirs, values);
        return form.handleSubmit((valid) => send(valid, conflict.theirs))();
      },
      close: () => setConflict(null),
    },
    drafts: { ...drafts, restore },
  };
}
