import { enquirySources, enquiryStatuses } from '@institute/schema';
import TextField from '@mui/material/TextField';
import { Choice, ListTools, SearchBox } from '../list/list-tools.tsx';
import { enquiryCourses } from './enquiry-labels.ts';
import type { EnquiryView } from './enquiry-view.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface EnquiryToolsProps {
  readonly view: EnquiryView;
  readonly onView: (view: EnquiryView) => void;
}

/** Search and filters over the enquiries. */
export function EnquiryTools({ view, onView }: EnquiryToolsProps) {
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
      <SearchBox
        label="Search enquiries"
        initial={view.search}
        onChange={(search) => onView({ ...view, search })}
      />
      <Choice
        label="Status"
        none="All"
        value={view.status}
        options={options(enquiryStatuses)}
        onChange={(status) => onView({ ...view, status })}
      />
      <Choice
        label="Course"
        none="All"
        value={view.course}
        options={options(enquiryCourses.map(({ label }) => label))}
        onChange={(course) => onView({ ...view, course })}
      />
      <Choice
        label="Source"
        none="All"
        value={view.source}
        options={options(enquirySources)}
        onChange={(source) => onView({ ...view, source })}
      />
      <Choice
        label="Follow-up"
        none="All"
        value={view.followUp}
        options={[
          { value: 'due', label: 'Due or overdue' },
          { value: 'overdue', label: 'Overdue' },
        ]}
        onChange={(followUp) => onView({ ...view, followUp })}
      />
      {day('From', 'from')}
      {day('To', 'to')}
    </ListTools>
  );
}
