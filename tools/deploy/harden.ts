import * as z from 'zod';
import type { Google } from './google.ts';

/** Cloud Run's log of requests holds the addresses of visitors. */
const exclusion = {
  name: 'no-addresses',
  description: 'Addresses of visitors: docs/privacy.md, "Logs"',
  filter: 'log_id("run.googleapis.com/requests")',
};

/** What whoever has a password alone could do at the Auth API, as far as Google lets it be forbidden. */
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

/** Keeps the addresses of visitors out of the logs; other exclusions stay. */
async function excludeAddresses(google: Google, project: string): Promise<void> {
  const url = `https://logging.googleapis.com/v2/projects/${project}/sinks/_Default`;
  const stored = sink.parse(await google('GET', url));
  const others = stored.exclusions.filter(({ name }) => name !== exclusion.name);
  await google('PATCH', `${url}?updateMask=exclusions`, {
    ...stored,
    exclusions: [...others, exclusion],
  });
}

/** Makes the settings of a project that neither the console's defaults nor a deploy make. */
export async function harden(google: Google, project: string): Promise<void> {
  const config = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  await google('PATCH', `${config}?updateMask=${accountFields.join(',')}`, accountSettings);
  await excludeAddresses(google, project);
}
