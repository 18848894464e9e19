/** Country calling codes have one digit, or two (ITU-T E.164), or three. */
const international =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

interface PhoneParts {
  readonly country: string;
  readonly number: string;
}

/** The parts of an E.164 number, for display; undefined for anything else. */
function partsOf(phone: string): PhoneParts | undefined {
  const [, country = '', number = ''] = international.exec(phone) ?? [];
  if (!country) return undefined;
  const isIndian = country === '91' && number.length === 10;
  return { country, number: isIndian ? `${number.slice(0, 5)} ${number.slice(5)}` : number };
}

/** A phone number for display: `+91 98765 43210`. */
export function phoneText(phone: string): string {
  const parts = partsOf(phone);
  return parts ? `+${parts.country} ${parts.number}` : phone;
}

/**
 * A phone number for spreadsheets: `(+91) 98765 43210`. Excel, LibreOffice and Google Sheets treat
 * that as text, whereas a leading `+` makes it a number or a formula.
 */
export function phoneCell(phone: string): string {
  const parts = partsOf(phone);
  return parts ? `(+${parts.country}) ${parts.number}` : phone;
}
