import type { CourseSummary } from '@institute/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ContentContext } from '../../lib/content/content-context.ts';
import { contentQueries } from '../../lib/content/content-queries.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { CoursesPage } from './courses-page.tsx';

const queries = contentQueries({} as ContentSource);

const course: CourseSummary = {
  slug: 'weaving',
  title: 'Weaving',
  description: 'It.',
  shortDescription: '',
  duration: '',
  level: 'Beginner',
  highlights: [],
  moreHighlights: 0,
  fee: 0,
};

function pageOf(items: CourseSummary[]): string {
  const client = new QueryClient();
  client.setQueryData(queries.courses(1).queryKey, { items, counts: {}, pages: 1 });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ContentContext value={queries}>
          <CoursesPage />
        </ContentContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

// institute-12
test('the list of courses speaks of batches and trainers where a course has a next batch', () => {
  const next = { day: '2026-12-07', isFull: false };
  expect(pageOf([{ ...course, next }])).toContain('when the next batches start');
  expect(pageOf([course])).toContain('Open one for its full syllabus.</p>');
  expect(pageOf([])).not.toContain('full syllabus');
});
