/** Whether a branch is at the institute's own address; none is at no address. */
export const isAddressOf = (branch: string, address: string): boolean =>
  branch !== '' && address.includes(branch);
