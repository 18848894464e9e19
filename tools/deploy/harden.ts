import * as z from 'zod';
import type { Google } from './google.ts';
import { setMissing } from './protections.ts';

/** Cloud Run's request log contains the addresses of visitors. */
const exclusion = {
  name: 'no-addresses',
  description: 'Addresses of visitors: docs/privacy.md, "Logs"',
  filter: 'log_id("run.googleapis.com/requests")',
};

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

/**
 * Sets what neither the console's defaults nor a deploy set; returns what was missing. `site` is the
 * site's own URL, once it answers.
 */
export async function harden(
  google: Google,
  project: string,
  site: string | undefined,
): Promise<string[]> {
  await excludeAddresses(google, project);
  return setMissing(google, project, site);
}
