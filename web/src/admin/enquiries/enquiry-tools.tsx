import { enquirySources, enquiryStatuses, lostReasons, optionsOf } from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useAdmin } from '../shell/session.ts';
import { useColleagues } from './colleagues/use-colleagues.ts';
import { Choice, Filters, ListTools, SearchBox } from '../list/list-tools.tsx';
import { courseChoices } from './enquiry-labels.ts';
import { SavedFilters } from './saved-filters.tsx';
import { ownAndUnassigned, toAnswerStatus, type EnquiryView } from './enquiry-view.ts';
import { useNamedCourses } from './use-named-courses.ts';
import { quiet } from '../shell/quiet.ts';

interface EnquiryToolsProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

/** Number of active filters. */
const filtersInUse = ({
  search: _search,
  order: _order,
  layout: _layout,
  assigned,
  ...filters
}: EnquiryView): number =>
  Object.values(filters).filter(Boolean).length + Number(assigned !== 'everybody');

/** Search and filters; on phones and tablets the filters are collapsed. */
export function EnquiryTools({ view, onView }: EnquiryToolsProps) {
  const more = useId();
  const isRare = [view.source, view.followUp, view.from, view.to, view.order].some(Boolean);
  const [showsMore, setShowsMore] = useState(isRare);
  const { uid: me } = useAdmin();
  const colleagues = useColleagues().filter(({ uid }) => uid !== me);
  const courses = courseChoices([...useNamedCourses(), view.course]);
  const day = (label: string, name: 'from' | 'to') => (
    <TextField
      type="date"
      label={label}
      value={view[name]}
      onChange={(event) => onView({ ...view, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 0.5rem)', sm: '10rem' } }}
    />
  );
  return (
    <ListTools>
      <Box
        sx={{
          flexGrow: 1,
          // Narrower beside an open lead, so that search and filters stay in one line.
          flexBasis: '8rem',
          maxWidth: { md: '16rem' },
          '& .MuiTextField-root': { width: '100%' },
        }}
      >
        <SearchBox
          label="Search enquiries"
          shortcut="/"
          initial={view.search}
          onChange={(search) => onView({ ...view, search })}
        />
      </Box>
      <Filters used={filtersInUse(view)}>
        <Choice
          label="Status"
          isFilter
          value={view.status}
          options={[{ value: toAnswerStatus, label: 'to answer' }, ...optionsOf(enquiryStatuses)]}
          onChange={(status) => onView({ ...view, status, reason: '' })}
        />
        {view.status === 'closed' && (
          <Choice
            label="Reason"
            isFilter
            value={view.reason}
            options={optionsOf(lostReasons)}
            onChange={(reason) => onView({ ...view, reason })}
          />
        )}
        <Choice
          label="Assigned to"
          value={view.assigned}
          options={[
            { value: 'everybody', label: 'Everyone' },
            { value: ownAndUnassigned, label: 'Mine and unassigned' },
            { value: 'me', label: 'Mine' },
            { value: 'nobody', label: 'No one' },
            ...colleagues.map(({ uid: value, name: label }) => ({ value, label })),
          ]}
          onChange={(assigned) => onView({ ...view, assigned })}
        />
        <Choice
          label="Course"
          isFilter
          value={view.course}
          options={optionsOf(courses)}
          onChange={(course) => onView({ ...view, course })}
        />
        <Button
          {...quiet}
          startIcon={<ListFilter size={18} aria-hidden="true" />}
          aria-expanded={showsMore}
          aria-controls={more}
          aria-label={showsMore ? 'Fewer filters' : 'More filters'}
          sx={{ ...quiet.sx, display: { xs: 'none', md: 'inline-flex' }, minWidth: 0 }}
          onClick={() => setShowsMore(!showsMore)}
        >
          {showsMore ? 'Fewer' : 'More'}
        </Button>
        <Box
          id={more}
          sx={{
            display: { xs: 'contents', md: showsMore ? 'flex' : 'none' },
            flexWrap: 'wrap',
            gap: 2,
          }}
        >
          <Choice
            label="Source"
            isFilter
            value={view.source}
            options={optionsOf(enquirySources)}
            onChange={(source) => onView({ ...view, source })}
          />
          <Choice
            label="Follow-up"
            isFilter
            value={view.followUp}
            options={[
              { value: 'due', label: 'Due or overdue' },
              { value: 'overdue', label: 'Overdue' },
            ]}
            onChange={(followUp) => onView({ ...view, followUp })}
          />
          {day('From', 'from')}
          {day('To', 'to')}
          {view.layout !== 'board' && (
            <Choice
              label="Order"
              none="Newest first"
              value={view.order}
              options={[{ value: 'oldest', label: 'Oldest first' }]}
              onChange={(order) => onView({ ...view, order })}
            />
          )}
        </Box>
        <SavedFilters />
      </Filters>
    </ListTools>
  );
}
