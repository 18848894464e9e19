import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useConfirm } from '../../shell/dialogs/confirm-context.ts';
import { useAdmin } from '../../shell/session.ts';
import { dropDraft, findDrafts } from './draft.ts';
import { discardQuestion } from './draft-offers.tsx';
import { timeText } from '../time-text.ts';

interface WaitingDraftsProps {
  /** Whether to show the drafts of that path. */
  readonly at: (path: string) => boolean;
}

/** Links to the places with unsaved changes. */
export function WaitingDrafts({ at }: WaitingDraftsProps) {
  const { uid } = useAdmin();
  const confirm = useConfirm();
  const [drafts, setDrafts] = useState(() => findDrafts(localStorage, `${uid}/`));
  const shown = drafts.filter(({ draft }) => at(draft.path));

  async function discard({ name, draft }: (typeof drafts)[number]) {
    if (!(await confirm(discardQuestion))) return;
    dropDraft(localStorage, name, draft.id);
    setDrafts(drafts.filter((other) => other.draft.id !== draft.id));
  }

  if (shown.length === 0) return null;
  return (
    <Alert severity="info" sx={{ marginBottom: 2, '& .MuiAlert-message': { flexGrow: 1 } }}>
      You have unsaved changes in this browser:
      <Box component="ul" sx={{ listStyle: 'none', padding: 0 }}>
        {shown.map((found) => (
          <Box
            key={found.draft.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
          >
            <Link
              component={RouterLink}
              to={found.draft.path}
              state={found.draft.state}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {found.draft.title}
            </Link>
            <span>{timeText(found.draft.keptAt)}</span>
            <Button
              size="small"
              aria-label={`Discard the changes to ${found.draft.title}`}
              onClick={() => void discard(found)}
            >
              Discard
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
