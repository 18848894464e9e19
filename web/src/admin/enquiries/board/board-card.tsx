import { useDraggable } from '@dnd-kit/core';
import { courseLabel, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GripVertical } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { tabPath } from '../../shell/tabs.ts';
import { followUp } from '../notes/follow-up.ts';
import { answerTime } from '../row/answer-time.ts';

interface BoardCardProps {
  readonly enquiry: StoredEnquiry;
  /** Current time in milliseconds, to the minute. */
  readonly now: number;
  /** Today's date in Chennai, such as 2026-01-31. */
  readonly today: string;
  /** Whether its move is being saved. */
  readonly busy: boolean;
}

/** An enquiry on the board, dragged by its handle. */
export function BoardCard({ enquiry, now, today, busy }: BoardCardProps) {
  const { _id, name, course, status, createdAt, assignedName } = enquiry;
  const drag = useDraggable({ id: _id, data: { enquiry }, disabled: busy });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = drag;
  const mark = status === 'new' ? answerTime(createdAt, now) : followUp(enquiry, today);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-busy={busy}
      sx={{
        display: 'flex',
        gap: 0.5,
        padding: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.default',
        opacity: busy ? 0.6 : 1,
        overflowWrap: 'anywhere',
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }),
      }}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={tabPath('enquiries', _id)}>
          {name}
        </Link>
        <Typography variant="body2">{courseLabel(course) || 'No course chosen'}</Typography>
        <Typography variant="body2" color={mark?.urgent ? 'error' : 'textSecondary'}>
          {[mark?.text, assignedName].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Move ${name}`}
        size="small"
        sx={{ touchAction: 'none', alignSelf: 'start', cursor: isDragging ? 'grabbing' : 'grab' }}
      >
        <GripVertical size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
