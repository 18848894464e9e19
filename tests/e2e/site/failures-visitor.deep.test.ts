import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import {
  contactForm,
  fillPerson,
  openPopup,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import {
  failingPage,
  passTimeLimitUntil,
  runUntilShown,
  useFailures,
  type Service,
} from '../../support/browser/failures.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { at, fail } = useFailures();
useNewVisitors();

const modes = ['slow', 'failing', 'broken', 'absent'] as const;

const open = async (path: string): Promise<Page> => {
  const page = await visit(at(path), failingPage);
  await appReady(page);
  return page;
};

const told = (page: Page, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text });

describe('reading', () => {
  // The first level has a page that was slow in the next test, and one that fails after a link in content-states.
  test.each(instances(modes, 0))(
    'Firestore %s: a page says so, and recovers automatically',
    async (mode) => {
      const page = await open('/contact');
      const recover = await fail('firestore', mode);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Courses' })
        .click();
      const main = page.getByRole('main');
      const loading = main.getByRole('status').getByText('Loading');
      const failure = main.getByRole('heading', { name: 'Failed to fetch courses' });
      await loading.or(failure).waitFor({ state: 'attached' });
      await passTimeLimitUntil(page, failure);
      await told(page, 'Failed to fetch courses').waitFor();
      await recover();
      await runUntilShown(page, main.getByText(/^Showing all/));
      expect(await told(page, 'Failed to fetch courses').count()).toBe(0);
    },
  );

  test('without Firestore, pages are stale or say so, keep what is typed, and recover automatically', async () => {
    const served = async () => (await fetch(at('/placements'))).text();
    const before = await served();
    // Once absent, it is reached again only after the functions' rest of seven seconds.
    const mode = isDeep ? 'absent' : 'slow';
    const recover = await fail('firestore', mode);
    // At once: each waits until rendering has taken too long.
    const [home, contactPage, stale] = await Promise.all([
      open('/'),
      open('/contact?course=ui-ux-design'),
      served(),
    ]);
    expect(stale).toBe(before);
    const failure = home.getByRole('heading', { name: 'Failed to fetch content' });
    if (mode === 'slow') await passTimeLimitUntil(home, failure);
    await failure.waitFor();
    await home.getByText('Please check your connection and try again.').waitFor();
    await told(home, 'Failed to fetch content').waitFor();
    await home.getByRole('button', { name: 'Try again' }).waitFor();
    const links = home.getByRole('navigation', { name: 'Main' }).getByRole('link');
    expect(await links.count()).toBe(6);

    // Contact details are the last that the site knew.
    await contactPage.getByRole('heading', { name: 'Call us' }).waitFor();
    const name = contactForm(contactPage).getByLabel('Full Name *');
    await name.fill('Patient');
    await recover();
    expect(await name.inputValue()).toBe('Patient');
    await runUntilShown(home, home.getByRole('link', { name: 'Explore Courses' }));
  });
});

interface Form {
  readonly open: () => Promise<{ page: Page; form: Locator }>;
  readonly failure: string;
  readonly success: string;
}

const contact: Form = {
  async open() {
    const page = await open('/contact?course=cybersecurity');
    return { page, form: contactForm(page) };
  },
  failure: 'Failed to submit enquiry. Please try again.',
  success: 'Thank you for your interest!',
};

const popup: Form = {
  async open() {
    const page = await open('/about');
    return { page, form: await openPopup(page) };
  },
  failure: 'Please try again or contact us directly.',
  success: 'Enquiry Submitted!',
};

const outages = [
  ['functions', 'slow', contact],
  ['functions', 'failing', popup],
  ['functions', 'broken', contact],
  ['firestore', 'slow', popup],
  ['firestore', 'absent', contact],
  ['firestore', 'broken', popup],
] as const;

// The first level has a form that fails in contact-form, and an enquiry that is not answered in send-enquiry.
test.each(instances(outages, 0))(
  'an enquiry, %s %s: the failure is shown, the form kept, and the enquiry stored once',
  async (service, mode, { open: begin, ...texts }) => {
    const { page, form } = await begin();
    const name = `While ${service} is ${mode}`;
    await fillPerson(form, name);
    const recover = await fail(service, mode, page);
    await submitButton(form).click();
    if (service === 'firestore' || mode === 'slow') {
      await form.getByRole('button', { name: 'Submitting...' }).waitFor();
      await passTimeLimitUntil(page, told(page, texts.failure));
    }
    await told(page, texts.failure).waitFor();
    expect(await form.getByLabel('Full Name *').inputValue()).toBe(name);
    expect(await form.getByLabel('Phone Number *').inputValue()).toBe('98765 43210');
    await recover();
    await submitButton(form).click();
    await page.getByText(texts.success).waitFor();
    expect(await takeStored(name)).toHaveLength(1);
  },
);

const outagesOfSyllabus: readonly [Service, (typeof modes)[number]][] = [
  ['storage', 'slow'],
  ['functions', 'failing'],
  ['storage', 'absent'],
];

// The first level has one that fails in courses, and one that does not come in syllabus-button.component.
test.each(instances(outagesOfSyllabus, 0))(
  'a syllabus, %s %s: the failure is shown, and another press downloads it',
  async (service, mode) => {
    const page = await open(coursePath);
    const recover = await fail(service, mode, page);
    const link = page.getByRole('link', { name: 'Download Syllabus' });
    const failure = told(page, 'Failed to download syllabus. Please try again.');
    await link.click();
    if (service === 'storage' || mode === 'slow') {
      await page.locator('[aria-busy=true]').filter({ hasText: 'Download Syllabus' }).waitFor();
      await passTimeLimitUntil(page, failure);
    }
    await failure.waitFor();
    await recover();
    // By keyboard: what is told may lie over the button.
    const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/-syllabus\.pdf$/);
    await page.getByText('Syllabus download has been initiated').waitFor();
  },
);
