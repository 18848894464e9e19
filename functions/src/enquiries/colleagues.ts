import { may, type Colleague } from '@institute/schema';
import { listAdmins, type AdminAccount } from '../account/list-accounts.ts';
import { dutyRoster } from '../account/staff/duty-roster.ts';
import { targets } from '../account/staff/targets.ts';
import { ApiError } from '../platform/errors.ts';

const nameOf = ({ account: { uid, email }, name }: AdminAccount): string =>
  name || email?.split('@')[0] || uid;

/** The accounts of everybody who handles enquiries now. */
const listAccounts = async (): Promise<AdminAccount[]> =>
  (await listAdmins()).filter(
    ({ account, role }) => !account.disabled && may(role, 'handleEnquiries'),
  );

/** Everybody who handles enquiries now and has an email address. */
export const listAddresses = async (): Promise<{ uid: string; email: string }[]> =>
  (await listAccounts()).flatMap(({ account: { uid, email } }) => (email ? { uid, email } : []));

/** Everybody who handles enquiries now, by name. */
export async function listColleagues(): Promise<Colleague[]> {
  const accounts = await listAccounts();
  const { docs } = await dutyRoster().where('onDuty', '==', true).get();
  const onDuty = new Set(docs.map(({ id }) => id));
  return accounts
    .map((each) => ({
      uid: each.account.uid,
      name: nameOf(each),
      onDuty: onDuty.has(each.account.uid),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** How many enrolments a month are wanted, by account. */
export async function readTargets(): Promise<ReadonlyMap<string, number>> {
  const { docs } = await targets().where('target', '>', 0).get();
  return new Map(docs.map((entry) => [entry.id, Number(entry.get('target'))]));
}

/** The name of a colleague, or an error at the field if nobody with that id handles enquiries. */
export async function requireColleague(uid: string): Promise<string> {
  const found = (await listColleagues()).find((each) => each.uid === uid);
  if (found) return found.name;
  const message = 'This person does not handle enquiries';
  throw new ApiError('invalid', message, { fields: { assignedTo: message } });
}
