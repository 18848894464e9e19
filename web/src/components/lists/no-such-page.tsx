import { PageHead } from '../../lib/page-head/page-head.tsx';
import { ButtonLink } from '../button.tsx';
import { PageMessage } from '../page-state.tsx';

/** Shown beyond the last page of a list. */
export function NoSuchPage({ first }: { readonly first: string }) {
  const text = 'This list has fewer pages.';
  return (
    <>
      <PageHead title="Page not found" description={text} status={404} />
      <PageMessage title="Page not found" text={text}>
        <ButtonLink to={first}>Go to the first page</ButtonLink>
      </PageMessage>
    </>
  );
}
