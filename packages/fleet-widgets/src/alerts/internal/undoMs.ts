/** How long a change can be undone. Decided for alerts. */
export const UNDO_MS = 10_000;
