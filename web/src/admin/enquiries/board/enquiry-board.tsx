import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { enquiryStatuses, localDay, messages, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { List } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { IconAction } from '../../shell/icon-action.tsx';
import { useAdmin } from '../../shell/session.ts';
import { EnquiryTools } from '../enquiry-tools.tsx';
import { everyonesViewAt } from '../everyones-views.ts';
import { filterOf, toAnswerStatus } from '../enquiry-view.ts';
import { mixedSearch } from '../mixed-search.ts';
import { NoEnquiries } from '../no-enquiries.tsx';
import { ListViews } from '../../list/list-views.tsx';
import { EnrolDialog } from '../row/enrol-dialog.tsx';
import { saveChoice } from '../row/save-choice.ts';
import { useNow } from '../use-now.ts';
import { useView } from '../use-view.ts';
import { BoardColumn, columnId } from './board-column.tsx';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The arrow keys move to the next column. */
const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  const columns = enquiryStatuses.filter((status) => context.droppableRects.has(status));
  const at = columns.findIndex((status) => status === context.over?.id);
  const next = columns[at + step];
  const rect = next && context.droppableRects.get(next);
  return rect && { x: rect.left + 8, y: currentCoordinates.y };
};

const screenReaderInstructions = {
  draggable:
    'Press Space to pick up a card, the left and right arrow keys to choose a status, Space again to drop it, and Escape to cancel.',
};

const enquiryIn = ({ active }: Pick<DragEndEvent, 'active'>) =>
  active.data.current?.['enquiry'] as StoredEnquiry;

const showColumn = (status: StoredEnquiry['status']): void =>
  document.getElementById(columnId(status))?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The enquiries in a column for each status, moved by mouse, touch and keyboard (enquiries-25). */
export function EnquiryBoard() {
  const [view, setView] = useView();
  const { uid } = useAdmin();
  const now = useNow();
  const today = localDay(new Date(now));
  const search = useDeferredValue(view.search);
  const mixed = useMemo(() => mixedSearch(search), [search]);
  const filter = useMemo(
    () => ({
      ...filterOf(
        // Each column has a status of its own.
        { ...view, ...(view.status === toAnswerStatus && { status: '' }), search },
        today,
        uid,
      ),
      ...(mixed && { part: mixed.part }),
    }),
    [view, search, today, uid, mixed],
  );
  const [column, setColumn] = useState(0);
  const [counts, setCounts] = useState<ReadonlyMap<string, string>>(new Map());
  const noteCount = useCallback(
    (status: string, count: string) => setCounts((before) => new Map(before).set(status, count)),
    [],
  );
  const [waiting, setWaiting] = useState<string>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [enrols, setEnrols] = useState<StoredEnquiry | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );

  /** The column that was announced last. */
  const announced = useRef<UniqueIdentifier>('');
  const announcements: Announcements = {
    onDragStart: (event) => {
      const { name, status } = enquiryIn(event);
      announced.current = status;
      return `Picked up ${name} from ${status}`;
    },
    onDragOver: (event) => {
      if (!event.over || event.over.id === announced.current) return undefined;
      announced.current = event.over.id;
      return `${enquiryIn(event).name} is now over ${event.over.id}`;
    },
    onDragEnd: (event) =>
      `${enquiryIn(event).name} moved to ${event.over?.id ?? enquiryIn(event).status}`,
    onDragCancel: (event) =>
      `Move cancelled: ${enquiryIn(event).name} is back in ${enquiryIn(event).status}`,
  };

  async function move(enquiry: StoredEnquiry, status: StoredEnquiry['status']) {
    const { _id } = enquiry;
    setBusy((before) => new Set(before).add(_id));
    try {
      await saveChoice(enquiry, 'status', status);
    } catch (error) {
      notifyFailure(error, messages.save.status);
    }
    setBusy((before) => new Set([...before].filter((id) => id !== _id)));
  }

  function drop(event: DragEndEvent) {
    const enquiry = enquiryIn(event);
    const status = enquiryStatuses.find((each) => each === event.over?.id);
    if (!status || status === enquiry.status) return;
    if (status === 'enrolled') setEnrols(enquiry);
    else void move(enquiry, status);
  }

  const shown = enquiryStatuses.filter((status) => filter.statuses?.includes(status) ?? true);
  return (
    <Stack component="section" aria-labelledby="enquiries" sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography id="enquiries" variant="h2">
          Enquiries
        </Typography>
        <Typography color="textSecondary" sx={{ flex: '1 1 6rem', lineHeight: 1.2 }}>
          {everyonesViewAt(view) !== -1 && !view.followUp && waiting}
        </Typography>
        <IconAction label="List" icon={List} onClick={() => setView({ ...view, layout: '' })} />
      </Stack>
      <EnquiryTools view={view} onView={setView} />
      <Box sx={{ display: { sm: 'none' } }}>
        <ListViews
          label="Columns"
          views={shown.map((status) => ({
            value: status,
            label: status,
            count: counts.get(status),
          }))}
          value={shown[column] ?? ''}
          onChange={(status) => showColumn(status as StoredEnquiry['status'])}
        />
      </Box>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions }}
        onDragEnd={drop}
      >
        <Box
          // Phones show one column at a time.
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setColumn(Math.round(scrollLeft / clientWidth))
          }
          sx={{
            display: 'grid',
            gridAutoFlow: 'column',
            // All of them fit beside the rail of a laptop.
            gridAutoColumns: {
              xs: '100%',
              sm: 'minmax(13rem, 1fr)',
              lg: 'minmax(9.75rem, 1fr)',
            },
            scrollSnapType: { xs: 'x proximity', sm: 'none' },
            '& > *': { scrollSnapAlign: 'start' },
            gap: 1,
            overflowX: 'auto',
            padding: '2px',
          }}
        >
          {shown.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              filter={filter}
              finds={mixed?.finds}
              now={now}
              busy={busy}
              onCount={noteCount}
              onWaiting={setWaiting}
            />
          ))}
        </Box>
      </DndContext>
      {shown.every((status) => counts.get(status) === '0') && (
        <NoEnquiries view={view} onView={setView} />
      )}
      {enrols && (
        <EnrolDialog
          enquiry={enrols}
          onEnrolled={() => setEnrols(null)}
          onClose={() => setEnrols(null)}
        />
      )}
    </Stack>
  );
}
