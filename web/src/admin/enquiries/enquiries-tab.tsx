import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { EnquiryList } from './enquiry-list.tsx';

const board = lazyComponent(async () => (await import('./board/enquiry-board.tsx')).EnquiryBoard);

const importing = lazyComponent(
  async () => (await import('./import/import-enquiries.tsx')).ImportPage,
);

/** The list of enquiries with one of them beside it, or their board. */
export function EnquiriesTab({ item }: { readonly item: string | undefined }) {
  const [params] = useSearchParams();
  if (item === 'import') return <importing.Component />;
  const isBoard = item === undefined && params.get('layout') === 'board';
  return isBoard ? <board.Component /> : <EnquiryList item={item} />;
}
