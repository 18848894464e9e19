import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContentContext } from '../../../lib/content/content-context.ts';
import { contentQueries } from '../../../lib/content/content-queries.ts';
import type { ContentSource } from '../../../lib/content/content-source.ts';
import { ownFactsKey } from '../../../lib/content/own-facts.ts';
import { ContactForm } from './contact-form.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  sessionStorage.clear();
});

const course = page.getByRole('combobox', { name: 'Course Interested In *' });

// contact-13
test.each([
  ['the one that it is about', 'Other', 'Kolam'],
  ['another one, if that was chosen by then', 'Weaving', 'Weaving'],
])('a form that is there before its course is known has %s', async (_which, chosen, wanted) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const source = {
    courseTitles: () => answered.then(() => ['Kolam']),
    course: () => answered.then(() => ({ title: 'Kolam', fees: {}, batches: [] })),
  };
  const client = new QueryClient();
  client.setQueryData(ownFactsKey, { formCourses: ['Weaving'] });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/contact?course=python-fullstack&about=kolam']}>
      <QueryClientProvider client={client}>
        <ContentContext value={contentQueries(source as unknown as ContentSource)}>
          <ContactForm isBand isMain />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await expect.element(course).toHaveValue('Other');
  await course.selectOptions(chosen);
  answer();
  await expect.element(page.getByRole('option', { name: 'Kolam' })).toBeInTheDocument();
  await expect.element(course).toHaveValue(wanted);
});
