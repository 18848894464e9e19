import * as z from 'zod/mini';
import { localDay } from '../fields/local-time.ts';
import { normalisePhone } from '../fields/phone.ts';
import { dayFirst } from './day-first.ts';
import { dayInText } from './day-in-text.ts';
import { courseLength } from './enquiry-fields.ts';
import { importLengths, type ImportField } from './import.ts';

type Cells = Readonly<Record<ImportField, string>>;

/** The name of somebody whose row has none. */
export const noName = 'No name';

/** What phones and programs put around a number: marks of direction, labels, a zero in brackets. */
const plainNumber = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}]/gu, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(/^'+/, '')
    .replace(/^[a-z.\s]+(?:[:-]\s*)?(?=[+\d(])/i, '')
    .replace(/\(0\)/, '')
    .replace(/^(\d+)\.0$/, '$1');

/** The phone numbers in a cell that may have several, and what in it is none. */
function phonesIn(cell: string): { readonly phones: readonly string[]; readonly rest: string } {
  const whole = normalisePhone(plainNumber(cell));
  if (whole) return { phones: [whole], rest: '' };
  const parts = cell.split(/[/,;|&\n]|:::|\bor\b|\band\b|\s{2,}/i).map((part) => part.trim());
  const found = parts.map((part) => normalisePhone(plainNumber(part)));
  return {
    phones: [...new Set(found.filter((phone) => phone !== undefined))],
    rest: parts.filter((part, index) => part && !found[index]).join(', '),
  };
}

const isEmail = (text: string): boolean => text.length <= 254 && z.email().safeParse(text).success;

const emailsIn = (cell: string): string[] => cell.split(/[\s<>,;:()"']+/).filter(isEmail);

const platforms: Readonly<Record<string, string>> = { fb: 'Facebook', ig: 'Instagram' };

/**
 * The cells of a row with as much as can be kept: what is no phone, email or date goes into the message or is
 * left out, and is told in `notes`, so that it does not cost the person.
 */
export function mendRow(cells: Cells): { readonly cells: Cells; readonly notes: string[] } {
  const notes: string[] = [];
  const kept: string[] = [];
  const cut = (field: 'name' | 'course' | 'source' | 'city', text: string): string => {
    const most = field === 'course' ? courseLength : importLengths[field];
    if (text.length > most) notes.push(`Shortened: ${field}`);
    return text.slice(0, most);
  };

  const { phones, rest } = phonesIn(cells.phone);
  const [phone = '', ...otherPhones] = phones;
  if (otherPhones.length > 0) {
    notes.push('Moved to the message: the other phone number');
    kept.push(`Other phone: ${otherPhones.join(', ')}`);
  }
  if (rest) {
    notes.push('Moved to the message: what is no phone number');
    kept.push(`Phone in the file: ${rest}`);
  }

  const written = cells.email.replace(/ ::: .*$/s, '').trim();
  const email = isEmail(written) ? written : (emailsIn(cells.email)[0] ?? '');
  if (written !== email && written) {
    notes.push('Moved to the message: what is no email address');
    kept.push(`Email in the file: ${written}`);
  }

  const day = dayInText(dayFirst(cells.arrivedOn));
  const isFuture = day !== undefined && day > localDay(new Date());
  if (cells.arrivedOn.trim() && (!day || isFuture))
    notes.push(
      isFuture
        ? 'The date is in the future, so today is used'
        : 'The date could not be read, so today is used',
    );

  const name = cells.name.trim();
  if (!name && (phone || email)) notes.push('This row has no name');
  const message = [cells.message.trim(), ...kept].filter(Boolean).join('\n');
  if (message.length > importLengths.message) notes.push('Shortened: message');
  const source = cells.source.trim();
  return {
    notes,
    cells: {
      name: cut('name', name || (phone || email ? noName : '')),
      phone,
      email,
      course: cut('course', cells.course.trim()),
      message: message.slice(0, importLengths.message),
      arrivedOn: isFuture ? '' : (day ?? ''),
      source: cut('source', platforms[source.toLowerCase()] ?? source),
      city: cut('city', cells.city.trim()),
    },
  };
}
