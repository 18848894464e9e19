import { kinds, type ListedName, type StoredOf } from '@institute/schema';
import { useNavigate } from 'react-router-dom';
import { formTypeOf, versionOf } from '../editor/version.ts';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import type { CollectionTask } from './collection-editor.tsx';
import { newItem } from './item-page.tsx';

/** Most characters of a title. */
const titleLimit = 200;

/** Opens the form of a new item with what another has; undefined where there are no duplicates. */
export function useDuplicate<Name extends ListedName>({
  name,
  blank,
  copied,
}: CollectionTask<Name>): ((stored: StoredOf<Name>, title: string) => Promise<void>) | undefined {
  const navigate = useNavigate();
  const edits = useMay('editContent');
  if (!copied || !edits) return undefined;
  return async (stored, title) => {
    const { values } = versionOf(formTypeOf(name, blank), stored);
    const called = `Copy of ${title}`.slice(0, titleLimit);
    const copy = { ...values, title: called, slug: '', ...copied(stored) };
    await navigate(tabPath(kinds[name].tab.name, newItem), { state: { copy } });
    scrollTo(0, 0);
  };
}
