import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { PlainPage } from '../../../components/plain-page.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { formPaths, paths } from '../../../config/paths.ts';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';

const title = 'Your booking';

/** Without the cookie that opens a booking: a script sends on the secret behind the #, if it is there (demo-6). */
export const OpeningPage = () => (
  <PlainPage title={title} description="See, move or cancel your booking for a demo class.">
    <h1>{title}</h1>
    <form method="post" action={formPaths.booking}>
      <HiddenFields values={{ act: 'open', id: '', secret: '' }} />
    </form>
    <p>To see, move or cancel your booking, open the link in your booking email.</p>
    <noscript>
      <p>
        This page needs JavaScript. To move or cancel your booking, reply to your booking email or
        call us.
      </p>
    </noscript>
    <p>
      <PageLink to={paths.demo}>All free demo classes</PageLink>
    </p>
    <PrivacyLines />
  </PlainPage>
);
