/** A post or page of WordPress by its number. */
const inQuery = /(?:^|[?&])((?:p|page_id)=[1-9]\d{0,9})(?=&|$)/;

/** The permalink in an address of the home page, such as `/?p=8`, without the rest of its query; undefined for none. */
export function permalinkIn(path: string, search: string): string | undefined {
  const [, found] = (path === '/' && search && inQuery.exec(search)) || [];
  return found && `/?${found}`;
}

export const isPermalink = (address: string): boolean =>
  permalinkIn('/', address.slice(1)) === address;
