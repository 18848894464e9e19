import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useAdmin } from '../shell/session.ts';
import { shortCount } from '../shell/known-counts.ts';
import type { EnquiryView } from './enquiry-view.ts';
import { everyonesViewAt, everyonesViews } from './everyones-views.ts';
import { addressOf } from './use-view.ts';
import { toEdge } from '../shell/to-edge.ts';

interface EnquiryViewsProps {
  readonly view: EnquiryView;
  /** How many enquiries each has, once they are counted. */
  readonly counts: readonly number[] | undefined;
}

/** Links to the views, with how many each has; the one that is open is marked. */
export function EnquiryViews({ view, counts }: EnquiryViewsProps) {
  const { role } = useAdmin();
  const { pathname } = useLocation();
  const openAt = everyonesViewAt({ ...view, search: '' });
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const views = list.current;
    const open = views?.children[openAt];
    if (!views || !(open instanceof HTMLElement)) return;
    // There is less room once a lead is open beside the list.
    const watched = new ResizeObserver(() => {
      // Of one that is wider than the room its beginning shows.
      const before = Math.max(0, (views.clientWidth - open.offsetWidth) / 2);
      views.scrollLeft = open.offsetLeft - before;
    });
    watched.observe(views);
    return () => watched.disconnect();
  }, [openAt]);
  return (
    <Box
      ref={list}
      component="nav"
      aria-label="Views"
      sx={{
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        marginInlineStart: toEdge,
        paddingInlineStart: { xs: 0.75, sm: 0 },
      }}
    >
      {everyonesViews.map(({ name, view: each }, index) => {
        const isOpen = index === openAt;
        return (
          <Link
            key={name}
            component={RouterLink}
            to={{ pathname, search: new URLSearchParams(addressOf(each, role)).toString() }}
            underline="none"
            aria-current={isOpen ? 'page' : undefined}
            sx={{
              padding: '0.5rem 0.625rem',
              minHeight: 44,
              flexShrink: 0,
              lineHeight: 1.6,
              whiteSpace: 'nowrap',
              color: isOpen ? 'text.primary' : 'text.secondary',
              fontWeight: isOpen ? 600 : 400,
              borderBottom: '3px solid',
              borderColor: isOpen ? 'secondary.main' : 'transparent',
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            {name}{' '}
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              // Kept free until it is counted, so that nothing moves then.
              sx={{ display: 'inline-block', minWidth: '1.25rem' }}
            >
              {counts && shortCount(counts[index] ?? 0)}
            </Typography>
          </Link>
        );
      })}
    </Box>
  );
}
