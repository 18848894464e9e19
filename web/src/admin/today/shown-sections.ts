import type { TodaySection } from './use-today.ts';

type Read = Pick<TodaySection, 'lines' | 'failed'>;

const isRead = ({ lines, failed }: Read): boolean => failed || lines !== undefined;

/**
 * The sections that have something to show, and whether all are read. None shows before those above it are
 * read: what comes later would move it away under a press.
 */
export function shownSections<Section extends Read>(
  sections: readonly Section[],
): { readonly shown: readonly Section[]; readonly areRead: boolean } {
  const unread = sections.findIndex((section) => !isRead(section));
  const areRead = unread === -1;
  const shown = (areRead ? sections : sections.slice(0, unread)).filter(
    ({ lines, failed }) => failed || (lines && lines.length > 0),
  );
  return { shown, areRead };
}
