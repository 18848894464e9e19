import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StoredEnquiry } from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { countEnquiries } from '../../lib/firebase/live/live-enquiries.ts';
import { useAdmin } from '../shell/session.ts';
import { mostShown, shortCount } from '../shell/known-counts.ts';
import { filterOf, ownAndUnassigned, wholeView, type EnquiryView } from './enquiry-view.ts';
import { addressOf } from './use-view.ts';

/** The views that everyone has, in the order of a day's work. */
const views: readonly (readonly [name: string, view: Partial<EnquiryView>])[] = [
  ['Mine and unassigned', { assigned: ownAndUnassigned }],
  ['To answer', { status: 'new' }],
  ['Follow-ups due', { followUp: 'due' }],
  ['Demo booked', { status: 'demo booked' }],
  ['All', {}],
];

/** How long the list rests before the views are counted again: many are changed one after another. */
const restOfChanges = 500;

/** How many enquiries each view has, counted again when those that are shown change. */
function useCounts(today: string, shown: readonly StoredEnquiry[] | undefined) {
  const { uid } = useAdmin();
  const version = shown?.map(({ _id, updatedAt }) => _id + updatedAt).join();
  const { data, refetch } = useQuery({
    queryKey: ['counts of views', uid, today],
    queryFn: () =>
      Promise.all(
        views.map(([, view]) =>
          countEnquiries(filterOf({ ...wholeView, ...view }, today, uid), mostShown + 1),
        ),
      ),
    enabled: version !== undefined,
    placeholderData: keepPreviousData,
  });
  const counted = useRef<string>(undefined);
  useEffect(() => {
    counted.current ??= version;
    if (version === undefined || version === counted.current) return;
    const timer = setTimeout(() => {
      counted.current = version;
      void refetch();
    }, restOfChanges);
    return () => clearTimeout(timer);
  }, [version, refetch]);
  return data;
}

interface EnquiryViewsProps {
  readonly view: EnquiryView;
  readonly today: string;
  /** The enquiries that are shown, once they are read: when they change, so do the counts. */
  readonly shown: readonly StoredEnquiry[] | undefined;
}

/** Links to the views, with how many each has; the one that is open is marked. */
export function EnquiryViews({ view, today, shown }: EnquiryViewsProps) {
  const { role } = useAdmin();
  const counts = useCounts(today, shown);
  const { pathname } = useLocation();
  const addressIn = (one: EnquiryView) => new URLSearchParams(addressOf(one, role)).toString();
  const addresses = views.map(([, chosen]) => addressIn({ ...wholeView, ...chosen }));
  const openAt = addresses.indexOf(addressIn(view));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = list.current?.children[openAt];
    if (!list.current || !(open instanceof HTMLElement)) return;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
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
      }}
    >
      {views.map(([name], index) => {
        const isOpen = index === openAt;
        return (
          <Link
            key={name}
            component={RouterLink}
            to={{ pathname, search: addresses[index] ?? '' }}
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
