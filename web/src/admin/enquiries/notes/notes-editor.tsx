import {
  collections,
  enquiryDetails,
  enquiryDetailsHelp,
  enquiryStatuses,
  messages,
  storedEnquiry,
  succeeded,
  type EnquiryDetails,
  type StoredEnquiry,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormProvider } from 'react-hook-form';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { DraftKeeper } from '../../editor/drafts/draft-keeper.tsx';
import { DraftOffers } from '../../editor/drafts/draft-offers.tsx';
import { EditsOfOthers } from '../../editor/merge/edits-of-others.tsx';
import { EditorStateText } from '../../editor/editor-state-text.tsx';
import { useEditor } from '../../editor/use-editor.ts';
import type { Field } from '../../editor/form/field.ts';
import { Fields } from '../../editor/form/fields.tsx';
import { FormKindContext } from '../../editor/form/form-kind-context.ts';
import { HistoryButton } from '../../editor/history/history-button.tsx';
import { BusyButton } from '../../shell/busy-button.tsx';
import { shortcutOf } from '../../shell/shortcut.ts';

const kind = {
  schema: enquiryDetails,
  help: enquiryDetailsHelp,
  storedSchema: storedEnquiry,
  blank: { name: '', phone: '', email: '', notes: '', followUpOn: '', followUpTime: '' },
};

const fields: Field<EnquiryDetails>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', type: 'tel', name: 'phone', label: 'Phone' },
  { kind: 'text', type: 'email', name: 'email', label: 'Email' },
  { kind: 'text', type: 'date', name: 'followUpOn', label: 'Follow up on' },
  { kind: 'text', type: 'time', name: 'followUpTime', label: 'Time' },
  { kind: 'long-text', name: 'notes', label: 'Notes' },
];

/** The fields edited here; the status is changed beside the name. */
const historyKind = {
  storedSchema: storedEnquiry,
  schema: z.extend(z.pick(storedEnquiry, { status: true }), enquiryDetails.shape),
  blank: { ...kind.blank, status: 'new' as const },
};

const historyFields: Field<z.infer<typeof historyKind.schema>>[] = [
  { kind: 'select', name: 'status', label: 'Status', options: enquiryStatuses },
  ...fields,
];

interface NotesEditorProps {
  readonly enquiry: StoredEnquiry;
  readonly draftName: string;
  /** Called with the saved enquiry. */
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Who an enquiry is from, its follow-up and the staff's notes. */
export function NotesEditor({ enquiry, draftName, onUpdated }: NotesEditorProps) {
  const editor = useEditor<EnquiryDetails, StoredEnquiry>({
    kind,
    stored: enquiry,
    title: 'Details of an enquiry',
    draftName,
    save: (values, updatedAt) =>
      callApi('updateEnquiry', {
        id: enquiry._id,
        body: { ...values, ...(updatedAt !== undefined && { updatedAt }) },
      }),
    onSaved: (saved) => {
      onUpdated(saved);
      notify('success', succeeded('Enquiry', 'updated'));
    },
    failure: messages.save.enquiry,
  });
  const { form, base, state, submit, revert, show, drafts } = editor;
  const { isDirty } = form.formState;

  const path = `${collections.enquiries}/${enquiry._id}`;

  return (
    <FormProvider {...form}>
      <FormKindContext value={kind}>
        <DraftKeeper keep={drafts.keep} drop={drafts.drop} base={base} />
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => {
            if (shortcutOf(event) !== 's') return;
            event.preventDefault();
            event.currentTarget.requestSubmit();
          }}
          aria-label={`Details of ${enquiry.name}`}
        >
          <Stack spacing={1.5} sx={{ paddingBlock: 1 }}>
            <EditsOfOthers document={path} fields={fields} editor={editor} />
            <DraftOffers drafts={drafts} onSettled={() => form.setFocus('notes')} />
            <Fields fields={fields} />
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <BusyButton
                type="submit"
                size="small"
                busy={state === 'saving'}
                busyLabel="Saving..."
                disabled={!isDirty}
              >
                Save
              </BusyButton>
              {isDirty && (
                <Button size="small" disabled={state === 'saving'} onClick={revert}>
                  Undo changes
                </Button>
              )}
              <HistoryButton
                size="small"
                document={path}
                title={enquiry.name}
                kind={historyKind}
                fields={historyFields}
                stored={enquiry}
                unsaved={isDirty}
                onRestored={(now) => {
                  show(now);
                  onUpdated(storedEnquiry.parse(now));
                }}
              />
              <EditorStateText state={state} />
            </Stack>
          </Stack>
        </Box>
      </FormKindContext>
    </FormProvider>
  );
}
