import { institute } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ChangeEvent, type MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { saveFile } from '../../shell/files/save-file.ts';
import { FormDialog } from '../../shell/dialogs/form-dialog.tsx';
import { Choice } from '../../list/list-tools.tsx';
import { tabPath } from '../../shell/tabs.ts';
import { takeLostFocus } from '../../shell/take-lost-focus.ts';
import type { JudgedRow } from './judge-rows.ts';
import { MatchCourses } from './match-courses.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { cellsOf, columnNames, type ImportColumns } from './read-file.ts';
import { refusedCsv } from './refused-csv.ts';
import { useImport } from './use-import.ts';
import { ProgressBar } from '../../shell/progress-bar.tsx';

type Import = ReturnType<typeof useImport>;

const countOf = (rows: readonly JudgedRow[] | undefined, state: JudgedRow['state']): number =>
  rows?.filter((row) => row.state === state).length ?? 0;

const enquiries = (count: number): string =>
  count === 1 ? '1 enquiry' : `${count.toLocaleString(institute.locale)} enquiries`;

function Columns({ file, columns, check, isStoring }: Import) {
  if (!file) return null;
  const options = file.titles.map((label, index) => ({ value: String(index), label }));
  return (
    <Stack
      component="fieldset"
      direction="row"
      disabled={isStoring}
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
          isNamed
          value={String(columns[field as keyof ImportColumns] ?? '')}
          options={options}
          onChange={(value) =>
            check({ ...columns, [field]: value === '' ? undefined : Number(value) })
          }
        />
      ))}
    </Stack>
  );
}

interface ConsentQuestionProps {
  readonly title: string;
  /** What was answered before. */
  readonly given: string;
  readonly onAgreed: (consent: string) => void;
  readonly onClose: () => void;
}

/** Asks where the consent of the people in the file comes from; the answer lets them be stored (enquiries-27). */
function ConsentQuestion({ title, given, onAgreed, onClose }: ConsentQuestionProps) {
  const [consent, setConsent] = useState(given);
  const [problem, setProblem] = useState<string>();
  return (
    <FormDialog
      title={title}
      submitLabel="Import"
      isBusy={false}
      onSubmit={() =>
        consent.trim() === ''
          ? setProblem('Enter how these people gave consent')
          : onAgreed(consent.trim())
      }
      onClose={onClose}
    >
      <DialogContentText>
        By importing them you confirm that these people agreed that we may keep these details to
        answer them. They will be added as new enquiries. No one will be emailed.
      </DialogContentText>
      <TextField
        label="How they gave consent"
        error={problem !== undefined}
        helperText={
          problem ?? 'Stored with each enquiry, for example: sign-up sheet, open day on 12 November'
        }
        value={consent}
        onChange={({ target }) => {
          setConsent(target.value);
          setProblem(undefined);
        }}
        slotProps={{
          htmlInput: { maxLength: 200 },
          formHelperText: problem === undefined ? {} : { role: 'alert' },
        }}
      />
    </FormDialog>
  );
}

/** A file input whose button looks like the others. */
const chooser = {
  maxWidth: '100%',
  color: 'text.secondary',
  font: 'inherit',
  '&::file-selector-button': {
    minHeight: 44,
    marginInlineEnd: 1.5,
    paddingInline: 2,
    border: '1px solid var(--control-line)',
    borderRadius: 1,
    backgroundColor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
} as const;

/** Enquiries from a CSV file: a check as soon as it is chosen, a question, and then they are stored (enquiries-26). */
export function ImportPage() {
  const importing = useImport();
  const { file, columns, courseNames, judged, problem, progress, isStoring } = importing;
  const { open, check, store } = importing;
  const [consent, setConsent] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const ready = countOf(judged, 'ready');
  const stored = countOf(judged, 'stored');
  const refused = countOf(judged, 'refused');
  const isBusy = progress !== undefined;

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
        <Box
          component="input"
          type="file"
          aria-label="CSV file"
          aria-describedby="import-file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isStoring}
          sx={chooser}
          // Else choosing the same file again, once it is corrected, would be no change.
          onClick={({ currentTarget }: MouseEvent<HTMLInputElement>) => (currentTarget.value = '')}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            target.files?.[0] && void open(target.files[0])
          }
        />
      </Stack>
      {file && stored === 0 && (
        <>
          <Columns {...importing} />
          <MatchCourses
            cells={file.rows.map((row) => cellsOf(row, columns).course)}
            courseNames={courseNames}
            isStoring={isStoring}
            onChoose={(named) => check(columns, named)}
          />
        </>
      )}
      {isBusy && <ProgressBar value={progress} label={isStoring ? 'Importing' : 'Checking'} />}
      {problem && <Alert severity="error">{problem}</Alert>}
      {file && problem && !judged && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => check()}>
          Check again
        </Button>
      )}
      {judged && ready > 0 && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'start' }}
          disabled={isBusy}
          onClick={() => setIsAsking(true)}
        >
          Import {enquiries(ready)}
        </Button>
      )}
      {isAsking && (
        <ConsentQuestion
          title={`Import ${enquiries(ready)}?`}
          given={consent}
          onAgreed={(given) => {
            setConsent(given);
            setIsAsking(false);
            store(given);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {judged && ready === 0 && stored > 0 && (
        <Alert severity="success">
          {enquiries(stored)} imported.{' '}
          <Link
            // The button that was pressed is gone.
            ref={takeLostFocus}
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
