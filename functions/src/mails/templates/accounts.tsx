import { institute, momentText } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';
import { useRendering } from '../parts/alternative.tsx';
import { Button } from '../parts/button.tsx';
import { Letter } from '../parts/letter.tsx';
import { Link } from '../parts/link.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

const dashboard = () => `${siteAddress()}/admin`;

interface InvitationProps {
  readonly title: string;
  readonly name: string;
  readonly role: string;
  readonly link: string;
  readonly expiresAt: string;
}

export function Invitation({ title, name, role, link, expiresAt }: InvitationProps) {
  const { spokenName } = useRendering().institute;
  return (
    <Letter title={title} why="You get this email because an owner of the site invited you.">
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        You have been invited to the dashboard of {spokenName} as {role}. Open the link below to
        choose a password.
      </Paragraph>
      <Button to={link}>Choose a password</Button>
      <Paragraph>
        You can use it once, until {momentText(expiresAt)} ({institute.timeName}). If it has
        expired, ask the person who invited you for a new one. You will also need an authenticator
        app on your phone.
      </Paragraph>
      <Paragraph>If you were not expecting this, you can ignore this email.</Paragraph>
    </Letter>
  );
}

interface WrongCodesProps {
  readonly title: string;
  readonly count: number;
  readonly blockedUntil: string;
}

export const WrongCodes = ({ title, count, blockedUntil }: WrongCodesProps) => (
  <Letter title={title} why="You get this email because the account has your address.">
    <Paragraph>
      Someone signed in to <Link to={dashboard()}>{dashboard()}</Link> with your password and then
      entered {count} wrong codes. No codes are accepted until {momentText(blockedUntil)} (
      {institute.timeName}).
    </Paragraph>
    <Paragraph>
      If that was you, wait until then, and check that the clock of your phone is set automatically.
    </Paragraph>
    <Paragraph>
      If it was not you, someone else knows your password: ask the person who runs the site to reset
      it straight away. They did not get in, because they had no code from your authenticator app.
    </Paragraph>
  </Letter>
);

interface AccountChangedProps {
  readonly title: string;
  /** What was done, in sentences. */
  readonly text: string;
}

export const AccountChanged = ({ title, text }: AccountChangedProps) => (
  <Letter title={title} why="You get this email because the account has your address.">
    <Paragraph>{text}</Paragraph>
    <Paragraph>
      This is about your account for <Link to={dashboard()}>{dashboard()}</Link>. If you did not
      expect it, ask an owner of the site.
    </Paragraph>
  </Letter>
);

interface AccountsDifferProps {
  readonly title: string;
  /** Each account with what changed, in words. */
  readonly accounts: readonly string[];
}

export const AccountsDiffer = ({ title, accounts }: AccountsDifferProps) => (
  <Letter
    title={title}
    why="You get this email because changes of accounts are emailed to this address."
  >
    {accounts.map((account) => (
      <Paragraph key={account}>{account}</Paragraph>
    ))}
    <Paragraph>
      Password resets by email, and changes made by one of you in the Firebase console, are also
      reported here. If none of you did this, someone else knows the password of the account:
      disable it in the Firebase console (Authentication, Users), and give it a new email address
      and password before you enable it again. Without a code from the authenticator app they could
      neither see nor change anything in the dashboard.
    </Paragraph>
  </Letter>
);
