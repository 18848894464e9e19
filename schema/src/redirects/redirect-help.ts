import type { Help } from '../fields/help.ts';
import type { Redirect } from './redirect.ts';

export const redirectHelp: Help<Redirect> = {
  from: 'What old links have, such as /courses/old-name, or /?p=8 of WordPress',
  to: 'The page that opens instead, such as /courses/new-name',
};
