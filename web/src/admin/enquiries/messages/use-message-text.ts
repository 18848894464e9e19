import { filledIn, placeholdersIn, type StoredEnquiry, type Template } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { liveBatches } from '../../../lib/firebase/live/live-content.ts';
import { useCourseNames } from '../../editor/form/list-heads.ts';
import { useLive } from '../../../lib/firebase/live/use-live.ts';
import { factsOf } from './message-facts.ts';

type Message = Pick<Template, 'subject' | 'text'>;

/** A template filled in for an enquiry; undefined until everything that it needs is known. */
export function useMessageText(
  enquiry: StoredEnquiry,
  template: Message | undefined,
): Message | undefined {
  const courses = useCourseNames();
  const batches = useLive(liveBatches());
  const isRead = courses !== undefined && batches.status !== 'loading';
  const { sheet: body, facts } = factsOf(
    enquiry,
    courses ?? [],
    batches.status === 'ready' ? batches.data : [],
  );
  const { subject = '', text = '' } = template ?? {};
  const wanted = placeholdersIn(subject + text);
  const sheet = useQuery({
    queryKey: ['fee sheet', body],
    queryFn: () => body && callApi('makeFeeSheet', { body }),
    enabled: wanted.includes('fee sheet') && body !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  const slot = useQuery({
    queryKey: ['booked class', enquiry._id],
    queryFn: () => callApi('readBookedClass', { id: enquiry._id }),
    enabled: wanted.includes('slot'),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!template || !isRead || sheet.isLoading || slot.isLoading) return undefined;
  const all = {
    ...facts,
    ...(slot.data && { slot: slot.data.text }),
    ...(sheet.data && { 'fee sheet': `${location.origin}/fees/${sheet.data._id}` }),
  };
  return { subject: filledIn(subject, all), text: filledIn(text, all) };
}
