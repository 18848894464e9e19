import type { StoredEnquiry } from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { RowMenu } from '../../list/row-menu.tsx';
import { largeText } from '../../shell/large-text.ts';
import { AssignedMenu } from '../row/assigned-menu.tsx';
import { markColor } from '../row/mark-color.ts';
import { marksOf } from '../row/marks.ts';
import { ReasonField } from '../row/reason-field.tsx';
import { StatusSelect } from '../row/status-select.tsx';
import { useRemoveEnquiry } from '../use-remove-enquiry.ts';
import { afterDeletion } from './lead-path.ts';

/** The leads before and after one in the list, by their addresses. */
export interface Neighbours {
  /** Where it stands in the list, such as "1 of 5". */
  readonly position?: string | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
}

interface LeadHeadProps {
  readonly enquiry: StoredEnquiry;
  /** The address of the list. */
  readonly list: string;
  readonly now: number;
  readonly neighbours: Neighbours;
  readonly onUpdated: (enquiry: StoredEnquiry) => void;
}

/** Who it is, how it stands, and the way to the leads before and after it. */
export function LeadHead({ enquiry, list, now, neighbours, onUpdated }: LeadHeadProps) {
  const remove = useRemoveEnquiry();
  const { position, previous, next } = neighbours;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** The next one opens, or the list; undoing it opens this one again. */
  async function removeThis() {
    const isGoing = await remove(enquiry, () => navigate(pathname + search));
    if (isGoing) navigate(next ?? list, { state: afterDeletion });
  }

  return (
    <>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 0.5, [largeText]: { flexWrap: 'wrap' } }}
      >
        <Button
          component={RouterLink}
          to={list}
          aria-label="All enquiries"
          sx={{ minWidth: 44, minHeight: 44, marginInline: '-0.75rem auto' }}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Button>
        {previous && (
          <Button
            component={RouterLink}
            to={previous}
            aria-label="Previous enquiry"
            aria-keyshortcuts="k"
            sx={{ minWidth: 44, minHeight: 44 }}
          >
            <ChevronUp size={20} aria-hidden="true" />
          </Button>
        )}
        {next && (
          <Button
            component={RouterLink}
            to={next}
            variant="outlined"
            aria-keyshortcuts="j"
            endIcon={<ChevronDown size={18} aria-hidden="true" />}
            sx={{
              flexShrink: { sm: 0 },
              minHeight: 44,
              paddingInline: 1.25,
              '& .MuiButton-endIcon': { display: { xs: 'none', lg: 'inherit' } },
            }}
          >
            Next enquiry
            {position && (
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ marginInlineStart: 1 }}
              >
                {position}
              </Typography>
            )}
          </Button>
        )}
        <RowMenu
          name={enquiry.name}
          actions={[
            { label: 'Delete', icon: Trash2, destructive: true, run: () => void removeThis() },
          ]}
        />
      </Stack>
      <Typography id="enquiry" variant="h2" sx={{ marginTop: -0.5, overflowWrap: 'anywhere' }}>
        {enquiry.name}
      </Typography>
      <Stack
        direction="row"
        sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', marginBlock: -0.5 }}
      >
        <StatusSelect enquiry={enquiry} onUpdated={onUpdated} />
        <AssignedMenu enquiry={enquiry} onUpdated={onUpdated} />
        {enquiry.status === 'closed' && <ReasonField enquiry={enquiry} onUpdated={onUpdated} />}
        {marksOf(enquiry, now).map((mark) => (
          <Typography
            key={mark.text}
            variant="body2"
            sx={{ color: markColor(mark), fontWeight: mark.urgent ? 600 : 400 }}
          >
            {mark.text}
          </Typography>
        ))}
      </Stack>
    </>
  );
}
