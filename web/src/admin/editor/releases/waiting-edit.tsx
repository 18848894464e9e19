import type { PreviewAddress, WaitingEdit } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { openInTab } from '../../shell/open-in-tab.ts';
import { tabPath } from '../../shell/tabs.ts';
import { PreviewLink } from './preview-link.tsx';
import { useReloadReleases } from './use-releases.ts';

interface WaitingEditProps {
  readonly edit: WaitingEdit;
  /** Puts the edit into the form. */
  readonly onGoOn: (values: FieldValues) => void;
}

/** An edit that waits: seen on the site as it will be, at an address for colleagues, continued, or back in the form alone (releases-6). */
export function WaitingEditNotice({
  edit: { _id, release: id, releaseName, data, problem },
  onGoOn,
}: WaitingEditProps) {
  const reload = useReloadReleases();
  const [preview, setPreview] = useState<PreviewAddress>();

  async function see() {
    try {
      await openInTab(async () => {
        const address = await callApi('previewRelease', { id });
        setPreview(address);
        return address.path;
      });
    } catch (error) {
      notifyFailure(error, 'The preview could not be created');
    }
  }

  async function remove() {
    try {
      // Once it is removed, the form alone has it.
      onGoOn(data);
      await callApi('removeEdit', { id: _id });
      await reload();
    } catch (error) {
      notifyFailure(error, 'The change could not be removed from the release');
    }
  }

  return (
    <>
      <Alert severity={problem ? 'warning' : 'info'}>
        There is a scheduled change to this in{' '}
        <Link component={RouterLink} to={tabPath('releases')}>
          {releaseName}
        </Link>
        {problem && `. It cannot go live: ${problem}`}.
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={() => void see()}>Preview</Button>
          <Button onClick={() => onGoOn(data)}>Continue editing</Button>
          <Button onClick={() => void remove()}>Remove from the release</Button>
        </Stack>
      </Alert>
      {preview && <PreviewLink release={id} {...preview} onRenewed={setPreview} />}
    </>
  );
}
