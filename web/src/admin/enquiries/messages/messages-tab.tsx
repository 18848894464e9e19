import { messages, succeeded, templateChannels, type StoredTemplate } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { templatesKey, useTemplates } from './use-templates.ts';
import { NothingYet } from '../../list/nothing-yet.tsx';
import { IconAction } from '../../shell/icon-action.tsx';
import { wholeInLargeText } from '../../shell/large-text.ts';
import { LoadingShape, ReadFailure } from '../../shell/read-state.tsx';

/** Templates of messages to whoever sent an enquiry: create, edit, delete. */
export function MessagesTab() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const { data, error, refetch } = useTemplates();
  /** The one in the dialog; `new` for a new one. */
  const [open, setOpen] = useState<StoredTemplate | 'new' | null>(null);
  const reload = () => client.invalidateQueries({ queryKey: templatesKey });

  async function remove({ _id: id, name }: StoredTemplate) {
    const agreed = await confirm({
      title: `Delete the template “${name}”?`,
      text: 'Messages sent with it will stay in the timelines.',
      agree: 'Delete',
      destructive: true,
    });
    if (!agreed) return;
    try {
      await callApi('deleteTemplate', { id });
      notify('success', succeeded('Template', 'deleted'));
    } catch (failure) {
      notifyFailure(failure, messages.delete.template);
    }
    await reload();
  }

  return (
    <Stack component="section" aria-labelledby="templates-title" spacing={2}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="templates-title" variant="h2" sx={{ marginInlineEnd: 'auto' }}>
          Message templates
        </Typography>
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpen('new')}
          sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
        >
          New template
        </Button>
      </Stack>
      {error && <ReadFailure reason={messages.fetch.templates} onRetry={refetch} />}
      {!data && !error && <LoadingShape of="rows" />}
      {data?.length === 0 && (
        <NothingYet seed="templates" text="No templates yet.">
          You can choose one whenever you write a WhatsApp message or an email.
        </NothingYet>
      )}
      {data && data.length > 0 && (
        <Typography color="textSecondary">
          {data.length === 1 ? '1 template' : `${data.length} templates`}
        </Typography>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {data.map((each) => (
            <Stack
              key={each._id}
              component="li"
              direction="row"
              sx={{
                gap: 1,
                alignItems: 'center',
                paddingBlock: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography component="h3" variant="h3">
                  {each.name}
                </Typography>
                <Typography color="textSecondary" noWrap sx={wholeInLargeText}>
                  {templateChannels[each.channel]} · {each.subject || each.text}
                </Typography>
              </Box>
              <IconAction label={`Edit ${each.name}`} icon={Pencil} onClick={() => setOpen(each)} />
              <IconAction
                label={`Delete ${each.name}`}
                icon={Trash2}
                onClick={() => void remove(each)}
              />
            </Stack>
          ))}
        </Box>
      )}
      {open && (
        <TemplateDialog
          stored={open === 'new' ? undefined : open}
          onSaved={reload}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
