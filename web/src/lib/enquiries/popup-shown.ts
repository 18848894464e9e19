/** The flag in local storage that keeps the popup from opening by itself again (popup-2). */
const flag = 'enquiry-popup-shown';

/** Stands in for the flag where storage is not available. */
let shownOnThisPage = false;

/** Whether the popup has opened by itself before, or need not any more. */
export function popupWasShown(): boolean {
  if (shownOnThisPage) return true;
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return false;
  }
}

export function rememberPopupShown(): void {
  shownOnThisPage = true;
  try {
    localStorage.setItem(flag, new Date().toISOString());
  } catch {
    // Then it is remembered until the page is left.
  }
}
