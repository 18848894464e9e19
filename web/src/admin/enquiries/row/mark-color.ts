import type { Mark } from './answer-time.ts';

/** What is late stands out from what soon will be. */
export const markColor = ({ urgent, isSoon }: Mark): string =>
  isSoon ? 'var(--turmeric-ink)' : urgent ? 'error.main' : 'text.secondary';
