/** One message to the visitor. Errors are styled as such and stay until they are closed. */
export interface Notification {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text: string;
}

/** How long a message that is not an error stays, in milliseconds. */
const displayTime = 6_000;

let shown: readonly Notification[] = [];
let nextId = 1;
let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

function show(notifications: readonly Notification[]): void {
  shown = notifications;
  for (const listener of listeners) listener();
}

export function dismiss(id: number): void {
  show(shown.filter((notification) => notification.id !== id));
}

/** Shows a message, unless the same one is showing already. */
export function notify(kind: Notification['kind'], title: string, text = ''): void {
  if (shown.some((other) => other.title === title && other.text === text)) return;
  const id = nextId++;
  show([...shown, { id, kind, title, text }]);
  if (kind !== 'error') setTimeout(() => dismiss(id), displayTime);
}

/** Takes back a message that holds no longer, such as the failure of what is tried again. */
export function withdraw(title: string, text = ''): void {
  show(shown.filter((other) => other.title !== title || other.text !== text));
}

/**
 * Shows the messages inside a modal dialog, because what lies outside of it can be neither pressed
 * nor read out. Returns what ends that.
 */
export function showNotificationsIn(dialog: HTMLElement): () => void {
  host = dialog;
  show(shown);
  return () => {
    host = null;
    show(shown);
  };
}

export const notificationsStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => shown,
  /** The open dialog that the messages stand in, if there is one. */
  host: () => host,
};

const none: readonly Notification[] = [];
export const noNotifications = () => none;
export const noHost = () => null;
