import { branchNamed } from '@institute/schema';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { liveAll, liveSingleton } from '../../../lib/firebase/live/live-content.ts';
import { useCourseNames } from './list-heads.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import type { FieldOf } from './field.ts';
import { useInput, type InputProps } from './use-input.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

function useCourses(): readonly Choice[] | undefined {
  return useCourseNames()?.map(({ _id, title }) => ({ id: _id, name: title }));
}

function useTrainers(): readonly Choice[] | undefined {
  const trainers = useLive(liveAll('trainers'));
  if (trainers.status !== 'ready') return undefined;
  return trainers.data.map(({ _id, name, left }) => ({
    id: _id,
    name: left ? `${name} (has left)` : name,
  }));
}

function ReferenceSelect({
  field,
  path,
  choices,
}: InputProps<FieldOf<'course' | 'trainer'>> & {
  readonly choices: readonly Choice[] | undefined;
}) {
  const { text, change, leave, ref, error, help, required } = useInput(path);
  return (
    <TextField
      id={path}
      select
      label={field.label}
      required={required}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{field.kind === 'course' ? 'Choose…' : 'None'}</option>
      {text && !choices?.some(({ id }) => id === text) && (
        <option value={text}>{choices ? `${text} (not found)` : 'Loading…'}</option>
      )}
      {choices?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** Picks a course and stores its id. */
const CourseInput = (props: InputProps<FieldOf<'course'>>) => (
  <ReferenceSelect {...props} choices={useCourses()} />
);

/** Picks a trainer and stores their id. */
const TrainerInput = (props: InputProps<FieldOf<'trainer'>>) => (
  <ReferenceSelect {...props} choices={useTrainers()} />
);

/** Names a branch; those of the contact info are offered. */
function BranchInput({ field, path }: InputProps<FieldOf<'branch'>>) {
  const { text, change, leave, ref, error, help, required } = useInput(path);
  const contact = useLive(liveSingleton('contactInfo'));
  const { branches = [] } = (contact.status === 'ready' && contact.data) || {};
  const isUnknown = text !== '' && branches.length > 0 && !branchNamed(branches, text);
  const unknown = 'Contact has no such branch, so no one is told where it is';
  return (
    <>
      <TextField
        label={field.label}
        required={required}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        inputRef={ref}
        error={error !== undefined}
        helperText={error ?? (isUnknown ? unknown : help)}
        slotProps={{ htmlInput: { list: `${path}-branches` } }}
      />
      <datalist id={`${path}-branches`}>
        {branches.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

/** Picks any number of courses and stores their ids. */
function CourseChoicesInput({ field, path }: InputProps<FieldOf<'course-choices'>>) {
  const { value, change, leave, error, help } = useInput(path);
  const picked = Array.isArray(value) ? value.map(String) : [];
  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ paddingBlock: 1 }}>
        {field.label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {useCourses()?.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={
              <Checkbox
                checked={picked.includes(id)}
                onBlur={leave}
                onChange={(_event, checked) =>
                  change(checked ? [...picked, id] : picked.filter((other) => other !== id))
                }
              />
            }
          />
        ))}
      </Box>
      <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>
    </Box>
  );
}

/** Picks what a document refers to. */
export function ReferenceInput({
  field,
  path,
}: InputProps<FieldOf<'course' | 'trainer' | 'branch' | 'course-choices'>>) {
  switch (field.kind) {
    case 'course':
      return <CourseInput field={field} path={path} />;
    case 'trainer':
      return <TrainerInput field={field} path={path} />;
    case 'branch':
      return <BranchInput field={field} path={path} />;
    case 'course-choices':
      return <CourseChoicesInput field={field} path={path} />;
  }
}
