import chromiumBinary from '@sparticuz/chromium';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright-core';

/** The two widths that every screen is made for, in CSS pixels. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * What Chromium adds to its environment while its threads read it, which now and then crashed it at its
 * start (SIGSEGV in getenv): replacing what is there moves nothing.
 */
const addedToEnvironment = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  FC_FONTATIONS: '1',
  VK_ICD_FILENAMES: '/dev/null',
};

/**
 * For pages that soon end, and whose time nobody measures: compiling for speed does not pay in them, and
 * takes up to a quarter of the browser's processor time.
 */
export const forBriefPages: readonly string[] = [
  '--js-flags=--no-turbofan --invocation-count-for-maglev=4000',
];

/** The Chromium that npm carries on Linux, the installed Chrome elsewhere, with further arguments. */
export const browserOptions = async (further: readonly string[] = []): Promise<LaunchOptions> =>
  process.platform === 'linux'
    ? {
        executablePath: await chromiumBinary.executablePath(),
        env: { ...process.env, ...addedToEnvironment },
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--in-process-gpu',
          '--disable-background-networking',
          ...further,
        ],
      }
    : { channel: 'chrome', args: [...further] };

export const launchBrowser = async (further?: readonly string[]): Promise<Browser> =>
  chromium.launch(await browserOptions(further));

/**
 * A slow phone: slow 4G as Lighthouse's mobile preset has it, on a processor four times slower. The function
 * that it returns gives the processor back its speed; slowed, even an idle page takes a quarter of ours.
 */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}
