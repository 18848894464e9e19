import {
  categoryName,
  messages,
  searchMaxLength,
  searchText,
  type SearchResults,
  root,
} from '@institute/schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Content } from '../../components/content.tsx';
import { Empty } from '../../components/empty.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { coursesPath } from '../../lib/links/list-path.ts';
import { PageHead } from '../../lib/page-head/page-head.tsx';
import * as texts from '../../texts/en/search.ts';
import styles from './search-page.module.css';
import { SearchResultsList } from './search-results.tsx';

/** How long after the last letter the search begins, in milliseconds. */
const typingPause = 200;

interface SearchFormProps {
  readonly text: string;
  /** Whether its button is the main action of the page. */
  readonly isMain: boolean;
  readonly onSearch: (text: string) => void;
}

/** Searches as one types; without scripts, when it is sent. */
function SearchForm({ text, isMain, onSearch }: SearchFormProps) {
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
      action={root + paths.search}
      aria-label={texts.site}
      className={styles.seek}
      onSubmit={(event) => {
        event.preventDefault();
        begin(0);
      }}
    >
      <label htmlFor="search">{texts.whatToFind}</label>
      <span>
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
        <Button type="submit" kind={isMain ? 'primary' : 'secondary'}>
          {texts.search}
        </Button>
      </span>
    </form>
  );
}

/** Where else to look, by category. */
const Categories = ({ categories }: Pick<SearchResults, 'categories'>) =>
  categories.length > 0 && (
    <nav className={styles.categories} aria-label={texts.byCategory}>
      {categories.map(({ category, courses }) => (
        <PageLink key={category} to={coursesPath(category)}>
          {categoryName(category)} <small>{courses}</small>
        </PageLink>
      ))}
    </nav>
  );

interface FoundProps {
  readonly text: string;
  readonly found: SearchResults;
  /** Whether they are of the text before. */
  readonly isOld: boolean;
}

function Found({ text, found, isOld }: FoundProps) {
  if (found.results.length > 0) return <SearchResultsList results={found.results} search={text} />;
  if (!text || isOld) return <Categories categories={found.categories} />;
  return (
    <Empty title={texts.nothingFound(text)} text={texts.nothingFoundText}>
      <Categories categories={found.categories} />
      <ButtonLink to={paths.contact}>{texts.enquire}</ButtonLink>
    </Empty>
  );
}

function summaryOf(text: string, { results, total }: SearchResults): string {
  if (!text) return '';
  if (total === 0) return texts.nothingFound(text);
  if (total > results.length) return texts.bestOf(results.length, total);
  return texts.counted(total);
}

/** Search of the whole site (search-1). */
export function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const text = searchText(parameters.get('q') ?? '');
  const { city } = useOwnFacts();
  const query = useContentQueries().search(text);
  const { data: shown } = useQuery({ ...query, enabled: false });
  return (
    <>
      <PageHead
        title={text ? texts.titleOf(text) : texts.title}
        description={texts.descriptionOf(city)}
      />
      <div className={`wrap ${styles.page}`}>
        <h1>{texts.title}</h1>
        <SearchForm
          text={text}
          isMain={text === '' || shown?.total !== 0}
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
              <p role="status" className={found.total > 0 ? styles.count : 'visually-hidden'}>
                {shown ? summaryOf(text, found) : texts.searching}
              </p>
              <Found text={text} found={found} isOld={!shown} />
            </>
          )}
        </Content>
      </div>
    </>
  );
}
