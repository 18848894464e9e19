const none = () => Promise.resolve();

/** A session of an owner, for tests of what asks who is signed in. */
export const ownerSession = {
  session: { state: 'admin', role: 'owner', uid: 'asha', name: 'Asha', email: 'asha@example.com' },
  login: none,
  enter: none,
  logout: none,
} as const;
