import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { keyOf, typedCourses, type CourseNames } from './course-names.ts';

/** How many names are shown, and added by each press: they fill a phone's screen. */
const shownAtOnce = 6;

interface MatchCoursesProps {
  /** What the rows have as their course. */
  readonly cells: readonly string[];
  readonly courseNames: CourseNames;
  readonly isStoring: boolean;
  readonly onChoose: (courseNames: CourseNames) => void;
}

/** Which courses of the site the names in a file stand for, each asked about once (enquiries-26). */
export function MatchCourses({ cells, courseNames, isStoring, onChoose }: MatchCoursesProps) {
  const [shownCount, setShownCount] = useState(shownAtOnce);
  const { data: courses = [] } = useQuery({
    queryKey: ['courses to match names with'],
    queryFn: async () => {
      const titles = (await callApi('listCourseNames', {})).map(({ title }) => title);
      return [...new Set(titles)].toSorted((one, other) => one.localeCompare(other));
    },
  });
  const typed = courses.length > 0 ? typedCourses(cells, courses) : [];
  const left = typed.length - shownCount;
  if (typed.length === 0) return null;

  function choose(name: string, course: string) {
    const chosen = new Map(courseNames);
    if (course) chosen.set(keyOf(name), course);
    else chosen.delete(keyOf(name));
    onChoose(chosen);
  }

  return (
    <Box
      component="fieldset"
      disabled={isStoring}
      sx={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3">
        Match the courses
      </Typography>
      <Typography color="textSecondary" sx={{ marginBlock: 1 }}>
        {typed.length === 1
          ? 'One name in the file is not a course of the site.'
          : `${typed.length} names in the file are not courses of the site.`}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        }}
      >
        {typed.slice(0, shownCount).map(({ name, rows }) => (
          <TextField
            key={keyOf(name)}
            select
            label={name}
            helperText={rows === 1 ? '1 row' : `${rows} rows`}
            value={courseNames.get(keyOf(name)) ?? ''}
            onChange={({ target }) => choose(name, target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">As typed</option>
            {courses.map((course) => (
              <option key={course}>{course}</option>
            ))}
          </TextField>
        ))}
      </Box>
      {left > 0 && (
        <Button
          variant="outlined"
          sx={{ marginTop: 2 }}
          onClick={() => setShownCount(shownCount + shownAtOnce)}
        >
          Show {Math.min(shownAtOnce, left)} more
        </Button>
      )}
    </Box>
  );
}
