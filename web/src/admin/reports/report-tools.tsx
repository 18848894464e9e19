import { optionsOf, type ReportPeriod } from '@institute/schema';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { courseChoices } from '../enquiries/enquiry-labels.ts';
import { useNamedCourses } from '../enquiries/use-named-courses.ts';
import { Choice } from '../list/list-tools.tsx';
import { periods, type NamedPeriod, type PeriodName } from './period.ts';

interface ReportToolsProps extends NamedPeriod {
  readonly course: string;
  /** What is wrong with the period. */
  readonly problem: string | undefined;
  readonly choose: (name: PeriodName) => void;
  readonly setDays: (days: Partial<ReportPeriod>) => void;
  readonly setCourse: (course: string) => void;
}

/** In the order in which they are shown; the keys of an object would begin with the numbers. */
const names = ['month', 'last', '30', '90', 'year', 'days'] as const;

/** The periods beside each other: all to be seen, one press each. */
const Segments = ({ name, choose }: Pick<ReportToolsProps, 'name' | 'choose'>) => (
  <ToggleButtonGroup
    exclusive
    value={name}
    aria-label="Period"
    onChange={(_event, chosen: PeriodName | null) => chosen && choose(chosen)}
    sx={{
      '& button': {
        minHeight: 40,
        paddingBlock: 0,
        paddingInline: 1.25,
        borderColor: 'var(--control-line)',
        backgroundColor: 'background.paper',
        color: 'text.secondary',
        fontWeight: 600,
        textTransform: 'none',
      },
      '&& button[aria-pressed=true]': {
        backgroundColor: 'var(--indigo-ground)',
        color: 'var(--on-indigo)',
      },
    }}
  >
    {names.map((value) => (
      <ToggleButton key={value} value={value}>
        {periods[value]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);

/** What a report covers: its period, and the leads of one course or of all. */
export function ReportTools(props: ReportToolsProps) {
  const { name, from, to, course, problem, choose, setDays, setCourse } = props;
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('lg'));
  const courses = courseChoices([...useNamedCourses(), course]);
  const dayField = (label: string, value: string, set: (day: string) => void) => (
    <TextField
      label={label}
      type="date"
      value={value}
      error={problem !== undefined}
      onChange={({ target }) => set(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 0.5rem)', sm: '10rem' } }}
    />
  );
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="What the report covers"
      sx={{
        gap: { xs: 2, lg: 1 },
        flexWrap: 'wrap',
        width: { xs: '100%', lg: 'auto' },
        marginInlineStart: 'auto',
      }}
    >
      {isWide ? (
        <Segments name={name} choose={choose} />
      ) : (
        <Choice
          label="Period"
          value={name}
          options={names.map((value) => ({ value, label: periods[value] }))}
          onChange={(value) => choose(value as PeriodName)}
        />
      )}
      <Choice
        label="Course"
        isFilter
        value={course}
        options={optionsOf(courses)}
        onChange={setCourse}
      />
      {name === 'days' && dayField('From', from, (day) => setDays({ from: day }))}
      {name === 'days' && dayField('To', to, (day) => setDays({ to: day }))}
    </Stack>
  );
}
