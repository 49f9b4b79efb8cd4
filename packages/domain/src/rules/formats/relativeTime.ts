const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** '3 days ago', '1 hour ago', 'now' within a second. In the largest unit that fits, rounded down. */
export function formatRelativeTime(at: Date | null | undefined, now: Date, missing = '-'): string {
  if (!at) return missing;
  const duration = formatDuration(now.getTime() - at.getTime());
  return duration === undefined ? 'now' : `${duration} ago`;
}

/** '3 days', '1 hour', '5 minutes'; undefined below a second, and for times that lie ahead. */
export function formatDuration(ms: number): string | undefined {
  for (const [unit, unitMs] of UNITS) {
    const count = Math.floor(ms / unitMs);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return undefined;
}
