import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Sorted, SortableHandles } from './sortable-handles.tsx';

/** After the first screen, in milliseconds: whoever does not wait has Up and Down. */
const loadAfter = 2_000;

interface ListHandlesProps {
  /** The list, whose items have an element with `data-handle`, their key. */
  readonly list: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
}

/** Puts handles for reordering into the items of a list, as soon as they are loaded. */
export function ListHandles({ list, keys, ...rest }: ListHandlesProps) {
  const [loaded, setLoaded] = useState<{ Handles: typeof SortableHandles } | null>(null);
  const [items, setItems] = useState<readonly Sorted[]>([]);

  useEffect(() => {
    const load = async () =>
      setLoaded({ Handles: (await import('./sortable-handles.tsx')).SortableHandles });
    const timer = setTimeout(() => void load().catch(() => undefined), loadAfter);
    return () => clearTimeout(timer);
  }, []);

  const order = keys.join(' ');
  useLayoutEffect(() => {
    const slotOf = (id: string) =>
      list.current?.querySelector<HTMLElement>(`:scope > li > * > [data-handle="${id}"]`);
    setItems(
      order.split(' ').flatMap((id) => {
        const slot = slotOf(id);
        return slot ? [{ id, slot }] : [];
      }),
    );
  }, [list, order]);

  return loaded && <loaded.Handles items={items} {...rest} />;
}
