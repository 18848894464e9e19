import { kinds, type StoredOf, type Translation } from '@institute/schema';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FormKindContext } from '../editor/form/form-kind-context.ts';
import { textLabel, translationType } from './translation-form.ts';
import { TranslatedText } from './translated-text.tsx';

let root: Root | undefined;
let form: UseFormReturn<Translation>;

afterEach(() => root?.unmount());

const course = {
  ...kinds.courses.stored.parse({
    _id: 'a',
    slug: 'a',
    title: 'Python',
    description: 'From loops to apps',
    highlights: ['Labs'],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  }),
} satisfies StoredOf<'courses'>;

const written = [
  { path: 'title', english: 'Python', tamil: 'பைத்தான்' },
  { path: 'description', english: 'From loops to sites', tamil: 'தொடக்கம் முதல்' },
];

function Form() {
  const type = translationType('courses', course);
  const own = useForm<Translation>({
    defaultValues: type.arrange({ kind: 'courses', of: 'a', texts: written }),
  });
  useEffect(() => {
    form = own;
  }, [own]);
  return (
    <FormProvider {...own}>
      <FormKindContext value={type}>
        {['title', 'description', 'highlights.0'].map((path, index) => (
          <TranslatedText
            key={path}
            path={path}
            label={textLabel('courses/a', path)}
            index={index}
            now={['Python', 'From loops to apps', 'Labs'][index] ?? ''}
          />
        ))}
      </FormKindContext>
    </FormProvider>
  );
}

function show(): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Form />);
}

const texts = () => form.getValues('texts');

// tamil-12
test('a stale text says what it was and is, and is right again with one press', async () => {
  show();
  await expect.element(page.getByText('Was: From loops to sites')).toBeVisible();
  await expect.element(page.getByText('Now: From loops to apps')).toBeVisible();
  expect(texts()[1]).toEqual(written[1]);
  await page.getByRole('button', { name: 'Still right' }).click();
  await expect.element(page.getByText('Was:')).not.toBeInTheDocument();
  expect(texts()[1]).toEqual({ ...written[1], english: 'From loops to apps' });
});

// tamil-12
test('what is typed is the Tamil of what the English says now', async () => {
  show();
  await page.getByLabelText('Tamil').nth(1).fill('ஆப்கள் வரை');
  expect(texts()[1]).toEqual({
    path: 'description',
    english: 'From loops to apps',
    tamil: 'ஆப்கள் வரை',
  });
  expect(texts()[2]).toEqual({ path: 'highlights.0', english: 'Labs', tamil: '' });
  await expect.element(page.getByText('Highlights 1')).toBeVisible();
});
