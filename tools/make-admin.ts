/** `npm run make-admin -- <project> <email>`: gives an account the claim of an admin. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

const [projectId, email] = process.argv.slice(2);
if (!projectId || !email) {
  process.stderr.write('Usage: npm run make-admin -- <project> <email>\n');
  process.exit(1);
}
const auth = getAuth(initializeApp({ projectId }));
const { uid, customClaims } = await auth.getUserByEmail(email);
await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
process.stdout.write(`${email} is an admin of ${projectId} from the next sign-in on.\n`);
