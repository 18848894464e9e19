/** The institute's own address, if a branch is there. In Tamil, either of them may still be in English. */
export const addressAt = <Info extends { readonly address: string }>(
  info: Info | null | undefined,
  branch: string,
  area: string,
): Info | undefined =>
  branch !== '' && (branch === area || info?.address.includes(branch))
    ? (info ?? undefined)
    : undefined;
