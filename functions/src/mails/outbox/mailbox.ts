const googleDomains = ['gmail.com', 'googlemail.com'];

/** The mailbox that an address leads to: many servers ignore what follows a +, Google's dots too. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const name = lower.slice(0, at).replace(/(?<=.)\+.*/, '');
  return googleDomains.includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
