import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRead } from '../lib/content/use-read.ts';
import { LoadFailed } from './load-failed.tsx';
import { PageLoading } from './page-state.tsx';

interface ContentProps<Data, Key extends readonly unknown[]> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  /** Message of the error catalogue for a failed read. */
  readonly failure: string;
  readonly loading?: ReactNode;
  /** Whether it fills only a section of a page. */
  readonly inSection?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** Reads content and shows it, or a loading or error state. */
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
