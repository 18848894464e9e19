import type { Home } from '@institute/schema';
import { CallBand } from '../../../components/call-band.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { paths } from '../../../config/paths.ts';

/** The call to action at the end of home. */
export function CallToAction({ title, description, buttonText }: Home['callToAction']) {
  return (
    <CallBand title={title} text={description} seed={title}>
      <ButtonLink to={paths.courses}>{buttonText}</ButtonLink>
      <ButtonLink to={paths.contact} kind="on-indigo">
        Contact Us
      </ButtonLink>
    </CallBand>
  );
}
