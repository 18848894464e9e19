/** How long the CDN keeps a page, in seconds; after that it is asked for again. */
export const cdnSeconds = 60;

/** Cache-Control of what the CDN keeps for so long, and a browser only with the CDN's consent. */
export const shortly = `public, max-age=0, s-maxage=${cdnSeconds}`;
