import type { ComponentProps } from 'react';
import { paths } from '../config/paths.ts';
import { useOwnFacts } from '../lib/content/own-facts.ts';
import { contactUs } from '../texts/en/parts.ts';
import { ButtonLink } from './button.tsx';

/** A button that leads to demo classes; of an institute without any, to Contact. */
export function InvitationLink({ to, children, ...rest }: ComponentProps<typeof ButtonLink>) {
  const { invitesToDemos } = useOwnFacts();
  return (
    <ButtonLink to={invitesToDemos ? to : paths.contact} {...rest}>
      {invitesToDemos ? children : contactUs}
    </ButtonLink>
  );
}
