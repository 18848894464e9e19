import type { ListedEdit, ReleaseWithEdits, StoredEdit, StoredRelease } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarArrowUp } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { timeText } from '../editor/time-text.ts';
import { newItem } from '../list/item-page.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import { documentPath, tabOf } from '../shell/document-path.ts';
import { personOf } from '../../lib/firebase/live/person-of.ts';
import { tabPath } from '../shell/tabs.ts';

/** Where the edited document is; for one that is still to come its form, or its list. */
function pathOf({ document, basedOn }: StoredEdit, state: ReleaseWithEdits['state']): string {
  const path = documentPath(document);
  const tab = tabOf(document) ?? 'home';
  const [collection, id] = document.split('/');
  if (path && (basedOn !== null || state === 'published' || collection === 'content')) return path;
  return state === 'waiting' ? `${tabPath(tab, newItem)}?id=${id}` : tabPath(tab);
}

interface EditRowProps {
  readonly edit: ListedEdit;
  /** Whether those of its release have several. */
  readonly showsAuthor: boolean;
  readonly state: ReleaseWithEdits['state'];
  readonly onDrop: () => void;
  /** The other releases that wait. */
  readonly others: readonly StoredRelease[];
  readonly onMove: (to: StoredRelease) => void;
}

/** An edit of a release: what it changes, old and new. */
export const EditRow = ({ edit, showsAuthor, state, onDrop, others, onMove }: EditRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      alignItems: 'start',
      paddingBlock: 0.75,
      borderTop: '1px solid var(--line)',
      overflowWrap: 'anywhere',
    }}
  >
    <Box sx={{ flex: '1 1 12rem', minWidth: 0, paddingBlock: 0.75 }}>
      <Link
        component={RouterLink}
        to={pathOf(edit, state)}
        underline="hover"
        sx={{ color: 'text.primary', fontWeight: 600 }}
      >
        {edit.title}
      </Link>{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {[edit.basedOn === null && 'new', showsAuthor && personOf(edit)].filter(Boolean).join(', ')}
      </Typography>
      {edit.problem && (
        <Typography variant="body2" color="error">
          Cannot go live: {edit.problem}. Open it and continue editing.
        </Typography>
      )}
    </Box>
    <Box
      component="ul"
      sx={{
        order: { xs: 1, md: 0 },
        flex: { xs: '1 0 100%', md: '2 1 16rem' },
        minWidth: 0,
        margin: 0,
        padding: 0,
      }}
    >
      {edit.changes.map(({ label, from, to }, index) => (
        <Box
          // A list can have the same field several times.
          key={`${label} ${index}`}
          component="li"
          sx={{
            listStyle: 'none',
            paddingBlock: 0.75,
            '& del': { color: 'text.secondary' },
            '& ins': {
              paddingInline: 0.5,
              backgroundColor: 'var(--turmeric-wash)',
              fontWeight: 600,
              textDecoration: 'none',
            },
          }}
        >
          {label}: <del>{from}</del> <ins>{to}</ins>
        </Box>
      ))}
      {edit.more > 0 && (
        <Typography component="li" sx={{ listStyle: 'none' }} color="textSecondary">
          and {edit.more} more
        </Typography>
      )}
    </Box>
    {state === 'waiting' && (
      <Box>
        <Button
          color="inherit"
          aria-label={`Discard the change to ${edit.title}`}
          sx={{ color: 'text.secondary' }}
          onClick={onDrop}
        >
          Discard
        </Button>
        {others.length > 0 && (
          <RowMenu
            name={`the change to ${edit.title}`}
            actions={others.map((other) => ({
              label: `Move to “${other.name}”${other.at ? `, ${timeText(other.at)}` : ''}`,
              icon: CalendarArrowUp,
              run: () => onMove(other),
            }))}
          />
        )}
      </Box>
    )}
  </Box>
);
