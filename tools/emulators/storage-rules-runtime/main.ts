/**
 * A stand-in for the Cloud Storage rules runtime, for machines that cannot fetch the real one.
 * The emulator suite starts it with `serve` and talks to it over stdin and stdout, one JSON object
 * a line, until it closes stdin. It denies, with a warning, whatever it does not understand.
 */
import { Runtime } from './protocol.ts';

function send(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function reply(runtime: Runtime, line: string): void {
  try {
    send(runtime.answer(JSON.parse(line)));
  } catch {
    const message = 'A request must be a JSON object.';
    send({ status: 'error', message, errors: [message], warnings: [] });
  }
}

/** Lines end at \n alone: node:readline would also cut at U+2028, which JSON strings may contain. */
async function serve(): Promise<void> {
  const runtime = new Runtime();
  let pending = '';
  send({ id: -1, status: 'ok', action: 'server_started' });
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const lines = `${pending}${chunk}`.split('\n');
    pending = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) reply(runtime, line);
  }
}

if (process.argv[2] === 'serve') {
  await serve();
} else {
  process.stderr.write('Usage: node main.ts serve\n');
  process.exitCode = 2;
}
