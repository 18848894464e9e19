import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Columns3, EllipsisVertical, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RecentlyDeleted } from '../editor/history/recently-deleted.tsx';
import { PrivacyRequest } from '../people/privacy-request.tsx';
import { IconAction } from '../shell/icon-action.tsx';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';

/** On phones one line above all else, where room is kept for two short ones beside the heading. */
const headline = {
  display: { xs: 'flex', sm: 'contents' },
  flexBasis: '100%',
  columnGap: 1,
  alignItems: 'center',
  minHeight: '2rem',
} as const;

const said = {
  fontSize: { xs: '0.8125rem', sm: '1rem' },
  lineHeight: { xs: 1.2, sm: 1.5 },
} as const;

const tools = { gap: 1, flexWrap: 'wrap', alignItems: 'center' } as const;

interface EnquiryHeadProps {
  /** How many are found, once that is known. */
  readonly count: string | undefined;
  /** How many wait for an answer, once that is known, where the count stands beside the view that is open. */
  readonly waiting: string | undefined;
  readonly isFiltered: boolean;
  /** Whether a lead is open beside it, which leaves less room. */
  readonly isBesideLead: boolean;
  readonly onNew: () => void;
  readonly onBoard: () => void;
  readonly views: ReactNode;
  /** The export. */
  readonly children: ReactNode;
}

/** The heading of the list with its views, and what is done with all of it; where room is short behind a button. */
export function EnquiryHead({
  count,
  waiting,
  isFiltered,
  isBesideLead,
  onNew,
  onBoard,
  views,
  children,
}: EnquiryHeadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const handlesData = useMay('handlePersonalData');
  const folded = isOpen ? 'flex' : 'none';
  return (
    <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack direction="row" sx={headline}>
        <Typography
          id="enquiries"
          variant="h2"
          sx={{ flexShrink: 0, fontSize: { xs: '1.25rem', sm: '1.375rem' } }}
        >
          Enquiries
        </Typography>
        <Typography color="textSecondary" sx={said}>
          {!isFiltered && waiting}
          <span role="status" className={isFiltered ? undefined : 'visually-hidden'}>
            {count}
          </span>
        </Typography>
      </Stack>
      <Box sx={{ order: { md: 1 }, flex: { xs: '1 1 0', md: '1 0 100%' }, minWidth: 0 }}>
        {views}
      </Box>
      <Stack
        id="tools-of-enquiries"
        direction="row"
        sx={{
          ...tools,
          order: { xs: 1, lg: isBesideLead ? 1 : 0 },
          flexBasis: { xs: '100%', lg: isBesideLead ? '100%' : 'auto' },
          marginInlineStart: { lg: isBesideLead ? 0 : 'auto' },
          display: { xs: folded, md: 'flex', lg: isBesideLead ? folded : 'flex' },
        }}
      >
        {children}
        <IconAction label="Board" icon={Columns3} onClick={onBoard} />
      </Stack>
      <Button
        // Beside a lead it is the call that stands out.
        variant={isBesideLead ? 'outlined' : 'contained'}
        aria-label="New enquiry"
        onClick={onNew}
        sx={{ marginInlineStart: { md: 'auto', lg: isBesideLead ? 'auto' : 0 }, minWidth: 44 }}
      >
        <Plus size={18} aria-hidden="true" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, marginInlineStart: 1 }}>
          New enquiry
        </Box>
      </Button>
      <IconAction
        label={isOpen ? 'Hide tools' : 'Show tools'}
        icon={EllipsisVertical}
        aria-expanded={isOpen}
        aria-controls="tools-of-enquiries more-of-enquiries"
        onClick={() => setIsOpen(!isOpen)}
      />
      <Stack
        id="more-of-enquiries"
        direction="row"
        sx={{ ...tools, order: 1, flexBasis: '100%', display: folded }}
      >
        <Button variant="outlined" component={RouterLink} to={tabPath('enquiries', 'import')}>
          Import CSV
        </Button>
        <RecentlyDeleted from="enquiries" several="enquiries" />
        {handlesData && <PrivacyRequest />}
      </Stack>
    </Stack>
  );
}
