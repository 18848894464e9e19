import { kinds, type FormOf, type ListedName, type StoredOf } from '@institute/schema';
import { useNavigate } from 'react-router-dom';
import { formTypeOf, versionOf } from '../editor/version.ts';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { newItem } from './item-page.tsx';

/** Most characters of a title. */
const titleLimit = 200;

/** What is duplicated, and how. */
export interface Duplicated<Name extends ListedName> {
  readonly name: Name;
  /** The form of something new. */
  readonly blank: FormOf<Name>;
  /** What a duplicate has instead of what it would take over; without it, there are no duplicates. */
  readonly copied?: (stored: StoredOf<Name>) => Partial<FormOf<Name>>;
}

/** Opens the form of a new item with what another has; undefined where there are no duplicates. */
export function useDuplicate<Name extends ListedName>({
  name,
  blank,
  copied,
}: Duplicated<Name>): ((stored: StoredOf<Name>, title: string) => Promise<void>) | undefined {
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
