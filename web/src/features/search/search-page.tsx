import {
  messages,
  searchKinds,
  searchMaxLength,
  searchText,
  type SearchResults,
} from '@institute/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { coursesPath } from '../../lib/links/list-path.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import styles from './search-page.module.css';

/** How long after the last letter the search begins, in milliseconds. */
const typingPause = 200;

interface SearchFormProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** Searches as one types; without scripts, when it is sent. */
function SearchForm({ text, onSearch }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef(0);
  const begin = (after: number) => {
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => onSearch(input.current?.value ?? ''), after);
  };
  useEffect(() => () => clearTimeout(pause.current), []);

  // Back and forward change the address alone.
  const searched = useRef(text);
  useEffect(() => {
    const field = input.current;
    if (field && text !== searched.current && field !== document.activeElement) field.value = text;
    searched.current = text;
  }, [text]);

  return (
    <form
      role="search"
      action={paths.search}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin(0);
      }}
    >
      <label htmlFor="search">Courses, trainers, articles</label>
      <input
        ref={input}
        id="search"
        type="search"
        name="q"
        maxLength={searchMaxLength}
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={() => begin(typingPause)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

function Nothing({
  text,
  categories,
}: { readonly text: string } & Pick<SearchResults, 'categories'>) {
  return (
    <div className={styles.nothing}>
      {text && <p>Try another word, look through the courses, or ask us.</p>}
      <ul className={styles.categories} aria-label="Courses by category">
        {categories.map((category) => (
          <li key={category}>
            <PageLink to={coursesPath(category)}>{category}</PageLink>
          </li>
        ))}
      </ul>
      {text && (
        <ButtonLink kind="secondary" to={paths.contact}>
          Send an enquiry
        </ButtonLink>
      )}
    </div>
  );
}

function summaryOf(text: string, { results, total }: SearchResults): string {
  if (!text) return '';
  if (total === 0) return `Nothing found for “${text}”`;
  if (total > results.length) return `The best ${results.length} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

/** Search of the whole site (search-1). */
export function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const text = searchText(parameters.get('q') ?? '');
  const query = useContentQueries().search(text);
  return (
    <>
      <PageHead
        title={text ? `Search: ${text}` : 'Search'}
        description="Find courses, batches, trainers and articles of our institute in Chennai."
      />
      <section className={`wrap ${styles.page}`}>
        <h1>Search</h1>
        <SearchForm
          text={text}
          onSearch={(given) => {
            const next = searchText(given);
            if (next !== text)
              setParameters(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
          }}
        />
        <Content
          query={{ ...query, placeholderData: keepPreviousData }}
          failure={messages.fetch.search}
          inSection
        >
          {(found) => (
            <>
              <p role="status">{summaryOf(text, found)}</p>
              {found.results.length > 0 ? (
                <ul className={styles.results}>
                  {found.results.map(({ kind, title, text: about, path }) => (
                    <li key={`${kind} ${path} ${about}`}>
                      <p className={styles.kind}>{searchKinds[kind]}</p>
                      <h2>
                        <PageLink to={path}>{title}</PageLink>
                      </h2>
                      <p>{about}</p>
                    </li>
                  ))}
                </ul>
              ) : (
                <Nothing text={text} categories={found.categories} />
              )}
            </>
          )}
        </Content>
      </section>
    </>
  );
}
