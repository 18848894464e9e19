import { builtColours, paletteOf } from '@institute/schema';
import type { Institute } from '../../functions/src/mails/institute.ts';
import { renderMail } from '../../functions/src/mails/render-mail.tsx';
import type { StoredMail } from '../../functions/src/mails/outbox/mail.ts';

const nothing = { address: '', branches: [], hours: '', desk: '' };

/** An institute of which nothing is known but its name. */
export const bareInstitute: Institute = {
  name: 'Vaasal',
  spokenName: 'Vaasal',
  palette: paletteOf(builtColours),
  phone: '',
  phoneLink: '',
  email: '',
  map: '',
  said: { en: nothing, ta: nothing },
};

/** The plain text of a mail in the outbox; empty if what it says is gone. */
export const mailText = (mail: object | undefined): string => {
  const body = (mail as StoredMail | undefined)?.message.body;
  return body ? renderMail(body, bareInstitute).text : '';
};
