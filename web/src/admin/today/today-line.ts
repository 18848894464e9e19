/** A thing that needs attention, and where it is done. */
export interface TodayLine {
  readonly id: string;
  readonly text: string;
  readonly about: string;
  readonly urgent?: boolean;
  /** Of the seats of a batch, the share that is taken. */
  readonly taken?: number;
  /** What a button says that leads there, too. */
  readonly action?: string;
  /** Where it is done; absent where there is no such place. */
  readonly path: string | undefined;
}
