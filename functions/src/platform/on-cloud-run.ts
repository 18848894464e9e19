/** Whether this runs on Cloud Run: the functions emulator sets its variables, too. */
export const isOnCloudRun = ({ K_SERVICE, FUNCTIONS_EMULATOR } = process.env): boolean =>
  Boolean(K_SERVICE) && FUNCTIONS_EMULATOR !== 'true';
