import { parseArgs, type ParseArgsConfig } from 'node:util';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Throws where npm kept options for itself, which it does unless `--` stands before them: a dry run would be a real one,
 * and a real project that of the emulators. One that the command was given as well, as an `email` that `.npmrc` has, was
 * not kept.
 */
export function refuseKept(
  options: readonly string[],
  given: readonly string[],
  environment: Environment,
): void {
  const kept = options.filter(
    (name) =>
      environment[`npm_config_${name.replaceAll('-', '_')}`] &&
      !given.some((argument) => argument.split('=')[0] === `--${name}`),
  );
  if (kept.length === 0) return;
  const names = kept.map((name) => `--${name}`).join(', ');
  throw new Error(
    `npm kept ${names} for itself, and nothing was done. Write -- before what the command is told: npm run ${environment['npm_lifecycle_event']} -- ...`,
  );
}

/** What the command line says; ends with a message where that cannot be. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    refuseKept(Object.keys(config.options ?? {}), process.argv.slice(2), process.env);
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
