/**
 * How long a step of a test may take, in milliseconds. Where others use the machine too, all was found to
 * take four to eight times as long for minutes; what has a limit of its own is timed alone.
 */
export const stepTimeout = 45_000;
