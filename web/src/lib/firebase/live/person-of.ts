interface Done {
  readonly byName?: string | null | undefined;
  readonly byEmail?: string | null | undefined;
}

/** Who did something: the name, or the email where none was stored. */
export const personOf = ({ byName, byEmail }: Done): string | undefined =>
  byName || byEmail || undefined;
