import { siteAddress } from '../../platform/site-address.ts';
import { Button } from '../parts/button.tsx';
import { Letter } from '../parts/letter.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** Without names and reasons, which may be about people: an erasure does not reach sent mails. */
export const ReleaseNotPublished = ({ title }: { readonly title: string }) => (
  <Letter title={title} why="You get this email because you planned the release, or own the site.">
    <Paragraph>
      A release was due, but could not be published. Nothing of it is on the site. The Releases tab
      says why, and what to do.
    </Paragraph>
    <Button to={`${siteAddress()}/admin/releases`}>Open Releases</Button>
  </Letter>
);
