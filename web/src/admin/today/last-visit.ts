const day = 24 * 60 * 60 * 1000;

/**
 * When somebody last looked at Today, before this session of the tab: a reload does not make what is
 * new old. A day ago at the first visit, and without storage.
 */
export function lastVisit(uid: string, now = new Date()): string {
  const key = `today-seen: ${uid}`;
  const atFirst = new Date(now.getTime() - day).toISOString();
  try {
    const since = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? atFirst;
    sessionStorage.setItem(key, since);
    localStorage.setItem(key, now.toISOString());
    return since;
  } catch {
    return atFirst;
  }
}
