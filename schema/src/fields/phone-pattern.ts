/** How many digits follow the code at least, where that is not what makes eleven of both. */
const leastDigits: Readonly<Record<string, number>> = { '45': 8, '47': 8, '55': 10, '65': 8 };

/**
 * The numbers of the country with that code, as people there type them, with or without the code and the leading 0;
 * +91 has toll-free numbers, too (1800, 1860). A code without + is one before a whole number alone: others begin with the
 * same digits. What follows the code is the first group.
 */
export const phonePatternOf = (code: string): RegExp =>
  code === '91'
    ? /^(?:\+?91)?0?([2-9]\d{9}|18[06]0\d{6,7})$/
    : new RegExp(
        `^(?:\\+${code}|${code}(?=\\d{${leastDigits[code] ?? 11 - code.length}}))?0?([1-9]\\d{5,11})$`,
      );
