import { root } from '@institute/schema';
import { HiddenFields } from '../../../components/hidden-fields.tsx';
import { PlainPage } from '../../../components/plain-page.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { formPaths, paths } from '../../../config/paths.ts';
import { PrivacyLines } from '../../../components/privacy-lines.tsx';
import * as texts from '../../../texts/en/booking.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

/** Without the cookie that opens a booking: a script sends on the secret behind the #, if it is there (demo-6). */
export const OpeningPage = () => (
  <PlainPage title={texts.yourBooking} description={texts.yourBookingText}>
    <h1>{texts.yourBooking}</h1>
    <form method="post" action={root + formPaths.booking}>
      <HiddenFields values={{ act: 'open', id: '', secret: '' }} />
    </form>
    <p>{texts.openLink}</p>
    <noscript>
      <p>
        {texts.needsScripts} <WaysToReachUs />
      </p>
    </noscript>
    <p>
      <PageLink to={paths.demo}>{texts.allClasses}</PageLink>
    </p>
    <PrivacyLines />
  </PlainPage>
);
