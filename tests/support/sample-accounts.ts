/** Where a bare username becomes an email address (account-1). */
const domain = 'vaasal.example';

const account = (username: string, displayName: string) => ({
  username,
  displayName,
  email: `${username}@${domain}`,
  password: `vaasal-${username}-2026`,
});

/** The three sample admins, made in the Authentication emulator only (account-7). */
export const sampleAccounts = [
  account('admin', 'Meenakshi Sundaram'),
  account('editor', 'Suganthi Rajan'),
  account('counsellor', 'Kavitha Murugesan'),
] as const;
