import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { findEdited } from './find-edited.ts';
import type { FormPreviewProps } from './form-preview.tsx';
import { Frame } from './frame.tsx';
import { loadFinder } from './load-finder.ts';

/** Lags one render behind the form, so that typing stays fast. */
export function FilledPreview<Values extends FieldValues, Stored>({
  of,
  stored,
  width,
}: FormPreviewProps<Values, Stored> & { readonly width: number }) {
  // A form that is being filled in may not match its schema yet.
  const typed = useDeferredValue(useWatch()) as Values;
  // The facts that it asks for show as typed until they are read (editing-8).
  const { data: fill } = useQuery({
    queryKey: ['facts'],
    queryFn: async () => (await import('./fill-facts.ts')).factFiller(),
    enabled: /\{\w+\./.test(JSON.stringify(typed)),
  });
  const values = of.putsFacts ? typed : (fill?.(typed) ?? typed);
  return (
    <Frame
      width={width}
      part={of.part}
      path={of.path(values)}
      styles={of.styles?.(values)}
      fill={(client, queries) => of.fill(client, queries, values, stored, fill)}
      find={(body, path) => findEdited(body, path, values, of.sections)}
      onPress={async (page, pressed) => {
        const { goToField } = await loadFinder();
        await goToField(page, pressed, values, of.sections);
      }}
    />
  );
}
