import { kinds, type StoredOf, type Translation } from '@institute/schema';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormKindContext } from '../editor/form/form-kind-context.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { translationType } from './translation-form.ts';
import { TranslatedHtml } from './translated-html.tsx';

const showScreen = shownScreen();
let form: UseFormReturn<Translation>;

const now = '<p>Paper is patient.</p><p>And cheap.</p>';

const post = {
  ...kinds.posts.stored.parse({
    _id: 'a',
    slug: 'a',
    title: 'Paper',
    excerpt: 'On paper',
    author: 'Kayal V',
    content: now,
    category: 'Career',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
} satisfies StoredOf<'posts'>;

function Form({ was }: { readonly was: string }) {
  const type = translationType('posts', post);
  const texts = [{ path: 'content', english: was, tamil: '<p>தாள் பொறுமையானது.</p>' }];
  const own = useForm<Translation>({ defaultValues: { kind: 'posts', of: 'a', texts } });
  useEffect(() => {
    form = own;
  }, [own]);
  return (
    <FormProvider {...own}>
      <FormKindContext value={type}>
        <TranslatedHtml path="content" label="Content" index={0} now={now} />
      </FormKindContext>
    </FormProvider>
  );
}

const show = (was: string): void => showScreen(<Form was={was} />);

// tamil-12, tamil-14
test('of a stale body, the paragraphs that have changed are named, and writing makes it current', async () => {
  show('<p>Paper is patient.</p><p>And dear.</p>');
  await expect.element(page.getByText('Was: And dear.')).toBeVisible();
  await expect.element(page.getByText('Now: And cheap.')).toBeVisible();
  await expect.element(page.getByText('Was: Paper')).not.toBeInTheDocument();
  const editor = page.getByRole('textbox', { name: 'Tamil' });
  await expect.element(editor).toHaveTextContent('தாள் பொறுமையானது.');
  expect(form.getValues('texts.0.english')).not.toBe(now);
  await editor.fill('தாள் மலிவானது.');
  await expect.element(page.getByText('Was: And dear.')).not.toBeInTheDocument();
  expect(form.getValues('texts.0')).toEqual({
    path: 'content',
    english: now,
    tamil: '<p>தாள் மலிவானது.</p>',
  });
});

// tamil-12
test('a body that is only formatted in another way says so', async () => {
  show('<p>Paper is <em>patient</em>.</p><p>And cheap.</p>');
  await expect
    .element(page.getByText('Only formatting, links or images have changed'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Still right' }).click();
  expect(form.getValues('texts.0.english')).toBe(now);
});
