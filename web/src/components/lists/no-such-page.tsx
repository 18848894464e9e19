import { PageHead } from '../../lib/page-head/page-head.tsx';
import { ButtonLink } from '../button.tsx';
import { PageMessage } from '../page-state.tsx';
import * as texts from '../../texts/en/parts.ts';

/** Shown beyond the last page of a list. */
export function NoSuchPage({ first }: { readonly first: string }) {
  return (
    <>
      <PageHead title={texts.pageNotFound} description={texts.fewerPages} status={404} />
      <PageMessage title={texts.pageNotFound} text={texts.fewerPages}>
        <ButtonLink to={first}>{texts.firstPage}</ButtonLink>
      </PageMessage>
    </>
  );
}
