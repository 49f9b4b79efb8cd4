import type { HistoryLeg, HistoryTrack } from './historyTrack';
import { lastFixUntil } from './positionAt';

/** One step of the playback of a history. */
export interface PlaybackStep {
  /** The instant now shown, in milliseconds since 1970. */
  readonly atMs: number;
  /** The gap that was skipped, so that it can be announced. */
  readonly jumped: HistoryLeg | undefined;
  readonly ended: boolean;
}

/**
 * Advances the playback by some time at a multiple of real time. Gaps are skipped, because there is nothing to see in
 * them.
 */
export function playbackStep(
  { fixes, legs }: Pick<HistoryTrack, 'fixes' | 'legs'>,
  atMs: number,
  { elapsedMs, speed }: { elapsedMs: number; speed: number },
): PlaybackStep {
  const first = fixes[0];
  const last = fixes.at(-1);
  if (!first || !last) return { atMs, jumped: undefined, ended: true };
  const fromMs = Math.max(first.at, atMs);
  const wantedMs = fromMs + elapsedMs * speed;
  for (let i = Math.max(0, lastFixUntil(fixes, fromMs)); i < legs.length; i++) {
    const leg = legs[i] as HistoryLeg;
    if (leg.from.at >= wantedMs) break;
    if (leg.kind === 'gap') return { atMs: leg.to.at, jumped: leg, ended: leg.to.at >= last.at };
  }
  return { atMs: Math.min(wantedMs, last.at), jumped: undefined, ended: wantedMs >= last.at };
}
