import {
  consentAsk,
  consentAskHelp,
  consentLanguages,
  hasTamil,
  messages,
  type ShownConsent,
  consentStates,
  type ConsentLanguage,
} from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { useCourseNames } from '../../editor/form/list-heads.ts';
import { timeText } from '../../editor/time-text.ts';
import { CopiedText } from '../../shell/copied-text.tsx';
import { BusyButton } from '../../shell/busy-button.tsx';
import { InputDialog } from '../../shell/dialogs/input-dialog.tsx';
import { problemsOfFailure } from '../../shell/dialogs/problems-of-failure.ts';
import { consentsKey } from './use-consents.ts';

const languages = Object.entries(consentLanguages).filter(([code]) => code !== 'ta' || hasTamil);

const greetings: Readonly<Record<ConsentLanguage, string>> = {
  en: `${hasTamil ? 'Vanakkam' : 'Hello'}! May we show your success on our website? Please look and answer here:`,
  ta: 'வணக்கம்! உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்டலாமா? இங்கே பார்த்துப் பதில் அளியுங்கள்:',
};

interface ConsentLinkProps {
  readonly address: string;
  readonly language: ConsentLanguage;
}

/** The new link, which is shown this once. */
const ConsentLink = ({ address, language }: ConsentLinkProps) => (
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
      Share on WhatsApp
    </Button>
  </Stack>
);

/** What happened to a consent, the latest first. */
const ConsentHistory = ({ consent }: { readonly consent: ShownConsent }) => (
  <Box component="ol" reversed aria-label="History" sx={{ margin: 0, padding: 0 }}>
    {consent.entries.toReversed().map(({ at, state, text }) => (
      <li key={at}>
        {consentStates[state]}, <time dateTime={at}>{timeText(at)}</time>
        {text && <Typography sx={{ whiteSpace: 'pre-line' }}>“{text}”</Typography>}
      </li>
    ))}
  </Box>
);

type Problems = Readonly<Record<string, string>>;

/** 128 random bits. */
const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);

interface ConsentDialogProps {
  readonly kind: ShownConsent['kind'];
  readonly findTarget: () => Promise<string>;
  readonly name: string;
  /** The course that a placement names; a testimonial's is asked for. */
  readonly course?: string;
  readonly consent: ShownConsent | undefined;
  readonly onClose: () => void;
}

/** Shows what somebody answered, and asks them (consents-1). */
export function ConsentDialog({
  kind,
  findTarget,
  name,
  course,
  consent,
  onClose,
}: ConsentDialogProps) {
  const client = useQueryClient();
  const courses = useCourseNames();
  const [typed, setTyped] = useState({
    course: consent?.course ?? '',
    duration: consent?.duration,
    paid: consent?.paid ?? 'yes',
    language: consent?.language ?? 'en',
    email: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  /** So that a retry asks once. */
  const [secret] = useState(newSecret);
  const [address, setAddress] = useState<string | null>(null);
  const isOver = consent?.state === 'declined' || consent?.state === 'withdrawn';

  const named = course ?? typed.course.trim();
  const usual = courses?.find(({ title }) => title === named)?.duration ?? '';
  const values = { ...typed, duration: typed.duration ?? usual };

  async function ask() {
    const { email, ...rest } = values;
    const { data: body, error } = consentAsk.safeParse({
      kind,
      target: await findTarget(),
      secret,
      ...rest,
      ...(email.trim() && { email: email.trim() }),
    });
    if (error)
      return setProblems(
        Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    setBusy(true);
    setProblems({});
    try {
      const { _id } = await callApi('askConsent', { body });
      await client.invalidateQueries({ queryKey: consentsKey });
      if (body.email) notify('success', 'Email on its way');
      setAddress(`${location.origin}/consent/${_id}/${secret}`);
    } catch (failure) {
      setProblems(problemsOfFailure(failure, () => notifyFailure(failure, messages.save.consent)));
    }
    setBusy(false);
  }

  const field = (key: keyof typeof values) => ({
    value: values[key],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [key]: value })),
    error: problems[key] !== undefined,
    helperText: problems[key] ?? consentAskHelp[key],
  });

  return (
    <InputDialog isBusy={busy} onClose={onClose} fullWidth aria-labelledby="consent">
      <DialogTitle id="consent">Consent: {name}</DialogTitle>
      <DialogContent>
        {consent && <ConsentHistory consent={consent} />}
        {address && <ConsentLink address={address} language={typed.language} />}
        {!address && !isOver && (
          <Stack data-labels="above" sx={{ gap: 2, marginTop: 1 }}>
            <DialogContentText>
              The student sees exactly what visitors see, and can agree, ask for a change, or say
              no. They need no account, and can withdraw through the same link at any time.
            </DialogContentText>
            {kind === 'testimonial' && <TextField label="Course" {...field('course')} />}
            <TextField required label="Duration of the course" {...field('duration')} />
            <TextField
              select
              label="Type of course"
              slotProps={{ select: { native: true } }}
              {...field('paid')}
            >
              <option value="yes">Paid course</option>
              <option value="no">Free course</option>
            </TextField>
            <TextField
              select
              label="Language"
              slotProps={{ select: { native: true } }}
              {...field('language')}
            >
              {languages.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </TextField>
            <TextField
              label="Email address (optional)"
              type="email"
              autoComplete="off"
              {...field('email')}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Close
        </Button>
        {!address && !isOver && (
          <BusyButton busy={busy} busyLabel="Creating..." onClick={() => void ask()}>
            Create link
          </BusyButton>
        )}
      </DialogActions>
    </InputDialog>
  );
}
