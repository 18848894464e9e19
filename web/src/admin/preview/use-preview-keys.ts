import { useEffect, type RefObject } from 'react';
import { openField } from './open-field.ts';

const fieldAround = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;

/** Ctrl+. or Cmd+. goes from a field to its place in the preview, and back. */
export function usePreviewKeys(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = '';
    const remember = ({ target }: Event) => {
      last = fieldAround(target) ?? last;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== '.' || event.ctrlKey === event.metaKey) return;
      const { activeElement } = document;
      if (activeElement === room.current) void openField(last);
      else if (fieldAround(activeElement)) room.current?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
    };
  }, [room]);
}
