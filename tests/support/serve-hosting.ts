/**
 * The built site in one process: static files by the server that Hosting's emulator runs on, with the
 * settings of firebase.json, `api` and `pages` by Cloud Functions' own server. The functions emulator
 * starts a process for each concurrent request instead. Tells its parent the port.
 */
import './queries/note-queries.ts';
import { server } from 'superstatic';
import { serverOf } from './framework.ts';
import { firebaseConfig, root } from './ports.ts';

const servers = { api: serverOf('api'), pages: serverOf('pages') };

/** An address of the API as calls have it: no rule of firebase.json but its rewrite is for it. */
const plainCall = /^\/api\/[\w/-]+(?:\?|$)/;

const hosting = server({
  port: 0,
  hostname: '127.0.0.1',
  cwd: root,
  config: firebaseConfig('start').hosting,
  stack: 'strict',
  rewriters: {
    function: (rewrite: { function: { functionId: keyof typeof servers } }) =>
      Promise.resolve(servers[rewrite.function.functionId]),
  },
});

hosting.use((request, response, next) =>
  plainCall.test(request.url ?? '') ? servers.api(request, response) : next(),
);

const listening = hosting.listen(() => {
  const address = listening.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
