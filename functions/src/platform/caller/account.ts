import type { Role } from '@institute/schema';

/** Who acts, as the history says it. */
export interface Admin {
  readonly uid: string;
  readonly email?: string | undefined;
}

/** An admin, and the state of their sign-in. */
export interface Account extends Admin {
  readonly role: Role;
  /** In seconds since 1970. */
  readonly signedInAt: number;
  readonly needsSecondFactor: boolean;
  readonly secondFactorVerified: boolean;
}
