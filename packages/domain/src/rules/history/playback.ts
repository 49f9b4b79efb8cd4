import type { HistoryLeg, HistoryTrack } from './historyTrack';
import { lastFixUntil } from './positionAt';

/** A step of a history that plays. */
export interface PlaybackStep {
  /** The instant that is shown now, in milliseconds since 1970. */
  readonly atMs: number;
  /** The gap that was jumped over, to be said. */
  readonly jumped: HistoryLeg | undefined;
  readonly ended: boolean;
}

/** Plays on for a while, so many times faster than life. Gaps are jumped over: there is nothing to see in them. */
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
