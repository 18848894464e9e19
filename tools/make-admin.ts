/**
 * `npm run make-admin -- <project> <email>`: makes an account an admin with a required second
 * factor. `--role` sets the role: by default the one that the account has, or `owner`. `--remove`
 * undoes that. `--new-second-factor` resets the second factor, for somebody who lost the phone. Each of
 * them ends every session of the account.
 */
import { parseArgs } from 'node:util';
import { roleOf, roles } from '@institute/schema';
import { auth, firestore } from '../functions/src/platform/admin.ts';
import {
  rightsOf,
  storedRights,
  type Rights,
  secondFactorOf,
} from '../functions/src/platform/caller/rights.ts';
import { writeClaims } from '../functions/src/platform/caller/write-claims.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'new-second-factor': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    role: { type: 'string' },
  },
});
const [projectId, email] = positionals;
const renews = values['new-second-factor'];
const role = roles.find((each) => each === values.role);
const isWrongRole = values.role !== undefined && (role === undefined || values.remove);
if (!projectId || !email || (renews && values.remove) || isWrongRole) {
  process.stderr.write(
    `Usage: npm run make-admin -- <project> <email> [--role ${roles.join('|')}] [--new-second-factor] | --remove\n`,
  );
  process.exit(1);
}
// Personal credentials belong to no project, so Google needs to know whose quota to use.
if (!process.env['GOOGLE_APPLICATION_CREDENTIALS']) {
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
}
process.env['GCLOUD_PROJECT'] = projectId;
process.env['FIREBASE_CONFIG'] = JSON.stringify({ projectId });
const accounts = await auth();
const account = await accounts.getUserByEmail(email);
const { uid, customClaims = {} } = account;
const { role: earlier } = await rightsOf(account);
const given = role ?? earlier ?? roleOf(customClaims) ?? 'owner';

/** The audit events are written with the rights, so that no change goes unrecorded. */
const batch = firestore().batch();
const record = (action: string) =>
  batch.create(firestore().collection('audit').doc(), {
    document: `accounts/${uid}`,
    action,
    by: 'make-admin',
    at: new Date().toISOString(),
  });
record(values.remove ? 'remove-admin' : 'make-admin');
if (renews) {
  batch.delete(secondFactorOf(uid));
  record('remove-second-factor');
}
const rights: Partial<Rights> = values.remove
  ? { role: null }
  : { role: given, secondFactor: 'required' };
batch.set(storedRights(uid), rights, { merge: true });
await batch.commit();

await writeClaims(uid);
await accounts.revokeRefreshTokens(uid);
process.stdout.write(
  values.remove
    ? `${email} is no longer an admin of ${projectId}.\n`
    : `${email} will be an admin of ${projectId} from the next sign-in, with the role ${given}.\n`,
);
if (renews)
  process.stdout.write('Two-step verification will be set up again at the next sign-in.\n');
