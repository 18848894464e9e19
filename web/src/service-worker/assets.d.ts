declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.html?raw' {
  const html: string;
  export default html;
}
