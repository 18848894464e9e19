import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/page/lazy-part.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { EnquiryPage } from './page/enquiry-page.tsx';

const board = lazyPart(async () => (await import('./board/enquiry-board.tsx')).EnquiryBoard);

const importing = lazyPart(async () => (await import('./import/import-enquiries.tsx')).ImportPage);

/** The list of enquiries, or their board, or one of them. */
export function EnquiriesTab({ item }: { readonly item: string | undefined }) {
  const [params] = useSearchParams();
  if (item === 'import') return <importing.Part />;
  if (item !== undefined) return <EnquiryPage key={item} id={item} />;
  return params.get('layout') === 'board' ? <board.Part /> : <EnquiryList />;
}
