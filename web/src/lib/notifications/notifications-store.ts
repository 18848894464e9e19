/** A notification. Errors look different and stay until closed. */
export interface Notification {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text: string;
  /** Why, and what to do: beside a text whose words are fixed. */
  readonly more?: string | undefined;
  /** What a press on it does. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** How long other notifications stay, in milliseconds. */
const displayTime = 6_000;

/** How long those that can be acted on stay. */
const actionTime = 10_000;

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

/** Shows a notification, unless the same one is already visible. */
export function notify(kind: Notification['kind'], title: string, text = '', more?: string): void {
  if (shown.some((other) => other.title === title && other.text === text)) return;
  const id = nextId++;
  show([...shown, { id, kind, title, text, more }]);
  if (kind !== 'error') setTimeout(() => dismiss(id), displayTime);
}

/** Says what was done, and offers to undo it. */
export function notifyUndoable(title: string, text: string, undo: () => void): void {
  withdraw(title, text);
  const id = nextId++;
  const run = () => {
    dismiss(id);
    undo();
  };
  show([...shown, { id, kind: 'success', title, text, action: { label: 'Undo', run } }]);
  setTimeout(() => dismiss(id), actionTime);
}

/** Removes an obsolete notification, such as the failure of something being retried. */
export function withdraw(title: string, text = ''): void {
  show(shown.filter((other) => other.title !== title || other.text !== text));
}

/**
 * Shows notifications inside a modal dialog, because anything outside is inert. Returns a function
 * that ends that.
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
  /** The open dialog that contains the notifications, if any. */
  host: () => host,
};

const none: readonly Notification[] = [];
export const noNotifications = () => none;
export const noHost = () => null;
