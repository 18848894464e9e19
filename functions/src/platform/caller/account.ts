import type { Role } from '@institute/schema';

/** Who acts, as the history says it. */
export interface Admin {
  readonly uid: string;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
}

/** Who acted, as it is stored beside what they did: with the email and the name of then. */
export const authorOf = ({ uid, email, name }: Admin) => ({
  by: uid,
  ...(email !== undefined && { byEmail: email }),
  ...(name && { byName: name }),
});

/** An admin, and the state of their sign-in. */
export interface Account extends Admin {
  readonly role: Role;
  /** In seconds since 1970. */
  readonly signedInAt: number;
  readonly needsSecondFactor: boolean;
  readonly secondFactorVerified: boolean;
}
