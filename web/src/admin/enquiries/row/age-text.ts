const minute = 60_000;

/** How long ago something was received, in few characters: "5 min", "3 h", "12 d". */
export function ageText(receivedAt: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(receivedAt)) / minute));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
