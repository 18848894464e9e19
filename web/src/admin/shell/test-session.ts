import type { Role } from '@institute/schema';

const none = () => Promise.resolve();

/** A session of a role, for tests of what asks who is signed in. */
export const sessionOf = (role: Role) =>
  ({
    session: { state: 'admin', role, uid: 'asha', name: 'Asha', email: 'asha@example.com' },
    login: none,
    enter: none,
    logout: none,
  }) as const;

export const ownerSession = sessionOf('owner');
