// When each fix of a trace is sent, and with which timestamp.

/**
 * A trace that is played `speed` times faster ends now and starts in the past: intervals between fixes stay as recorded, so
 * that speeds, stops and history are correct and no timestamp is in the future.
 *
 * @template {{ at: Date }} Fix
 * @param {readonly Fix[]} fixes oldest first
 * @param {number} speed
 * @param {number} startMs when the first is sent
 * @returns {{ fix: Fix, sendMs: number, recordedMs: number }[]}
 */
export function schedule(fixes, speed, startMs) {
  const first = fixes[0]?.at.getTime() ?? 0;
  const last = fixes.at(-1)?.at.getTime() ?? 0;
  const endMs = startMs + (last - first) / speed;
  return fixes.map((fix) => ({
    fix,
    sendMs: startMs + (fix.at.getTime() - first) / speed,
    recordedMs: Math.round(endMs - (last - fix.at.getTime())),
  }));
}
