/**
 * `npm run make-admin -- <project> <email>`: makes an account an admin with a required second
 * factor. `--role` sets the role: by default the one that the account has, or `owner`. `--remove`
 * undoes that. `--new-second-factor` resets the second factor, for somebody who lost the phone. Each of
 * them ends every session of the account.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { roleOf, roles } from '@institute/schema';

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
const app = initializeApp({ projectId });
const accounts = getAuth(app);
const { uid, customClaims } = await accounts.getUserByEmail(email);

/** Writes the audit event first, so that no change goes unrecorded. */
const documents = getFirestore(app);
const batch = documents.batch();
const record = (action: string) =>
  batch.create(documents.collection('audit').doc(), {
    document: `accounts/${uid}`,
    action,
    by: 'make-admin',
    at: new Date().toISOString(),
  });
record(values.remove ? 'remove-admin' : 'make-admin');
if (renews) {
  batch.delete(documents.doc(`secondFactors/${uid}`));
  record('remove-second-factor');
}
await batch.commit();

const { admin: _, role: earlier, ...others } = customClaims ?? {};
const given = role ?? roleOf({ role: earlier }) ?? 'owner';
const claims = values.remove
  ? others
  : { ...others, admin: true, role: given, secondFactor: 'required' };
await accounts.setCustomUserClaims(uid, claims);
await accounts.revokeRefreshTokens(uid);
process.stdout.write(
  values.remove
    ? `${email} is no longer an admin of ${projectId}.\n`
    : `${email} is an admin of ${projectId} as of the next sign-in, with the role ${given}.\n`,
);
if (renews) process.stdout.write('A new second factor is set up at the next sign-in.\n');
