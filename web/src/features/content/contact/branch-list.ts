import { lazyPart } from '../../../lib/page/lazy-component.tsx';

/** The branches: they stand in the HTML, and their code comes once the page is hydrated. */
export const branchList = lazyPart(
  async () => (await import('./contact-page-branches.tsx')).Branches,
);
