import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContentQueries } from '../../../lib/content/content-context.ts';
import type { FieldOf } from './field.ts';
import { targetOf } from './path-target.ts';
import { useInput, type InputProps } from './use-input.ts';

/** Whether a path definitely leads to no public page. */
function useLeadsNowhere(path: string): boolean {
  const queries = useContentQueries();
  const target = targetOf(path);
  const slug = 'slug' in target ? target.slug : '';
  const course = useQuery({
    ...queries.course(slug),
    enabled: target.kind === 'course',
    staleTime: 0,
  });
  const post = useQuery({ ...queries.post(slug), enabled: target.kind === 'post', staleTime: 0 });
  if (path === '' || target.kind === 'page') return false;
  if (target.kind === 'nothing') return true;
  return (target.kind === 'course' ? course : post).data === null;
}

/**
 * A path on the site. A path to a missing page gets a warning but can be saved: the page may come
 * later.
 */
export function PathInput({ field, path }: InputProps<FieldOf<'path'>>) {
  const { text, change, leave, ref, error, help, required } = useInput(path);
  /** The debounced path to check. */
  const [left, setLeft] = useState(text);
  const warns = useLeadsNowhere(left) && left === text && error === undefined;
  return (
    <TextField
      label={field.label}
      required={required}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setLeft(text);
        leave();
      }}
      inputRef={ref}
      error={error !== undefined}
      helperText={
        error ??
        (warns ? `The site has no page at ${left}. Visitors will see “Page not found”.` : help)
      }
      {...(warns && {
        slotProps: {
          formHelperText: { role: 'status', sx: { color: 'text.primary', fontWeight: 600 } },
        },
      })}
    />
  );
}
