import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

/** The two widths that every screen is made for, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** The Chromium that npm carries on Linux, the installed Chrome elsewhere. */
export const launchBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  process.platform === 'linux'
    ? chromium.launch({
        executablePath: await chromiumBinary.executablePath(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
      })
    : chromium.launch({ channel: 'chrome', args: [...args] });
