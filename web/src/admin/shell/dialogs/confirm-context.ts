import { createContext, use } from 'react';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** Label of the confirm button. */
  readonly agree: string;
  readonly decline?: string;
  /** Whether confirming destroys something. */
  readonly destructive?: boolean;
}

/** Asks for confirmation; closing the dialog declines. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('ConfirmContext has no provider');
  return confirm;
}
