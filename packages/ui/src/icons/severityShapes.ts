import type { Tone } from '../tone';

/** The silhouette of a severity on a 12 px grid, as plain data for React, grids and maps. */
export interface SeverityShape {
  /** Path of the body. */
  body: string;
  /** Path of the sign on it, a stroke in the background color. */
  mark?: string | undefined;
  /** Stroke width of the sign. */
  markWidth?: number | undefined;
  /** Stroke width of the body; 0 if it is only filled. */
  bodyWidth: number;
  /** The body is filled with the severity's color. */
  filled: boolean;
  /** Dashes of the body's stroke. */
  dash?: string | undefined;
}

/** Octagon with `!`, triangle with `!`, disc with a tick, dashed ring: distinguishable at 11 px and in gray. */
export const severityShapes: Record<Exclude<Tone, 'neutral'>, SeverityShape> = {
  good: {
    body: 'M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
    mark: 'M3.7 6.2l1.6 1.6 3-3.4',
    markWidth: 1.4,
    bodyWidth: 0,
    filled: true,
  },
  caution: { body: 'M6 1.2l5.1 9.1H.9z', mark: 'M6 4.6v2.7M6 9v.05', markWidth: 1.3, bodyWidth: 1, filled: true },
  critical: {
    body: 'M3.7.6h4.6l3.1 3.1v4.6l-3.1 3.1H3.7L.6 8.3V3.7z',
    mark: 'M6 3v3.4M6 8.9v.05',
    markWidth: 1.5,
    bodyWidth: 0,
    filled: true,
  },
  unknown: { body: 'M1.4 6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z', bodyWidth: 1.4, filled: false, dash: '2.1 1.5' },
};
