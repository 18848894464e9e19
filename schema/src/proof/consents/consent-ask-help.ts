import type { Help } from '../../fields/help.ts';
import type { ConsentAsk } from './consent.ts';

export const consentAskHelp: Help<ConsentAsk> = {
  // What is asked about.
  kind: '',
  target: '',
  course: 'Beside the success on the site',
  duration: 'Beside the success on the site, such as 4 months',
  paid: 'Beside the success on the site, as the guidelines for coaching require',
  language: 'Of the page that the student sees',
  // Made by the dashboard.
  secret: '',
  email: 'Without one, you send the link yourself',
};
