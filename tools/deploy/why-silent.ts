async function statusOf(path: string, site: string): Promise<number | string> {
  try {
    const response = await fetch(new URL(path, site));
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    return code ?? String(error);
  }
}

/** How the site at the address fails to answer; nothing if its page and its API do. */
export async function whySilent(site: string): Promise<string | undefined> {
  const [page, api] = await Promise.all([statusOf('/', site), statusOf('/api/courses', site)]);
  return page === 200 && api === 200 ? undefined : `${site} answers ${page}, its API ${api}`;
}
