/** Specification, section 7: a relative upload url is served from this path. */
const uploadedFiles = '/api/upload/file';

/** Where a stored link to a file is fetched from. */
export const fileUrl = (link: string): string =>
  link.startsWith('/') ? `${uploadedFiles}${link}` : link;
