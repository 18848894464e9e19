import { siteUrl } from '../tests/support/ports.ts';
import { variables } from '../web/src/config/variables.ts';

/**
 * The environment of a build for the emulators: Vite prefers it to web/.env.production.local, which
 * has the settings of a deployment.
 */
export const demoEnvironment = (environment = process.env): NodeJS.ProcessEnv => ({
  ...variables,
  VITE_SITE_URL: siteUrl('start'),
  ...environment,
});
