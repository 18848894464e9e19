export const offline = 'You are offline';
export const notOpened =
  'You have not opened this page on this device before, so we cannot show it offline. It will open when you are connected again.';
export const again = 'Try again';
export const call = 'You can still call us: ';
export const pages = 'Pages you can read now';
