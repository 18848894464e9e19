import { isUpcoming, kinds, type ListedName } from '@institute/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';

/** What was stored last, in the state of the list's address. */
interface Created {
  readonly id: string;
  readonly name: string;
  /** Where the site shows it; absent if it does not yet. */
  readonly address?: string;
}

/** The state with which the list opens after something new was stored. */
export function createdState(
  kind: ListedName,
  id: string,
  name: string,
  stored: object,
): { readonly created: Created } {
  const slug = 'slug' in stored ? String(stored.slug) : '';
  const address: string | undefined = kinds[kind].address?.replace('{slug}', slug);
  const isDraft = 'published' in stored && stored.published === false;
  const isShown = address !== undefined && !isDraft && (kind !== 'batches' || isUpcoming(stored));
  return { created: { id, name, ...(isShown && { address }) } };
}

/** What was stored last, if the list opened for that. */
export const useCreated = (): Created | undefined =>
  (useLocation().state as { created?: Created } | null)?.created;

/** Says what was stored, and leads to where the site shows it. */
export function CreatedNotice() {
  const created = useCreated();
  if (!created) return null;
  return (
    <Alert
      severity="success"
      action={
        created.address !== undefined && (
          <Button
            href={`${created.address}?saved=${created.id}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${created.name} on the site`}
          >
            View
          </Button>
        )
      }
    >
      “{created.name}” was added{created.address === undefined && ', but is not on the site yet'}
    </Alert>
  );
}
