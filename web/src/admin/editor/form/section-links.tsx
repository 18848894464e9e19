import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import type { AnyField } from './field.ts';
import { sectionsOf, type Section } from './sections.ts';
import { toEdge } from '../../shell/to-edge.ts';

const beginOf = (field: string): HTMLElement | null =>
  document.querySelector(`[data-field="${CSS.escape(field)}"]`);

/** Space between the bar of the links, which stays, and the part that one goes to. */
const space = 16;

/**
 * Goes to an element below the bar and lets the keyboard go on from there: focus on a field would open the
 * keyboard of a phone.
 */
function goTo(element: HTMLElement | null, bar: HTMLElement): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const below = () =>
    element.getBoundingClientRect().top - bar.getBoundingClientRect().bottom - space;
  scrollBy({ top: below() });
  // Again: the bar may have risen to where it stays.
  scrollBy({ top: below() });
}

/** The last part that begins at the bar or above it, by its field; the last of all at the end of the page. */
function useCurrent(
  sections: readonly Section[],
  bar: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.field);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const root = document.documentElement;
      const isAtEnd = root.scrollTop > 0 && root.scrollTop + innerHeight >= root.scrollHeight - 2;
      const bottom = bar.current?.getBoundingClientRect().bottom ?? 0;
      const above = sections.filter(
        ({ field }) =>
          (beginOf(field)?.getBoundingClientRect().top ?? Infinity) < bottom + 2 * space,
      );
      setCurrent((isAtEnd ? sections : above).at(-1)?.field ?? sections[0]?.field);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
    };
  }, [sections, bar]);
  useEffect(() => {
    if (current === undefined || !bar.current) return;
    const link = bar.current.querySelector<HTMLElement>('[aria-current]');
    if (link) bar.current.scrollTo({ left: link.offsetLeft - bar.current.offsetLeft - 3 * space });
  }, [current, bar]);
  return current;
}

/** How many entries each list has. */
function useCounts(sections: readonly Section[]): ReadonlyMap<string, number> {
  const lists = sections.filter(({ isList }) => isList).map(({ field }) => field);
  const values: readonly unknown[] = useWatch({ name: lists });
  return new Map(
    lists.map((name, index) => {
      const entries = values[index];
      return [name, Array.isArray(entries) ? entries.length : 0];
    }),
  );
}

/** Jumps to the parts of a long form, and where the preview is below it, to that. */
export function SectionLinks({ fields }: { readonly fields: readonly AnyField[] }) {
  const [sections] = useState(() => sectionsOf(fields));
  const bar = useRef<HTMLElement>(null);
  const current = useCurrent(sections, bar);
  const counts = useCounts(sections);
  const link = (
    label: string,
    to: () => HTMLElement | null,
    isCurrent: boolean,
    count?: number,
  ) => (
    <ButtonBase
      key={label}
      onClick={() => bar.current && goTo(to(), bar.current)}
      aria-current={isCurrent || undefined}
      sx={{
        flexShrink: 0,
        gap: 0.75,
        minHeight: 44,
        paddingInline: 1.5,
        color: isCurrent ? 'text.primary' : 'text.secondary',
        fontWeight: isCurrent ? 600 : 400,
        borderBottom: '3px solid',
        borderColor: isCurrent ? 'secondary.main' : 'transparent',
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      {label}
      {count !== undefined && <Box sx={{ fontSize: '0.875rem', fontWeight: 400 }}>{count}</Box>}
    </ButtonBase>
  );
  return (
    <Box
      component="nav"
      ref={bar}
      aria-label="Parts of the form"
      sx={{
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: toEdge,
        paddingInline: { xs: 0.5, sm: 0 },
      }}
    >
      {sections.map(({ label, field }) =>
        link(label, () => beginOf(field), field === current, counts.get(field)),
      )}
      <Box sx={{ display: { lg: 'none' } }}>
        {link('Preview', () => document.querySelector('#preview'), false)}
      </Box>
    </Box>
  );
}
