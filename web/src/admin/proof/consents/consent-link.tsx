import { consentLanguages, type ConsentLanguage } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CopiedText } from '../../enquiries/row/copied-text.tsx';

const greetings: Readonly<Record<ConsentLanguage, string>> = {
  en: 'Vanakkam! May we show your success on our website? Please look and answer here:',
  ta: 'வணக்கம்! உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்டலாமா? இங்கே பார்த்துப் பதில் அளியுங்கள்:',
};

interface ConsentLinkProps {
  readonly address: string;
  readonly language: ConsentLanguage;
}

/** The new link, which is shown this once. */
export const ConsentLink = ({ address, language }: ConsentLinkProps) => (
  <Stack sx={{ gap: 2, alignItems: 'start' }}>
    <Alert severity="info">
      Copy this link now: it will not be shown again. Send it only to the student, because anyone
      who has it can answer for them.
    </Alert>
    <TextField
      label="Link"
      value={address}
      fullWidth
      slotProps={{ htmlInput: { readOnly: true } }}
    />
    <CopiedText what="the link" text={`In ${consentLanguages[language]}`} value={address} />
    <Button
      variant="outlined"
      href={`https://wa.me/?text=${encodeURIComponent(`${greetings[language]} ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      Send by WhatsApp
    </Button>
  </Stack>
);
