import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { SortableHandle } from './sortable-handle.tsx';

/** An item of a list, and the element in it that its handle is put into. */
export interface Sorted {
  readonly id: string;
  readonly slot: HTMLElement;
}

interface SortableHandlesProps {
  readonly items: readonly Sorted[];
  /** The name of an item, for screen readers. */
  readonly nameOf: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
}

const screenReaderInstructions = {
  draggable:
    'Press Space to pick up an item, the arrow keys to move it, Space again to drop it, and Escape to cancel.',
};

/**
 * Handles by which the items of a list are reordered: by mouse, touch and keyboard, announced to
 * screen readers. They are put into the items, so that a list stands before this part is loaded.
 */
export function SortableHandles({ items, nameOf, onMove }: SortableHandlesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  /** The place that was announced last. */
  const announced = useRef<UniqueIdentifier>('');
  const indexOf = (wanted: UniqueIdentifier) => items.findIndex(({ id }) => id === wanted);
  const name = (id: UniqueIdentifier) => nameOf(indexOf(id));
  const place = (id: UniqueIdentifier) => `${indexOf(id) + 1} of ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      announced.current = active.id;
      return `Picked up ${name(active.id)} from position ${place(active.id)}`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || over.id === announced.current) return undefined;
      announced.current = over.id;
      return `${name(active.id)} is now at position ${place(over.id)}`;
    },
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} moved to position ${place(over?.id ?? active.id)}`,
    onDragCancel: ({ active }) =>
      `Move cancelled: ${name(active.id)} is back at position ${place(active.id)}`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {items.map(({ id, slot }, index) =>
          createPortal(<SortableHandle id={id} name={nameOf(index)} slot={slot} />, slot, id),
        )}
      </SortableContext>
    </DndContext>
  );
}
