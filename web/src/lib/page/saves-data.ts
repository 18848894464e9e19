interface Connection {
  readonly saveData?: boolean;
}

/** Whether the visitor has asked the browser to load no more than needed. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;
