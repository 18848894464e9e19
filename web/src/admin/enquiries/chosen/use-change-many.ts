import {
  changedAtOnce,
  institute,
  messages,
  type EndpointBody,
  type EnquiryFilter,
} from '@institute/schema';
import { useRef, useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';

type Body = EndpointBody<'changeEnquiries'>;
type Change = Omit<Body, 'ids' | 'filter' | 'after'>;

/** The enquiries to change: these, or all that match a filter. */
type Wanted = { readonly ids: readonly string[] } | { readonly filter: EnquiryFilter };

/** How often a call is tried that gets no answer: making the same change again is harmless. */
const mostTries = 3;

async function changeSome(body: Body): Promise<{ changed: number; next?: string | undefined }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callApi('changeEnquiries', { body });
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0;
      if (!isLost || tries === mostTries) throw error;
    }
  }
}

const counted = (count: number): string =>
  `${count.toLocaleString(institute.locale)} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** Makes the calls that change many enquiries; yields how many each one changed. */
async function* steps(wanted: Wanted, changes: Change): AsyncGenerator<number> {
  if ('ids' in wanted) {
    for (let first = 0; first < wanted.ids.length; first += changedAtOnce) {
      const ids = wanted.ids.slice(first, first + changedAtOnce);
      yield (await changeSome({ ids, ...changes })).changed;
    }
    return;
  }
  let after: string | undefined;
  do {
    const place = after === undefined ? wanted : { ...wanted, after };
    const answer = await changeSome({ ...place, ...changes });
    yield answer.changed;
    after = answer.next;
  } while (after !== undefined);
}

/** Changes many enquiries, in as many calls as it takes, and tells how many were changed. */
export function useChangeMany() {
  /** How many are changed so far; undefined while nothing is under way. */
  const [done, setDone] = useState<number>();
  const isStopped = useRef(false);

  async function change(wanted: Wanted, changes: Change): Promise<void> {
    isStopped.current = false;
    let total = 0;
    setDone(0);
    try {
      for await (const changed of steps(wanted, changes)) {
        total += changed;
        setDone(total);
        if (isStopped.current) break;
      }
      notify('success', `${counted(total)} updated`);
    } catch (error) {
      notifyFailure(error, messages.save.enquiry);
      if (total > 0) notify('info', `${counted(total)} had already been updated`);
    } finally {
      setDone(undefined);
    }
  }

  function stop() {
    isStopped.current = true;
  }

  return { done, change, stop };
}
