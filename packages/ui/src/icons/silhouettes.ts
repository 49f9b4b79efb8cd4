import type { FieldIconName } from './fieldIcons';
import { fieldIcons } from './fieldIcons';

/**
 * Silhouettes of the severities on a 20 px grid with the sign cut out, so that a single path in one color draws them.
 */
export const SILHOUETTES = {
  critical: 'M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2zM8.8 4.6v6.8h2.4V4.6zM8.7 13.2v2.5h2.6v-2.5z',
  caution: 'M10 1.6L19.4 18.2H.6zM8.9 7.2v5.4h2.2V7.2zM8.8 14v2.3h2.4V14z',
  good: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM5.2 10.4l1.6-1.7 2.2 2.1 4.3-4.9 1.7 1.5-5.9 6.7z',
  unknown: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z',
} as const;

/** Each field icon as a single path to stroke, for code that draws without React. */
export const FIELD_STROKES: ReadonlyMap<FieldIconName, string> = new Map(
  (Object.keys(fieldIcons) as FieldIconName[]).map((name) => [name, fieldIcons[name].map(({ d }) => d).join('')]),
);
