/** The site promises an answer within 24 hours, in milliseconds. */
const promise = 24 * 60 * 60 * 1000;

const minute = 60_000;

function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 2) return `${days} days`;
  if (hours >= 1) return `${hours} h ${minutes % 60} min`;
  return `${minutes} min`;
}

/** The time left to answer an enquiry received at a given time. */
export function answerTime(receivedAt: string, now: number): { text: string; overdue: boolean } {
  const left = Date.parse(receivedAt) + promise - now;
  return left > 0
    ? { text: `Answer within ${duration(left)}`, overdue: false }
    : { text: `Answer overdue by ${duration(-left)}`, overdue: true };
}
