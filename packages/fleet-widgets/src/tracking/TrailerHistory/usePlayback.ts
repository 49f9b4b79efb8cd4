import { type HistoryLeg, type HistoryTrack, playbackStep } from '@gladhand/domain/history';
import { useMediaQuery } from '@gladhand/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Frequent enough to be smooth, rare enough to leave time for the page. */
const STEP_MS = 66;
/** With reduced motion the mark moves in steps. */
const CALM_STEP_MS = 1_000;

/** The playback of a history. */
export interface Playback {
  playing: boolean;
  toggle: () => void;
  /** The function stays the same between renders. */
  stop: () => void;
  /** The gap that was skipped last. */
  jumped: HistoryLeg | undefined;
}

/** Advances the cursor during playback, at a multiple of real time. */
export function usePlayback(
  track: HistoryTrack,
  cursor: { atMs: number | null; onMove: (atMs: number) => void },
  speed: number,
): Playback {
  const [playing, setPlaying] = useState(false);
  const [jumped, setJumped] = useState<HistoryLeg>();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const latest = useRef({ ...cursor, speed });
  latest.current = { ...cursor, speed };

  // Driven by animation frames, and only during playback
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    let lastMs = performance.now();
    const tick = (nowMs: number) => {
      const elapsedMs = nowMs - lastMs;
      if (elapsedMs >= (calm ? CALM_STEP_MS : STEP_MS)) {
        lastMs = nowMs;
        const { atMs, onMove, speed: times } = latest.current;
        // A background tab pauses and continues where it was
        const step = playbackStep(track, atMs ?? track.fixes[0]?.at ?? 0, {
          elapsedMs: Math.min(elapsedMs, 2 * CALM_STEP_MS),
          speed: times,
        });
        onMove(step.atMs);
        if (step.jumped) setJumped(step.jumped);
        if (step.ended) return setPlaying(false);
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [playing, track, calm]);

  const stop = useCallback(() => setPlaying(false), []);

  return {
    playing,
    jumped,
    stop,
    toggle() {
      const last = track.fixes.at(-1);
      const { atMs, onMove } = latest.current;
      if (!playing && last && (atMs === null || atMs >= last.at)) onMove(track.fixes[0]?.at ?? last.at);
      setJumped(undefined);
      setPlaying(!playing);
    },
  };
}
