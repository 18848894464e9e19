declare module '*.html' {
  const text: string;
  export default text;
}

declare module '@institute/web/page-heads.json' {
  /** What stands in the head for a page's own files, by the name of its module. */
  const heads: Readonly<Record<string, string>>;
  export default heads;
}

declare module '@institute/web/plain-heads.json' {
  /** The styles of a page without scripts, by the name of its module. */
  const heads: Readonly<Record<string, string>>;
  export default heads;
}
