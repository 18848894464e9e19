/** Opens what a call answers the path of in a tab of its own; popup blockers stop one that opens only after the answer. */
export async function openInTab(read: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const path = await read();
    if (tab) tab.location.assign(path);
    else location.assign(path);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
