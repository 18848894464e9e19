import type { ComponentType, ReactNode } from 'react';
import { lazyPart } from './lib/page/lazy-part.tsx';

export interface PlainPage<Props> {
  /** Name of the page's module, by which the build names its styles. */
  readonly name: string;
  readonly preload: () => Promise<unknown>;
  readonly render: (props: Props) => ReactNode;
}

function plainPage<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): PlainPage<Props> {
  const { preload, Part } = lazyPart(load);
  return { name, preload, render: (props) => <Part {...props} /> };
}

/**
 * Pages that the server alone renders, from what it gives them: they have no scripts, and the app never
 * shows them.
 */
export const plainPages = {
  feeSheet: plainPage(
    'fee-sheet-page',
    async () => (await import('./features/courses/fee-sheet/fee-sheet-page.tsx')).FeeSheetPage,
  ),
};
