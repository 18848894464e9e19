/** Letters that are no letter with a mark, and what stands for them where there are only a to z. */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  ø: 'o',
  ə: 'e',
};

/** A text in small letters, its Latin ones as a to z; other scripts stay as they are. */
export const plainLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/[æœßþðđħıłŋøə]/g, (letter) => plain[letter] ?? letter);
