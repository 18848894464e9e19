/**
 * `npm run make-admin -- <project> <email>`: makes an account an admin with a required second
 * factor. `--role` sets the role: by default the one that the account has, or `owner`. `--remove`
 * undoes that. `--new-second-factor` resets the second factor, for somebody who lost the phone. Each of
 * them ends every session of the account.
 */
import { roles } from '@institute/schema';
import { readArguments } from './arguments.ts';
import { changeAdmin } from './change-admin.ts';
import { report } from './run.ts';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    'new-second-factor': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    role: { type: 'string' },
  },
});
const [projectId, email] = positionals;
const { remove, 'new-second-factor': renews } = values;
const role = roles.find((each) => each === values.role);
const isWrongRole = values.role !== undefined && (role === undefined || remove);
if (!projectId || !email || (renews && remove) || isWrongRole) {
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
await report(() => changeAdmin(projectId, email, { role, remove, renews }));
