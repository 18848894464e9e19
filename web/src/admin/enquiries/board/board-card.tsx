import { useDraggable } from '@dnd-kit/core';
import { courseLabel, type StoredEnquiry } from '@institute/schema';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GripVertical } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { Thumbnail } from '../../list/thumbnail.tsx';
import { largeText, wholeInLargeText } from '../../shell/large-text.ts';
import { tabPath } from '../../shell/tabs.ts';
import { markColor } from '../row/mark-color.ts';
import { marksOf } from '../row/marks.ts';

interface BoardCardProps {
  readonly enquiry: StoredEnquiry;
  /** Current time in milliseconds, to the minute. */
  readonly now: number;
  /** Whether its move is being saved. */
  readonly busy: boolean;
}

/** An enquiry on the board, dragged by its handle. */
export function BoardCard({ enquiry, now, busy }: BoardCardProps) {
  const { _id, name, course, assignedTo, assignedName } = enquiry;
  const drag = useDraggable({ id: _id, data: { enquiry }, disabled: busy });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = drag;
  const [mark] = marksOf(enquiry, now);
  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-busy={busy}
      sx={{
        position: 'relative',
        padding: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        opacity: busy ? 0.6 : 1,
        ...(isDragging && { zIndex: 1, boxShadow: 4 }),
      }}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}}
    >
      <Box sx={{ position: 'relative', lineHeight: 1.35 }}>
        <Link
          component={RouterLink}
          to={tabPath('enquiries', _id)}
          color="inherit"
          underline="hover"
          title={name}
          sx={{
            // Two lines, between whose words it breaks; a longer word, and a third line, end in an ellipsis.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'normal',
            textOverflow: 'ellipsis',
            // Beside the handle.
            marginInlineEnd: 2.5,
            fontWeight: 600,
            fontSize: '0.9375rem',
            [largeText]: { display: 'block', overflowWrap: 'anywhere' },
          }}
        >
          {name}
        </Link>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography
              color="textSecondary"
              noWrap
              sx={{ fontSize: '0.8125rem', ...wholeInLargeText }}
            >
              {courseLabel(course) || 'No course chosen'}
            </Typography>
            {mark && (
              <Typography
                sx={{
                  color: markColor(mark),
                  fontSize: '0.8125rem',
                  fontWeight: mark.urgent ? 600 : 400,
                }}
              >
                <span aria-hidden="true">{mark.short}</span>
                <span className="visually-hidden">{mark.text}</span>
              </Typography>
            )}
          </Box>
          {assignedTo && (
            // Below the handle.
            <Box title={assignedName} sx={{ flexShrink: 0, marginTop: 0.5 }}>
              <Thumbnail person={assignedName || 'Assigned'} />
              <span className="visually-hidden">{assignedName}</span>
            </Box>
          )}
        </Box>
      </Box>
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Move ${name}`}
        sx={{
          touchAction: 'none',
          position: 'absolute',
          top: '5px',
          insetInlineEnd: '2px',
          padding: '3px',
          cursor: isDragging ? 'grabbing' : 'grab',
        }}
      >
        <GripVertical size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
