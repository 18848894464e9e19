import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { slowDown } from '../../support/launch-browser.ts';
import { appReady, publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import type { VisitOptions } from '../../support/browser/visit-options.ts';
import { watchPending } from '../../support/browser/pending-requests.ts';
import { contactForm, takeStored, useNewVisitors } from '../../support/browser/enquiries.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useNewVisitors();

const onPhone: VisitOptions = { device: 'phone', hasTouch: true, expectedErrors: /404/ };

/** The addresses of the sitemap, one of each kind, and one that leads nowhere. */
async function everyKindOfPage(): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path);
  const kinds = new Map(
    paths.toReversed().map((path) => [path.replace(/(?<=\/.+\/).*/, ''), path]),
  );
  return [...kinds.values(), '/no-such-page'];
}

/** Has the page wait for its scripts; the function that it returns lets them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {};
  const come = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.js', async (route) => {
    await come;
    await route.continue();
  });
  return async () => {
    letCome();
    await appReady(page);
  };
}

/** The same of the slow phone, whose app runs late by itself, until then. */
async function slowUntilReady(page: Page): Promise<() => Promise<void>> {
  const speedUp = await slowDown(page);
  return async () => {
    await appReady(page);
    await speedUp();
  };
}

/**
 * When the page has been painted and its HTML is there, before the app runs: at the deep level on the slow
 * phone. `run` waits until the app runs.
 */
async function visitEarly(path: string) {
  let run = async () => {};
  const unloaded: string[] = [];
  const before = async (opened: Page) => {
    run = await (isDeep ? slowUntilReady : holdScripts)(opened);
    opened.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Leaving a page ends its requests.
      if (reason !== 'net::ERR_ABORTED') unloaded.push(`${request.url()} ${reason}`);
    });
  };
  const page = await visit(path, { ...onPhone, before, waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByType('paint').length > 0 && document.querySelector('footer'),
  );
  return { page, run, unloaded };
}

const stage = (page: Page) => page.evaluate(() => document.documentElement.dataset['app']);

/** Presses everything in the HTML that is shown and works by more than its address. */
const pressAll = (page: Page, within: string): Promise<number> =>
  page.evaluate((selector) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, input[type=submit], [role=button], a[aria-haspopup]',
      ),
    ].filter(
      (control) =>
        control.closest(selector) && control.checkVisibility({ visibilityProperty: true }),
    );
    for (const control of controls) control.click();
    return controls.length;
  }, within);

/** All that the page says, and the states of its controls. */
const look = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/** Counts what the page asks the API to do, the files that it saves, and what is still on its way. */
function watch(page: Page) {
  const pending = watchPending(page);
  const effects = { calls: 0, saved: 0 };
  page.on('request', (request) => {
    effects.calls += Number(request.method() !== 'GET');
  });
  page.on('download', () => (effects.saved += 1));
  return { effects, pending };
}

/** The look of the page once nothing is on its way and it has stopped changing. */
async function settled(page: Page, pending: ReadonlySet<Request>): Promise<string> {
  let before = '';
  const unchanged = async () => {
    const now = await look(page);
    const same = now === before && pending.size === 0;
    before = now;
    return same;
  };
  await expect.poll(unchanged, { interval: 500 }).toBe(true);
  return before;
}

/** What every control of a page does once the app runs. */
async function pressLate(path: string, within = 'body') {
  const page = await visit(path, onPhone);
  const { effects, pending } = watch(page);
  await appReady(page);
  const untouched = await look(page);
  const count = await pressAll(page, within);
  const after = await settled(page, pending);
  expect(after, path).not.toBe(untouched);
  await page.context().close();
  return { count, after, effects };
}

