import { levelName, moneyText, searchKinds, shortDay, type SearchResult } from '@institute/schema';
import { Fragment } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { DateSheet } from '../../components/dates/date-sheet.tsx';
import { SeatsLeft } from '../../components/dates/seats-left.tsx';
import { RowsGroup } from '../../components/lists/rows-group.tsx';
import rows from '../../components/lists/rows.module.css';
import { PageLink } from '../../components/page-link.tsx';
import { Door, type DoorColor } from '../../components/pictures/door.tsx';
import { colorOf } from '../../components/pictures/painted.tsx';
import { askPath } from '../../lib/batches/batch-text.ts';
import { dateOf } from '../../lib/dates/date-of.ts';
import { askAboutBatch, joinWaitingList } from '../../texts/en/parts.ts';
import * as texts from '../../texts/en/search.ts';
import { marked } from './marked.tsx';
import styles from './search-results.module.css';

const doors: Readonly<Partial<Record<SearchResult['kind'], DoorColor>>> = {
  trainer: 'leaf',
  post: 'brick',
  page: 'turmeric',
};

interface RowProps {
  readonly result: SearchResult;
  readonly search: string;
}

/** What stands at the end of a row: how to ask about a batch, or what a course costs. */
function End({ result: { title, fee, batch } }: Pick<RowProps, 'result'>) {
  if (batch) {
    return (
      <ButtonLink to={askPath({ title, slug: batch.course }, batch.id)} kind="secondary">
        {batch.seatsLeft === 0 ? joinWaitingList : askAboutBatch}
        <span className="visually-hidden">
          : {title}, {shortDay(batch.firstDay)}
        </span>
      </ButtonLink>
    );
  }
  return fee ? <b>{moneyText(fee)}</b> : null;
}

function Row({ result, search }: RowProps) {
  const { kind, title, text, path, published, batch } = result;
  const facts = published ? [dateOf(published)] : (result.facts ?? []);
  // The kolam of a course or a post is that of its own page.
  const seed = kind === 'course' || kind === 'post' ? path.slice(path.lastIndexOf('/') + 1) : title;
  return (
    <li>
      {batch ? (
        <DateSheet day={batch.firstDay} />
      ) : (
        <Door seed={seed} color={doors[kind] ?? colorOf(result)} rows={5} className={styles.door} />
      )}
      <div>
        <h3>
          <PageLink to={path}>
            {marked(title, search)}
            {batch && <span className="visually-hidden">, {shortDay(batch.firstDay)}</span>}
          </PageLink>
        </h3>
        <p className={rows.soft}>{marked(text, search)}</p>
        {batch && <SeatsLeft left={batch.seatsLeft} />}
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span>{levelName(fact)}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {(kind === 'course' || kind === 'batch') && (
        <div className={`${rows.go} ${styles.end}`}>
          <End result={result} />
        </div>
      )}
    </li>
  );
}

interface SearchResultsListProps {
  /** The best first. */
  readonly results: readonly SearchResult[];
  readonly search: string;
}

/** What was found by kind, that of the best result first (search-5). */
export function SearchResultsList({ results, search }: SearchResultsListProps) {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const found = results.filter((result) => result.kind === kind);
    return (
      <RowsGroup key={kind} title={searchKinds[kind]} note={texts.counted(found.length)}>
        <ul className={`${rows.rows} ${styles.hits}`}>
          {found.map((result, index) => (
            <Row key={`${result.path} ${index}`} result={result} search={search} />
          ))}
        </ul>
      </RowsGroup>
    );
  });
}
