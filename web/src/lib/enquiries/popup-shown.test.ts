import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Simulates a page load: the module is loaded anew, local storage stays. */
async function load() {
  vi.resetModules();
  return import('./popup-shown.ts');
}

const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the popup is shown once, across page loads', async () => {
  const first = await load();
  expect(first.popupWasShown()).toBe(false);
  first.rememberPopupShown();
  expect(first.popupWasShown()).toBe(true);
  expect((await load()).popupWasShown()).toBe(true);
});

test('without storage it is shown once per page load', async () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { popupWasShown, rememberPopupShown } = await load();
  expect(popupWasShown()).toBe(false);
  rememberPopupShown();
  expect(popupWasShown()).toBe(true);
});
