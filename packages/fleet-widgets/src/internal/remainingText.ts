import { durationText } from '@gladhand/domain/formats';
import type { Say } from '@gladhand/ui';

const MINUTE_MS = 60_000;

/** The remaining time: '3 d 4 h', '7 h 12 min', 'less than a minute'. */
export const remainingText = (ms: number, say: Say, locale: string | undefined): string =>
  ms < MINUTE_MS ? say('less than a minute') : durationText(ms, locale);
