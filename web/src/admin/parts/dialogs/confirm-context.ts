import { createContext, use } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** What the button that agrees reads. */
  readonly agree: string;
  readonly decline?: string;
  /** Whether agreeing destroys something. */
  readonly destructive?: boolean;
}

/** Asks, and resolves to whether the person agreed; closing the dialog declines. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('A question is asked outside of its provider');
  return confirm;
}
