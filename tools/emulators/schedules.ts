import { join } from 'node:path';
import { root } from '../../tests/support/ports.ts';

interface Scheduled {
  readonly __endpoint?: {
    readonly scheduleTrigger?: { readonly schedule: string };
    readonly secretEnvironmentVariables?: readonly unknown[];
  };
  readonly run: (event: { scheduleTime: string; jobName: string }) => Promise<void>;
}

const minute = 60_000;

/**
 * The emulators run no schedules: runs the functions that are due every few minutes, each minute. Those
 * with secrets wait for a real deploy: their mails are sent when they are written, too.
 */
export async function runSchedules(): Promise<void> {
  process.env['FUNCTION_SIGNATURE_TYPE'] = 'cloudevent';
  const functions = (await import(join(root, 'functions', 'lib', 'index.js'))) as Record<
    string,
    Scheduled
  >;
  const due = Object.entries(functions).filter(
    ([, { __endpoint: endpoint }]) =>
      endpoint?.scheduleTrigger?.schedule.startsWith('every') &&
      !endpoint.secretEnvironmentVariables?.length,
  );
  const runAll = async (): Promise<void> => {
    for (const [jobName, { run }] of due) {
      try {
        await run({ scheduleTime: new Date().toISOString(), jobName });
      } catch (error) {
        process.stderr.write(`${jobName}: ${String(error)}\n`);
      }
    }
    setTimeout(() => void runAll(), minute).unref();
  };
  await runAll();
}
