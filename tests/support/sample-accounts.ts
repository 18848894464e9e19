import { institute, slugOf, type Role } from '@institute/schema';

/** Letters that every keyboard has, without the signs that a mark may have; a mark in another script has none. */
export const samplePassword = (mark: string, username: string): string =>
  `${slugOf(mark) || 'sample'}-${username}-2026`;

const account = (username: string, displayName: string, role: Role) => ({
  username,
  // The sample's people work at no other institute.
  displayName: institute.fixedTexts ? displayName : username,
  role,
  // Where a bare username becomes an email address (account-1).
  email: `${username}@${institute.domain}`,
  password: samplePassword(institute.mark, username),
});

/** A sample admin of each role, made in the Authentication emulator only (account-7). */
export const sampleAccounts = [
  account('admin', 'Meenakshi Sundaram', 'owner'),
  account('editor', 'Suganthi Rajan', 'editor'),
  account('counsellor', 'Kavitha Murugesan', 'counsellor'),
] as const;
