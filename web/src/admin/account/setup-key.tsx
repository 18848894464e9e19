import type { SecondFactorEnrolment } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { encode } from 'uqr';

/** Width of the quiet zone around the code in modules, as the standard requires. */
const quietZone = 4;

/** The dark modules of each row, as lines one module high. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

interface QrCodeProps {
  readonly text: string;
  /** Text alternative. */
  readonly label: string;
}

/** A QR code, dark on light even in the dark theme: many apps read nothing else. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: quietZone });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={pathOf(data)} />
    </svg>
  );
}

/** The key in groups of four, for typing. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The key for an authenticator app: as a QR code, a link, or text. */
export function SetupKey({ secret, uri }: SecondFactorEnrolment) {
  const [copied, setCopied] = useState('');
  const shown = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('Copied');
    } catch {
      getSelection()?.selectAllChildren(shown.current!);
      setCopied('Your browser blocks copying: copy the selected text yourself');
    }
  }

  return (
    <Stack spacing={2}>
      <Box sx={{ width: 208, '& svg': { display: 'block', borderRadius: 1 } }}>
        <QrCode
          text={uri}
          label="QR code for the authenticator app; you can use the key below instead"
        />
      </Box>
      <Typography>
        On this phone? <Link href={uri}>Open it in your app</Link>
      </Typography>
      <div>
        <Typography color="textSecondary">No camera? Type this key into the app:</Typography>
        <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography
            ref={shown}
            component="code"
            sx={{ fontFamily: 'monospace', fontSize: '1rem', maxWidth: '20ch' }}
          >
            {grouped(secret)}
          </Typography>
          <Button onClick={() => void copy()}>Copy key</Button>
          <Typography role="status" color="textSecondary">
            {copied}
          </Typography>
        </Stack>
      </div>
    </Stack>
  );
}
