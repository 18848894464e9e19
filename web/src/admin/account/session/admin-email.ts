/** The email address that a username stands for (account-1); an email address stays as it is. */
export function adminEmail(username: string, domain: string): string {
  const name = username.trim();
  return name.includes('@') ? name : `${name}@${domain}`;
}
