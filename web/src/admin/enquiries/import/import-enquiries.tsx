import { institute } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { saveFile } from '../../shell/files/save-file.ts';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { Choice } from '../../list/list-tools.tsx';
import { tabPath } from '../../shell/tabs.ts';
import type { JudgedRow } from './judge-rows.ts';
import { OutcomeList } from './outcome-list.tsx';
import { columnNames, type ImportColumns } from './read-file.ts';
import { refusedCsv } from './refused-csv.ts';
import { useImport } from './use-import.ts';
import { ProgressBar } from '../../shell/progress-bar.tsx';

type Import = ReturnType<typeof useImport>;

const countOf = (rows: readonly JudgedRow[] | undefined, state: JudgedRow['state']): number =>
  rows?.filter((row) => row.state === state).length ?? 0;

const enquiries = (count: number): string =>
  count === 1 ? '1 enquiry' : `${count.toLocaleString(institute.locale)} enquiries`;

function Columns({ file, columns, match, progress }: Import) {
  if (!file) return null;
  const options = file.titles.map((label, index) => ({ value: String(index), label }));
  return (
    <Stack
      component="fieldset"
      direction="row"
      disabled={progress !== undefined}
      sx={{ border: 0, padding: 0, margin: 0, flexWrap: 'wrap', gap: 2 }}
    >
      <Typography component="legend" variant="h3" sx={{ marginBottom: 2 }}>
        Match the columns
      </Typography>
      {Object.entries(columnNames).map(([field, label]) => (
        <Choice
          key={field}
          label={label}
          none="None"
          value={String(columns[field as keyof ImportColumns] ?? '')}
          options={options}
          onChange={(value) =>
            match({ ...columns, [field]: value === '' ? undefined : Number(value) })
          }
        />
      ))}
    </Stack>
  );
}

function Consent({
  agreed,
  consent,
  onChange,
}: {
  readonly agreed: boolean;
  readonly consent: string;
  readonly onChange: (agreed: boolean, consent: string) => void;
}) {
  return (
    <Stack spacing={1} sx={{ maxWidth: '40rem' }}>
      <FormControlLabel
        control={
          <Checkbox checked={agreed} onChange={(_, checked) => onChange(checked, consent)} />
        }
        label="These people agreed that we may keep these details to answer them."
      />
      <TextField
        label="How they gave consent"
        helperText="Stored with each enquiry, for example: sign-up sheet, open day on 12 November"
        value={consent}
        onChange={({ target }) => onChange(agreed, target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Stack>
  );
}

/** Enquiries from a CSV file: columns, a check, a question, and then they are stored (enquiries-26). */
export function ImportPage() {
  const importing = useImport();
  const { file, judged, problem, progress, open, check, store } = importing;
  const [agreed, setAgreed] = useState(false);
  const [consent, setConsent] = useState('');
  const confirm = useConfirm();
  const ready = countOf(judged, 'ready');
  const stored = countOf(judged, 'stored');
  const refused = countOf(judged, 'refused');
  const isBusy = progress !== undefined;
  const hasConsent = agreed && consent.trim() !== '';

  async function ask() {
    const isSure = await confirm({
      title: `Import ${enquiries(ready)}?`,
      text: 'They will be added as new enquiries. No one will be emailed.',
      agree: 'Import',
    });
    if (isSure) store(consent);
  }

  return (
    <Stack component="section" aria-labelledby="import-title" spacing={3}>
      <Link component={RouterLink} to={tabPath('enquiries')} sx={{ alignSelf: 'start' }}>
        All enquiries
      </Link>
      <Typography id="import-title" variant="h2">
        Import enquiries
      </Typography>
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <Typography id="import-file">
          A CSV file with a heading row and up to 5,000 rows below it.
        </Typography>
        <input
          type="file"
          aria-label="CSV file"
          aria-describedby="import-file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isBusy}
          style={{ maxWidth: '100%' }}
          onChange={({ target }) => target.files?.[0] && void open(target.files[0])}
        />
      </Stack>
      {file && stored === 0 && (
        <>
          <Columns {...importing} />
          <Consent
            agreed={agreed}
            consent={consent}
            onChange={(isAgreed, text) => {
              setAgreed(isAgreed);
              setConsent(text);
            }}
          />
          <Button
            variant="outlined"
            sx={{ alignSelf: 'start' }}
            disabled={isBusy || !hasConsent}
            onClick={() => check(consent)}
          >
            Check {file.rows.length.toLocaleString(institute.locale)} rows
          </Button>
        </>
      )}
      {isBusy && <ProgressBar value={progress} label="Progress" />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {judged && ready > 0 && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'start' }}
          disabled={isBusy || !hasConsent}
          onClick={() => void ask()}
        >
          Import {enquiries(ready)}
        </Button>
      )}
      {judged && ready === 0 && stored > 0 && (
        <Alert severity="success">
          {enquiries(stored)} imported.{' '}
          <Link
            component={RouterLink}
            to={`${tabPath('enquiries')}?source=Import&assigned=everybody`}
          >
            View them
          </Link>
        </Alert>
      )}
      {file && judged && refused > 0 && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => saveFile('not-imported.csv', 'text/csv', refusedCsv(file, judged))}
        >
          Download the {refused === 1 ? 'row' : `${refused} rows`} that cannot be imported
        </Button>
      )}
      {judged && <OutcomeList rows={judged} />}
    </Stack>
  );
}
