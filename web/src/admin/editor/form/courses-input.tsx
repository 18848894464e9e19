import { featuredCourseCount } from '@institute/schema';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCourseNames } from './list-heads.ts';
import type { FieldOf } from './field.ts';
import { useInput, type InputProps } from './use-input.ts';

const places = Array.from({ length: featuredCourseCount }, (_, index) => index);

/** Picks courses by name and stores their slugs, up to the limit of featured courses (home-4). */
export function CoursesInput({ field, path }: InputProps<FieldOf<'courses'>>) {
  const { value, change, leave, error, help } = useInput(path);
  const names = useCourseNames();
  const picked = Array.isArray(value) ? value.map(String) : [];

  function pick(place: number, slug: string) {
    const next = picked.slice(0, featuredCourseCount);
    next[place] = slug;
    change(next.filter((other, index) => other && next.indexOf(other) === index));
  }

  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      <Stack spacing={2}>
        {places.map((place) => {
          const slug = picked[place] ?? '';
          return (
            <TextField
              key={place}
              id={`${path}.${place}`}
              select
              label={`Course ${place + 1}`}
              value={slug}
              disabled={place > picked.length}
              onChange={(event) => pick(place, event.target.value)}
              onBlur={leave}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <option value="">None</option>
              {slug && !names?.some((course) => course.slug === slug) && (
                <option value={slug}>{names ? `${slug} (not found)` : '…'}</option>
              )}
              {names?.map((course) => (
                <option key={course._id} value={course.slug}>
                  {course.title}
                </option>
              ))}
            </TextField>
          );
        })}
      </Stack>
      <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>
    </Box>
  );
}
