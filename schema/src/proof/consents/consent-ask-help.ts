import type { Help } from '../../fields/help.ts';
import type { ConsentAsk } from './consent.ts';

export const consentAskHelp: Help<ConsentAsk> = {
  // What is asked about.
  kind: '',
  target: '',
  course: 'Shown beside the success story',
  duration: 'Shown beside the success story, such as 4 months',
  paid: 'Shown beside the success story, as the coaching guidelines require',
  language: 'The language of the page the student sees',
  // Made by the dashboard.
  secret: '',
  email: 'Leave empty to send the link yourself',
};
