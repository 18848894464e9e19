import * as z from 'zod';
import type { Google } from './google.ts';

/** Cloud Run's request log contains the addresses of visitors. */
const exclusion = {
  name: 'no-addresses',
  description: 'Addresses of visitors: docs/privacy.md, "Logs"',
  filter: 'log_id("run.googleapis.com/requests")',
};

/**
 * Disables what somebody with only a password could do at the Auth API, as far as Google allows.
 */
const accountSettings = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

const accountFields = [
  'client.permissions.disabledUserSignup',
  'client.permissions.disabledUserDeletion',
  'emailPrivacyConfig.enableImprovedEmailPrivacy',
];

const sink = z.looseObject({
  exclusions: z.array(z.looseObject({ name: z.string() })).default([]),
});

/** Keeps visitors' addresses out of the logs; other exclusions stay. */
async function excludeAddresses(google: Google, project: string): Promise<void> {
  const url = `https://logging.googleapis.com/v2/projects/${project}/sinks/_Default`;
  const stored = sink.parse(await google('GET', url));
  const others = stored.exclusions.filter(({ name }) => name !== exclusion.name);
  await google('PATCH', `${url}?updateMask=exclusions`, {
    ...stored,
    exclusions: [...others, exclusion],
  });
}

/** Sets what neither the console's defaults nor a deploy set. */
export async function harden(google: Google, project: string): Promise<void> {
  const config = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  await google('PATCH', `${config}?updateMask=${accountFields.join(',')}`, accountSettings);
  await excludeAddresses(google, project);
}
