export const offline = 'You are offline';
export const notOpened =
  'You have not opened this page on this device before, so we cannot show it offline. It will open when you are connected again.';
export const notSent =
  'Your form may not have reached us. When you are connected again, go back and send it once more: what you typed is still there.';
export const again = 'Try again';
export const call = 'You can still call us: ';
export const pages = 'Pages you can read now';
