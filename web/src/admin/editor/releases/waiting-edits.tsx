import type { WaitingEdit } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { FieldValues } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { tabPath } from '../../shell/tabs.ts';
import { useWaitingEdits } from './use-releases.ts';

interface WaitingEditsProps {
  /** Path of the document. */
  readonly document: string;
  /** Puts the edit into the form. */
  readonly onGoOn: (values: FieldValues) => void;
}

/** Says which edits of the document wait in a release, and which of them no longer fit (releases-6). */
export function WaitingEdits({ document, onGoOn }: WaitingEditsProps) {
  const { data } = useWaitingEdits(document);
  return data?.map(({ _id, releaseName, data: values, problem }: WaitingEdit) => (
    <Alert
      key={_id}
      severity={problem ? 'warning' : 'info'}
      action={<Button onClick={() => onGoOn(values)}>Continue editing</Button>}
    >
      There is a scheduled change to this in{' '}
      <Link component={RouterLink} to={tabPath('releases')}>
        {releaseName}
      </Link>
      {problem && `. It cannot go live: ${problem}`}.
    </Alert>
  ));
}
