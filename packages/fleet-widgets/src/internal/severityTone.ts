import type { Tone } from '@gladhand/ui';

const TONES: Readonly<Record<string, 'good' | 'caution' | 'critical' | 'unknown'>> = {
  GOOD: 'good',
  NOTICE: 'caution',
  CAUTION: 'caution',
  CRITICAL: 'critical',
  NA: 'unknown',
};

/** The tone of a severity or health of the contract. Unknown values look unknown, never good. */
export const severityTone = (word: string): (typeof TONES)[string] & Tone => TONES[word] ?? 'unknown';
