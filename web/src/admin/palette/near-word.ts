/** How many letters of a typed word may be wrong, missing, too many or exchanged with the next. */
const mostWrong = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Whether a typed word begins another, but for letters that are mistyped; the first hardly ever is. */
export function isNear(typed: string, word: string): boolean {
  const most = mostWrong(typed);
  if (word[0] !== typed[0] || word.length < typed.length - most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let index = 1; index <= typed.length; index += 1) {
    const row = [index];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[index - 1] === word[at - 1];
      let away = Math.min(last[at - 1]! + Number(!isSame), last[at]! + 1, row[at - 1]! + 1);
      const areExchanged = typed[index - 1] === word[at - 2] && typed[index - 2] === word[at - 1];
      if (areExchanged) away = Math.min(away, beforeLast[at - 2]! + 1);
      row.push(away);
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(...last) <= most;
}
