import { zodResolver } from '@hookform/resolvers/zod';
import { messages } from '@institute/schema';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify, withdraw } from '../../../lib/notifications/notifications-store.ts';
import { useUnsaved } from '../shell/unsaved.ts';
import type { Draft } from '../drafts/draft.ts';
import { keepFocus } from './keep-focus.ts';
import { isSame } from '../merge/differences.ts';
import { merge } from '../merge/merge.ts';
import type { Merged } from '../merge/merge-list.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { parseVersion, versionOf, type Kind, type Version } from './version.ts';

/** What an editor is told. */
export interface EditorTask<Values, Stored extends { updatedAt: string }> {
  readonly kind: Kind<Values, Stored>;
  /** What is stored just now; null for something new. */
  readonly stored: Stored | null;
  /** What a person calls it. */
  readonly title: string;
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

/** What someone else saved while this was edited, and what both began with. */
export interface MergedEdit<Values> {
  readonly base: Version<Values>;
  readonly theirs: Version<Values>;
}

interface EditConflict<Values> extends MergedEdit<Values> {
  readonly merged: Merged<Values>;
}

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
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: base.values,
    resolver: zodResolver(kind.schema),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const { reset } = form;

  /** Begins anew from a version; what the form holds stays where `values` says so. */
  const adopt = useCallback(
    (version: Version<Values>, values: FieldValues = version.values) => {
      setBase(version);
      setTrouble(null);
      reset(version.values);
      if (values !== version.values) reset(values, { keepDefaultValues: true });
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
    if (!isDirty || isSame(newer.values, form.getValues())) adopt(newer);
  }, [stored, isNewer, isDirty, isSubmitting, adopt, kind, form]);

  useUnsaved(isDirty, drafts.discard);

  function fail(state: Trouble['state'], message: string) {
    setTrouble({ state, message });
    return message;
  }

  function showFailure({ status, message, fields }: ApiError) {
    for (const [index, [path, wrong]] of Object.entries(fields).entries()) {
      form.setError(path, { type: 'server', message: wrong }, { shouldFocus: index === 0 });
    }
    onFailed(fail(status === 0 ? 'offline' : 'failed', message || failure));
  }

  /** Shows what was saved, and what was typed since then. */
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

  /** Someone else saved first: saves what both changed, or asks where they contradict each other. */
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

  /** Puts a draft into the form; what was typed there is offered in its place. */
  function restore(draft: Draft) {
    if (isDirty) drafts.setAside(form.getValues(), base, false);
    drafts.settle(draft);
    const from = draft.base as Version<Values>;
    drafts.keep(draft.values, from);
    adopt(from, draft.values);
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
    submit: async (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (!isSubmitting) await form.handleSubmit((values) => send(values, base))(event);
    },
    /** Takes what is typed out of the form, and offers it back. */
    revert: () => {
      drafts.setAside(form.getValues(), base, true);
      drafts.drop();
      adopt(stored ? versionOf(kind, stored) : base);
    },
    /** Shows what was stored meanwhile in place of what is typed. */
    show: (now: unknown) => {
      const version = parseVersion(kind, now);
      if (version) adopt(version);
    },
    /** What the last save was merged with. */
    mergedWith,
    conflict: conflict && {
      ...conflict,
      /** Saves the merged values, in which every conflict is decided. */
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
