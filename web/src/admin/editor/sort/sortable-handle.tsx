import { useSortable } from '@dnd-kit/sortable';
import IconButton from '@mui/material/IconButton';
import { GripVertical } from 'lucide-react';
import { useLayoutEffect } from 'react';

interface SortableHandleProps {
  readonly id: string;
  readonly name: string;
  /** The element in the item that holds the handle. */
  readonly slot: HTMLElement;
}

const lifted = {
  position: 'relative',
  zIndex: '1',
  boxShadow: '0 2px 12px rgb(0 0 0 / 30%)',
  backgroundColor: 'var(--raised)',
};
const resting = { position: '', zIndex: '', boxShadow: '', backgroundColor: '' };

const dress = (item: HTMLElement | null, style: Partial<CSSStyleDeclaration>) =>
  Object.assign(item?.style ?? {}, style);

/** What an item is dragged by; it moves the list item around it. */
export function SortableHandle({ id, name, slot }: SortableHandleProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;

  useLayoutEffect(() => {
    setNodeRef(slot.closest('li'));
    return () => setNodeRef(null);
  }, [slot, setNodeRef]);

  useLayoutEffect(() => {
    dress(slot.closest('li'), {
      transform: transform ? `translateY(${transform.y}px)` : '',
      transition: transition ?? '',
      ...(isDragging ? lifted : resting),
    });
  }, [slot, transform, transition, isDragging]);

  return (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      aria-label={`Reorder ${name}`}
      size="small"
      sx={{ touchAction: 'none', cursor: isDragging ? 'grabbing' : 'grab' }}
    >
      <GripVertical size={18} aria-hidden="true" />
    </IconButton>
  );
}