async function pressEarly(path: string): Promise<void> {
  const late = await pressLate(path);
  const { page, run, unloaded } = await visitEarly(path);
  const { effects, pending } = watch(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  expect(await stage(page), path).toBe(undefined);
  expect(await pressAll(page, 'body'), path).toBe(late.count);
  // Impatience is not a second wish. Where a file cannot be loaded, a link that was pressed is followed.
  const press = () =>
    [...document.querySelectorAll<HTMLElement>('main button')]
      .find((button) => button.checkVisibility())
      ?.click();
  await page.evaluate(press).catch((error: unknown) => {
    throw new Error(`${path} was left for ${visited.join()}; not loaded: ${unloaded.join()}`, {
      cause: error,
    });
  });
  await run();
  await expect.poll(() => look(page), { interval: 500 }).toBe(late.after);
  expect(await settled(page, pending), path).toBe(late.after);
  expect(effects, path).toEqual(late.effects);
  await page.context().close();
}

// routes-8
test('presses are held before there is anything to press', async () => {
  expect(await publicPage('/contact')).toMatch(/<body>\s*<script>/);
});

// routes-8
test('every control of every page handles an early press, once', async () => {
  const paths = instances(await everyKindOfPage(), 1);
  // A slowed processor sleeps most of the time: three pages share the machine.
  const lanes = [0, 1, 2].map((lane) => paths.filter((_, index) => index % 3 === lane));
  await Promise.all(
    lanes.map(async (lane) => {
      for (const path of lane) await pressEarly(path);
    }),
  );
});

/** The button of a filter, for where there is no app. */
const withoutApp = /<form[^>]* role="search"[^>]* action="\/(?:batches|demo)"[^]*?<\/form>/g;

async function hasButton(path: string): Promise<boolean> {
  const scripted = (await publicPage(path)).replaceAll(withoutApp, '');
  return /<main[^]*<button[^]*<\/main>/.test(scripted);
}

// routes-8
test('a press between hydrating the layout and the page is held too', async () => {
  const kinds = await everyKindOfPage();
  const have = await Promise.all(kinds.map(hasButton));
  const withButtons = kinds.filter((_, index) => have[index]);
  expect(withButtons).not.toEqual([]);
  for (const path of instances(withButtons, 1)) {
    const late = await pressLate(path, 'main');
    const pressAtOnce = async (opened: Page) => {
      await opened.addInitScript(() => {
        const observer = new MutationObserver(() => {
          if (document.documentElement.dataset['app'] !== 'layout') return;
          observer.disconnect();
          for (const button of document.querySelectorAll('button'))
            if (button.closest('main')) button.click();
        });
        observer.observe(document, { subtree: true, attributeFilter: ['data-app'] });
      });
    };
    const page = await visit(path, { ...onPhone, before: pressAtOnce });
    const { effects } = watch(page);
    await expect.poll(() => look(page), { interval: 500 }).toBe(late.after);
    expect(effects, path).toEqual(late.effects);
    await page.context().close();
  }
});

// routes-7
test('links work before hydration', async () => {
  for (const path of instances(await everyKindOfPage(), 1)) {
    const page = await visit(path, {
      ...onPhone,
      before: async (opened) => {
        await opened.route('**/*.js', () => new Promise(() => {}));
      },
      waitUntil: 'commit',
    });
    await page.waitForFunction(() => document.querySelector('footer'));
    const stopped = await page.evaluate(() => {
      const links = [...document.querySelectorAll('a:not([aria-haspopup])')];
      const prevented: (string | null)[] = [];
      addEventListener('click', (event) => {
        if (event.defaultPrevented) prevented.push((event.target as Element).textContent);
        event.preventDefault();
      });
      for (const link of links) {
        if (!link.getAttribute('href')) prevented.push(link.textContent);
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      return links.length > 10 ? prevented : ['no links'];
    });
    expect(stopped, path).toEqual([]);
    await page.context().close();
  }
});

// routes-8
test('a form submitted before hydration is sent unchanged, once', async () => {
  const { page, run } = await visitEarly('/contact');
  const { effects } = watch(page);
  const form = contactForm(page);
  expect(await stage(page)).toBe(undefined);
  const typed = await form.evaluate((element: HTMLFormElement) => {
    const examples: Record<string, string> = { email: 'slow@example.com', tel: '98765 43210' };
    const fields = [...element.elements].filter(
      (field) => field.checkVisibility() && !field.closest('[aria-hidden]'),
    );
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (field instanceof HTMLTextAreaElement) field.value = 'Evenings, please';
      else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
      else if (field instanceof HTMLInputElement)
        field.value = examples[field.type] ?? 'On a slow phone';
    }
    const values = Object.fromEntries(new FormData(element)) as Record<string, string>;
    for (const field of fields) if (field instanceof HTMLButtonElement) field.click();
    return values;
  });
  await run();
  await page.getByText('Thank you for your interest!').waitFor();
  const { comment: _, consent: __, phone: ___, ...kept } = typed;
  const stored = await takeStored('On a slow phone');
  expect(stored).toEqual([expect.objectContaining({ ...kept, phone: '+919876543210' })]);
  expect(effects.calls).toBe(1);
});
