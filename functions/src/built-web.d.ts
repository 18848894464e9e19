declare module '*.html' {
  const text: string;
  export default text;
}

declare module '@institute/web/page-styles.json' {
  /** What stands in the head for the styles of a page, by the name of its module. */
  const styles: Readonly<Record<string, string>>;
  export default styles;
}
