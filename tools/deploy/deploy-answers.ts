/** What a deploy is answered in its tests: by firebase-tools 15, as it was, and by Google. */
import type { Data } from './data.ts';
import type { Google } from './google.ts';
import { exclusions } from './request-log.ts';

export const eventarc = `⚠  functions:  HTTP Error: 400, Validation failed for trigger projects/your-project/locations/asia-south1/triggers/newenquiry-1: Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.
⚠  functions:  Since this is your first time using 2nd gen functions, we need a little bit longer to finish setting everything up. Retry the deployment in a few minutes.

Functions deploy had errors with the following functions:
	newEnquiry(asia-south1)

Error: There was an error deploying functions`;
export const builder = `Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account. If you didn't revoke that permission explicitly, this could be caused by a change in the organization policies.

Error: There was an error deploying functions`;
export const storage = `Error: Firebase Storage has not been set up on project 'your-project'. Go to https://console.firebase.google.com/project/your-project/storage and click 'Get Started' to set up Firebase Storage.`;
export const firestoreApi = `7 PERMISSION_DENIED: Cloud Firestore API has not been used in project 1 before or it is disabled. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.`;

/** Stored data that has `problems`, and whose first migrations fail with these messages; notes what is `done`. */
export const dataWith = (
  done: string[],
  problems: readonly string[] = [],
  failures: string[] = [],
): Data => ({
  findProblems: async () => problems,
  async migrate() {
    done.push('migrate');
    const failure = failures.shift();
    if (failure) throw new Error(failure);
  },
  repeat: async () => void done.push('repeat'),
});

/** A project that has everything that `findMissing` asks for, with its site's address. */
export const hardened =
  (site: () => string): Google =>
  async (_, url) => {
    const { host } = new URL(site());
    const { pathname } = new URL(url);
    if (pathname.endsWith('/defaultBucket'))
      return { bucket: { name: 'projects/p/buckets/files' } };
    return {
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [
          { customStrengthOptions: { minPasswordLength: 15, maxPasswordLength: 4096 } },
        ],
      },
      authorizedDomains: [host],
      notification: {
        sendEmail: { callbackUri: `https://${host}/__/auth/action` },
      },
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      backupSchedules: [{ dailyRecurrence: {} }, { weeklyRecurrence: { day: 'SUNDAY' } }],
      buckets: [{ name: 'projects/p/locations/asia-south1/buckets/requests', retentionDays: 365 }],
      sinks: [{ name: '_Default', exclusions }, { name: 'requests' }],
      softDeletePolicy: { retentionDurationSeconds: '2592000' },
      versioning: { enabled: true },
      lifecycle: {
        rule: [{ action: { type: 'Delete' }, condition: { daysSinceNoncurrentTime: 90 } }],
      },
    };
  };
