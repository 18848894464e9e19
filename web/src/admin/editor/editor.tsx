import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import type { AnyField } from '../form/field.ts';
import { Fields } from '../form/fields.tsx';
import { FormSchemaContext } from '../form/form-schema-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { FormPreview, type PreviewOf } from '../preview/form-preview.tsx';
import { BusyButton } from '../shell/busy-button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { EditorStateText } from './editor-state-text.tsx';
import { useEditor, type EditorState, type EditorTask } from './use-editor.ts';

interface EditorProps<Values, Stored extends { updatedAt: string }> extends EditorTask<
  Values,
  Stored
> {
  readonly title: string;
  readonly fields: readonly AnyField[];
  readonly preview?: PreviewOf<Values>;
  /** Path of the document that it is stored in, such as `courses/abc`. */
  readonly document: string;
  /** The way back to the list that it is in. */
  readonly back?: ReactNode;
  /** Stands above the form. */
  readonly notice?: ReactNode;
}

/** The form of one thing, with its state, its way to save it, and the public page beside it. */
export function Editor<Values extends FieldValues, Stored extends { updatedAt: string }>({
  title,
  fields,
  preview,
  document,
  back,
  notice,
  ...task
}: EditorProps<Values, Stored>) {
  const { form, base, state, isBehind, submit, revert, show, conflict, draft } = useEditor(task);
  const isChanged = form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <FormSchemaContext value={task.kind.schema}>
        {!draft && <DraftKeeper name={task.draftName} basedOn={base.updatedAt} />}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box component="form" noValidate onSubmit={submit} aria-label={title}>
            <SaveBar
              title={title}
              back={back}
              state={state}
              changed={isChanged}
              isNew={base.updatedAt === undefined}
              onRevert={revert}
              history={
                task.stored && (
                  <HistoryButton
                    document={document}
                    title={title}
                    kind={task.kind}
                    fields={fields}
                    stored={task.stored}
                    unsaved={isChanged}
                    onRestored={show}
                  />
                )
              }
            />
            <Stack spacing={2} sx={{ marginTop: 2 }}>
              {notice}
              {isBehind && (
                <Alert severity="warning">
                  Someone else saved this while you were editing. Saving shows you both versions.
                </Alert>
              )}
              {draft && (
                <DraftOffer keptAt={draft.keptAt} onRestore={draft.restore} onDrop={draft.drop} />
              )}
              <Fields fields={fields} />
            </Stack>
          </Box>
          {preview && <FormPreview of={preview} />}
        </Box>
        {conflict && <ConflictDialog fields={fields} ours={form.getValues()} conflict={conflict} />}
      </FormSchemaContext>
    </FormProvider>
  );
}

interface SaveBarProps {
  readonly title: string;
  readonly back: ReactNode;
  readonly state: EditorState;
  readonly changed: boolean;
  readonly isNew: boolean;
  readonly onRevert: () => void;
  readonly history: ReactNode;
}

function SaveBar({ title, back, state, changed, isNew, onRevert, history }: SaveBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 2,
        paddingBlock: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      {back}
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ marginInlineEnd: 'auto', minWidth: 0 }}>
          <Typography variant="h2">{title}</Typography>
          <EditorStateText state={state} isNew={isNew} />
        </Box>
        {history}
        {changed && (
          <Button disabled={state === 'saving'} onClick={onRevert}>
            Undo changes
          </Button>
        )}
        <BusyButton type="submit" busy={state === 'saving'} busyLabel="Saving...">
          Save
        </BusyButton>
      </Stack>
    </Box>
  );
}
