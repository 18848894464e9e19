/** How long the CDN caches a page, in seconds. */
export const cdnSeconds = 60;

/** Cache-Control for what the CDN caches and browsers have to revalidate. */
export const shortly = `public, max-age=0, s-maxage=${cdnSeconds}`;
