import { claimSourcePath } from '@institute/schema';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { callApi } from '../../../lib/api/api-client.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { saveDataUrl } from '../../shell/files/save-data-url.ts';

async function download(id: string): Promise<void> {
  try {
    saveDataUrl(await callApi('readClaimSource', { id }));
  } catch (failure) {
    notifyFailure(failure, 'The file could not be downloaded');
  }
}

/** Opens what shows a figure: downloads its file, which only staff may read, or leads to its address. */
export const SourceLink = ({ source }: { readonly source: string }) =>
  source.startsWith(claimSourcePath) ? (
    <Button size="small" onClick={() => void download(source.slice(claimSourcePath.length))}>
      Download
    </Button>
  ) : (
    <Link href={source} target="_blank" rel="noopener">
      {source}
    </Link>
  );
