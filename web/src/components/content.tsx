import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRead } from '../lib/content/use-read.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageLoading } from './page-state.tsx';

interface ContentProps<Data, Key extends readonly unknown[]> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  /** Text of the error catalogue for a failed read. */
  readonly failure: string;
  readonly loading?: ReactNode;
  /** It fills a section of a page, not the page. */
  readonly inSection?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Reads what a page is about and shows it, or that it is loading, or that it cannot be read. */
export function Content<Data, Key extends readonly unknown[]>({
  query,
  failure,
  loading,
  inSection = false,
  children,
}: ContentProps<Data, Key>) {
  const { data, failed, isFetching, retry } = useRead(query, failure);
  if (data !== undefined) return children(data);
  if (!failed) return loading ?? <PageLoading inSection={inSection} />;
  return <LoadFailed message={failure} retry={retry} busy={isFetching} inSection={inSection} />;
}
