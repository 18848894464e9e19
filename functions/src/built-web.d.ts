declare module '*.html' {
  const text: string;
  export default text;
}

declare module '@institute/web/*-heads.json' {
  /** What stands in the head of a page, by the name of its module. */
  const heads: Readonly<Record<string, string>>;
  export default heads;
}

declare module '@institute/web/ta/*-heads.json' {
  const heads: Readonly<Record<string, string>>;
  export default heads;
}
