/** The email address for a username (account-1); an email address is returned as it is. */
export function adminEmail(username: string, domain: string): string {
  const name = username.trim();
  return name.includes('@') ? name : `${name}@${domain}`;
}
