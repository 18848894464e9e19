interface Connection {
  readonly saveData?: boolean;
}

/** Whether the browser is in data-saving mode. */
export const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: Connection }).connection?.saveData === true;
