/**
 * `npm run make-admin -- <project> <email>`: gives an account the claims of an admin, who signs in
 * in two steps. With `--new-second-factor` the app that showed the codes counts no more, and every
 * session of the account ends: for who lost the phone.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'new-second-factor': { type: 'boolean', default: false } },
});
const [projectId, email] = positionals;
if (!projectId || !email) {
  process.stderr.write('Usage: npm run make-admin -- <project> <email> [--new-second-factor]\n');
  process.exit(1);
}
const app = initializeApp({ projectId });
const accounts = getAuth(app);
const { uid, customClaims } = await accounts.getUserByEmail(email);
await accounts.setCustomUserClaims(uid, {
  ...customClaims,
  admin: true,
  secondFactor: 'required',
});
process.stdout.write(`${email} is an admin of ${projectId} from the next sign-in on.\n`);

if (values['new-second-factor']) {
  const documents = getFirestore(app);
  const batch = documents.batch();
  batch.delete(documents.doc(`secondFactors/${uid}`));
  batch.create(documents.collection('audit').doc(), {
    document: `accounts/${uid}`,
    action: 'remove-second-factor',
    by: 'make-admin',
    at: new Date().toISOString(),
  });
  await batch.commit();
  await accounts.revokeRefreshTokens(uid);
  process.stdout.write('The next sign-in sets up a new second factor.\n');
}
