import { differences, writtenKindOf } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { FormPreview, type PreviewOf } from '../preview/form-preview.tsx';
import { openField } from '../preview/open-field.ts';
import { BusyButton } from '../shell/busy-button.tsx';
import { useConfirm } from '../shell/dialogs/confirm-context.ts';
import { useMay } from '../shell/session.ts';
import { shortcutOf } from '../shell/shortcut.ts';
import { DraftKeeper } from './drafts/draft-keeper.tsx';
import { DraftOffers } from './drafts/draft-offers.tsx';
import type { AnyField } from './form/field.ts';
import { Fields } from './form/fields.tsx';
import { UploadContext } from './form/uploads.ts';
import { FormKindContext } from './form/form-kind-context.ts';
import { HistoryButton } from './history/history-button.tsx';
import { isSignificantLoss } from './loss.ts';
import { EditsOfOthers } from './merge/edits-of-others.tsx';
import { ToTamil } from './to-tamil.tsx';
import { SaveForLater } from './releases/save-for-later.tsx';
import { useTellWaiting } from './releases/use-releases.ts';
import { WaitingEdits } from './releases/waiting-edits.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEditor, type EditorTask } from './use-editor.ts';

/** Opens the field that the address names, as in `/admin/home#heroImage` (editing-4). */
function useFieldInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const path = decodeURIComponent(hash.slice(1));
    if (path) void openField(path);
  }, [hash]);
}

interface EditorProps<Values, Stored extends { updatedAt: string }> extends EditorTask<
  Values,
  Stored
> {
  readonly fields: readonly AnyField[];
  /** Rendered in the place of its inputs. */
  readonly inputs?: ReactNode;
  readonly preview?: PreviewOf<Values, Stored>;
  /** Path of the document, such as `courses/abc`. */
  readonly document: string;
  /** Link back to the list. */
  readonly back?: ReactNode;
  /** Rendered above the form. */
  readonly notice?: ReactNode;
  /** Rendered below its fields. */
  readonly below?: ReactNode;
  /** Completes the form's values before they are stored. */
  readonly complete?: (values: Values) => Values;
  /** A further button beside Save. */
  readonly publish?: ReactNode;
  /** Called after the changes were left to a release. */
  readonly onLeft?: () => void;
}

/** A form with its state, saving, and the live preview of the public page. */
export function Editor<Values extends FieldValues, Stored extends { updatedAt: string }>({
  title,
  fields,
  inputs,
  preview,
  document: path,
  back,
  notice,
  below,
  complete,
  onLeft,
  publish,
  ...task
}: EditorProps<Values, Stored>) {
  const isReleasable = writtenKindOf(path)?.isReleasable === true;
  const tellWaiting = useTellWaiting(path);
  const editor = useEditor({
    title,
    ...task,
    onSaved: (saved) => {
      task.onSaved(saved);
      if (isReleasable) void tellWaiting();
    },
  });
  const { form, uploads, base, state, submit, revert, show, drafts } = editor;
  const isChanged = form.formState.isDirty;
  const edits = useMay('editContent');
  const element = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  /** What the form had when it was last sent to a release. */
  const sent = useRef<FieldValues>({});
  const confirm = useConfirm();
  useFieldInAddress();

  async function undoChanges() {
    const changes = differences(form.getValues(), base.values);
    if (isSignificantLoss(changes) && !(await confirm(undoQuestion))) return;
    revert();
  }

  /** What Ctrl+Z restores, until something is typed. */
  const undone = isChanged ? undefined : drafts.offers.find((offer) => offer.undone);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = shortcutOf(event);
    const isSave = letter === 's';
    if (!isSave && !(letter === 'z' && undone)) return;
    event.preventDefault();
    event.stopPropagation();
    if (document.querySelector('[aria-modal="true"]')) return;
    if (!edits) return;
    if (isSave) element.current?.requestSubmit();
    else if (undone) drafts.restore(undone);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <FormProvider {...form}>
      <FormKindContext value={task.kind}>
        <DraftKeeper keep={drafts.keep} drop={drafts.drop} base={base} />
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            // Its head has a margin of its own, which stays while the form is scrolled.
            mt: -1.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: preview ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr) minmax(0, 1fr)',
            },
          }}
        >
          <Box component="form" ref={element} noValidate onSubmit={submit} aria-label={title}>
            <SaveBar
              title={title}
              back={back}
              edits={edits}
              state={state}
              changed={isChanged}
              isNew={base.updatedAt === undefined}
              later={
                isReleasable && (
                  <SaveForLater
                    document={path}
                    title={title}
                    basedOn={base.updatedAt ?? null}
                    disabled={state === 'saving'}
                    validate={async () => {
                      if (!(await uploads.areStored())) return undefined;
                      const values = await validValues(form, complete);
                      sent.current = structuredClone(form.getValues());
                      return values;
                    }}
                    onKept={() => {
                      const isLeft = editor.leave(sent.current);
                      saveButton.current?.focus();
                      if (isLeft) onLeft?.();
                    }}
                  />
                )
              }
              onUndo={() => void undoChanges()}
              fields={inputs ? [] : fields}
              save={
                <>
                  {publish}
                  <BusyButton
                    ref={saveButton}
                    type="submit"
                    busy={state === 'saving'}
                    busyLabel="Saving..."
                    sx={{ flexShrink: 0 }}
                  >
                    Save
                  </BusyButton>
                </>
              }
              history={
                <>
                  {task.stored && <ToTamil document={path} />}
                  {edits && task.stored && (
                    <HistoryButton
                      document={path}
                      title={title}
                      kind={task.kind}
                      fields={fields}
                      stored={task.stored}
                      unsaved={isChanged}
                      onRestored={show}
                    />
                  )}
                </>
              }
            />
            <Stack spacing={2} sx={{ marginTop: 2 }}>
              {notice}
              {edits && (
                <>
                  {isReleasable && <WaitingEdits document={path} onGoOn={editor.goOn} />}
                  <EditsOfOthers document={path} fields={fields} editor={editor} />
                  <DraftOffers drafts={drafts} onSettled={() => saveButton.current?.focus()} />
                </>
              )}
              <Box component="fieldset" disabled={!edits} aria-label="Fields" sx={fieldsStyle}>
                <UploadContext value={uploads.add}>
                  {inputs ?? <Fields fields={fields} />}
                </UploadContext>
              </Box>
              {below}
            </Stack>
          </Box>
          {preview && <FormPreview of={preview} stored={task.stored} />}
        </Box>
      </FormKindContext>
    </FormProvider>
  );
}

/** Read only, the browser disables the buttons in it, of which Material UI does not know. */
const fieldsStyle = {
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  '&:disabled button': { opacity: 0.38, cursor: 'default' },
};

/** The values as they would be saved; undefined if a field is not valid, which is then shown. */
const validValues = <Values extends FieldValues>(
  form: UseFormReturn<FieldValues, unknown, Values>,
  complete: ((values: Values) => Values) | undefined,
): Promise<Values | undefined> =>
  new Promise((resolve) => {
    void form.handleSubmit(
      (values) => resolve(complete?.(values) ?? values),
      () => resolve(undefined),
    )();
  });

const undoQuestion = {
  title: 'Undo all changes?',
  text: 'The form will return to the saved version. Your changes stay in this browser and can be restored.',
  agree: 'Undo changes',
  decline: 'Keep editing',
  destructive: true,
};
