import { messaging } from './admin.ts';

/** What a notification says: the service worker shows it, and opens the enquiry. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The enquiry's id. */
  readonly enquiry: string;
}

/** What Firebase says of a message that it did not take. */
export interface PushFailure {
  readonly code: string;
  readonly message: string;
}

/** Sends a message to browsers. Answers what went wrong with each. */
export type SendPush = (
  tokens: string[],
  message: PushMessage,
) => Promise<readonly (PushFailure | undefined)[]>;

/** For how long a message waits for a browser that is not running, in seconds. */
const waits = 4 * 60 * 60;

/** Sends by Firebase Cloud Messaging, of which there is no emulator: in the emulators nothing is sent. */
export const sendPush: SendPush = async (tokens, message) => {
  if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) return [];
  const { responses } = await (
    await messaging()
  ).sendEachForMulticast({
    tokens,
    data: { ...message },
    webpush: { headers: { TTL: String(waits), Urgency: 'high' } },
  });
  return responses.map(({ error }) => error);
};
