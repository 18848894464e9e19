/**
 * `npm run make-admin -- <project> <email>`: gives an account the claims of an admin, who signs in
 * in two steps; `--remove` takes them away again. With `--new-second-factor` the app that showed
 * the codes counts no more: for who lost the phone. Each ends every session of the account.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'new-second-factor': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
  },
});
const [projectId, email] = positionals;
const renews = values['new-second-factor'];
if (!projectId || !email || (renews && values.remove)) {
  process.stderr.write(
    'Usage: npm run make-admin -- <project> <email> [--new-second-factor | --remove]\n',
  );
  process.exit(1);
}
// A person's credentials are of no project: Google asks whose quota counts.
if (!process.env['GOOGLE_APPLICATION_CREDENTIALS']) {
  process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId;
}
const app = initializeApp({ projectId });
const accounts = getAuth(app);
const { uid, customClaims } = await accounts.getUserByEmail(email);

/** On record before it is done, so that no change can be without its record. */
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

const { admin: _, ...others } = customClaims ?? {};
const claims = values.remove ? others : { ...others, admin: true, secondFactor: 'required' };
await accounts.setCustomUserClaims(uid, claims);
await accounts.revokeRefreshTokens(uid);
process.stdout.write(
  values.remove
    ? `${email} is no admin of ${projectId} any more.\n`
    : `${email} is an admin of ${projectId} from the next sign-in on.\n`,
);
if (renews) process.stdout.write('The next sign-in sets up a new second factor.\n');
