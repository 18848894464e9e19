import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { CopiedText } from '../../shell/copied-text.tsx';
import { timeText } from '../time-text.ts';

interface PreviewLinkProps {
  readonly path: string;
  readonly until: string;
}

/** The address of a preview, to be opened, copied or sent. */
export function PreviewLink({ path, until }: PreviewLinkProps) {
  const address = new URL(path, location.origin).href;
  const message = `Please look at this preview of our website: ${address}`;
  return (
    <Alert severity="info" sx={{ marginBottom: 1.5 }}>
      Anyone who has the link can open the preview until {timeText(until)}.
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Link href={path} target="_blank" rel="noopener">
          Open the preview
        </Link>
        <CopiedText what="the link to the preview" text="Link" value={address} />
        <Link
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Share on WhatsApp
        </Link>
      </Stack>
    </Alert>
  );
}
