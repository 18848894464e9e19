import type { SavedFilter } from '@institute/schema';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';
import { TextPrompt } from '../shell/dialogs/text-prompt.tsx';
import { Choice } from '../list/list-tools.tsx';

const key = ['saved filters'];

/** The filters that one keeps for oneself, by name (enquiries-28). */
export function SavedFilters() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const [isNaming, setIsNaming] = useState(false);
  const { data } = useQuery({ queryKey: key, queryFn: () => callApi('readSavedFilters', {}) });
  const filters = data?.filters ?? [];
  const query = params.toString();
  const open = filters.find((saved) => saved.query === query);

  async function save(changed: readonly SavedFilter[]) {
    try {
      client.setQueryData(key, await callApi('saveFilters', { body: { filters: [...changed] } }));
    } catch (error) {
      notify('error', 'The filters could not be saved', reasonOf(error));
    }
  }

  return (
    <>
      {filters.length > 0 && (
        <Choice
          label="Saved filters"
          none="Saved filters"
          value={open?.name ?? ''}
          options={filters.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => setParams(filters.find((saved) => saved.name === name)?.query ?? '')}
        />
      )}
      {open && (
        <Button onClick={() => void save(filters.filter((saved) => saved !== open))}>
          Delete “{open.name}”
        </Button>
      )}
      {data && !open && query !== '' && (
        <Button onClick={() => setIsNaming(true)}>Save these filters</Button>
      )}
      {isNaming && (
        <TextPrompt
          title="Save these filters"
          label="Name"
          help="Only you can see them. The search text is not saved."
          initial=""
          fault={(name) => {
            if (name === '') return 'Enter a name';
            if (name.length > 60) return 'Use at most 60 characters';
            return filters.some((saved) => saved.name === name)
              ? 'You already have a filter with this name'
              : undefined;
          }}
          onDone={(name) => {
            setIsNaming(false);
            void save([...filters, { name, query }]);
          }}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </>
  );
}
