/** Key of the flag in local storage that keeps the popup from opening by itself again (popup-2). */
const flag = 'enquiry-popup-shown';

/** Fallback for the flag without storage. */
let shownOnThisPage = false;

/** Whether the popup has already opened by itself, or no longer needs to. */
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
    // Without storage it is remembered until the page is left.
  }
}
