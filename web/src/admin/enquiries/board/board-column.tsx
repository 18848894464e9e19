import { useDroppable } from '@dnd-kit/core';
import { messages, type EnquiryFilter, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { liveEnquiries } from '../../../lib/firebase/live/live-enquiries.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { StateDot } from '../../list/state-dot.tsx';
import { mostRead } from '../mixed-search.ts';
import { statusDots } from '../row/status-mark.tsx';
import { BoardCard } from './board-card.tsx';
import { waitingOf } from './waiting-of.ts';
import { ReadFailure } from '../../shell/read-state.tsx';

/** So many are shown, and so many more by each press. */
const pageSize = 20;

/** The element that names the column of a status. */
export const columnId = (status: StoredEnquiry['status']): string =>
  `board-${status.replace(' ', '-')}`;

const hiddenOnPhones = {
  '@media (width < 37.5rem)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const;

interface BoardColumnProps {
  readonly status: StoredEnquiry['status'];
  readonly filter: EnquiryFilter;
  /** Whom of those a search finds that a query cannot make by itself. */
  readonly finds: ((enquiry: StoredEnquiry) => boolean) | undefined;
  readonly now: number;
  /** The enquiries whose moves are being saved. */
  readonly busy: ReadonlySet<string>;
  /** Called with how many it has, once that is known. */
  readonly onCount: (status: StoredEnquiry['status'], count: string) => void;
  /** Called with who waits for an answer, as a text, in the column of new ones, once all of it is read. */
  readonly onWaiting: (text: string | undefined) => void;
}

/** The newest enquiries of a status, live. */
export function BoardColumn({
  status,
  filter,
  finds,
  now,
  busy,
  onCount,
  onWaiting,
}: BoardColumnProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const count = finds ? mostRead : shownCount;
  const live = useLive(
    useMemo(() => liveEnquiries({ ...filter, statuses: [status] }, count), [filter, status, count]),
  );
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const rows = live.status === 'ready' ? live.data : [];
  const shown = rows.filter(
    (enquiry) =>
      (!enquiry.joined || filter.part !== undefined) && (finds === undefined || finds(enquiry)),
  );
  const isMore = !finds && rows.length >= count;
  const countText = `${shown.length}${isMore ? '+' : ''}`;
  const isRead = live.status === 'ready';
  useEffect(() => {
    if (isRead) onCount(status, countText);
  }, [isRead, onCount, status, countText]);
  const waiting = status === 'new' && isRead && !isMore ? waitingOf(shown, now) : undefined;
  useEffect(() => {
    if (status !== 'new') return undefined;
    onWaiting(waiting);
    return () => onWaiting(undefined);
  }, [onWaiting, status, waiting]);
  const id = columnId(status);
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-labelledby={id}
      sx={{
        position: 'relative',
        padding: { sm: 1 },
        borderRadius: 1,
        backgroundColor: { sm: 'var(--sunken)' },
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Typography
        id={id}
        variant="h3"
        sx={{
          // The longest name fits, and the first cards of all columns are at one height.
          minHeight: '1.75rem',
          marginBottom: 0.5,
          fontSize: '0.9375rem',
          // Phones have it above, among the names of all columns.
          ...hiddenOnPhones,
        }}
      >
        <StateDot kind={statusDots[status]}>{`${status} (${countText})`}</StateDot>
      </Typography>
      {live.status === 'failed' && (
        <ReadFailure reason={messages.fetch.enquiries} onRetry={live.retry} />
      )}
      {live.status === 'loading' && <Skeleton variant="rounded" height={72} />}
      <Box
        component="ol"
        aria-labelledby={id}
        sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1 }}
      >
        {shown.map((enquiry) => (
          <BoardCard key={enquiry._id} enquiry={enquiry} now={now} busy={busy.has(enquiry._id)} />
        ))}
      </Box>
      {isMore && (
        <Button
          size="small"
          aria-label={`Show more ${status} enquiries`}
          onClick={() => setShownCount(shownCount + pageSize)}
        >
          Show more
        </Button>
      )}
    </Box>
  );
}
