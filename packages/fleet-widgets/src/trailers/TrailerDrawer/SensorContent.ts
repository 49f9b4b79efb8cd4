import type { FeatureName } from '@gladhand/domain';
import type { ReadingFormats } from '@gladhand/domain/formats';
import type { WidgetLinks } from '@gladhand/domain/react';
import type { Reading, ReadingId, ReadingKind } from '@gladhand/domain/readings';
import { readingOf, readingReportedAt, readingWord, TetherStatus } from '@gladhand/domain/readings';
import type { ActivityLogEntry, TrailerDetail } from '@gladhand/domain/trailers';
import type { Say, Tone } from '@gladhand/ui';
import { severityTone } from '../../internal/severityTone';
import type { WheelFigure } from '../../internal/wheels/wheelValues';

/** Input of a section besides the trailer. */
export interface DrawerContext {
  now: Date;
  /** Formats an instant in the viewer's time zone. */
  moment: (at: Date) => string;
  hasFeature: (feature: FeatureName) => boolean;
  /** URL of the page of a geofence. Without it, names of geofences are plain text. */
  geofenceHref?: WidgetLinks['geofence'];
  formats: ReadingFormats;
  /** Translates a label of the vocabulary. @default English */
  say?: Say | undefined;
}

/** Which reading of which sensor's reports is drawn as a trend. */
export interface TrendSource {
  /** Name of the reading: 'Trailer battery'. */
  name: string;
  valueOf: (entry: ActivityLogEntry) => number | null | undefined;
  format: (value: number) => string;
}

/** The main figure of a section. */
export interface LeadFigure {
  label?: string | undefined;
  value: string;
  unit: string;
  tone?: Tone | undefined;
  /** Why there is no number. */
  reason?: string | undefined;
}

/** A label and its value; null or undefined if not reported. */
export interface SensorLine {
  id: string;
  term: string;
  value?: string | null | undefined;
  /** Monospaced, with a copy button. @default false */
  copied?: boolean | undefined;
  reason?: string | undefined;
  /** The page that the value leads to. */
  href?: string | undefined;
}

/** Everything that a sensor's section shows. */
export interface SensorContent {
  /** The reading of the section, with its state and age. */
  reading: Reading<unknown>;
  kind: ReadingKind;
  /** The state in the heading: 'Closed', 'No faults'. Left out where the age is enough. */
  text?: string | undefined;
  /** If given, the state is shown as a pill. */
  tone?: Tone | undefined;
  /** Explains the state. */
  hint?: string | undefined;
  /** The figures that lead the section: '11.7' and 'V'. */
  lead?: readonly LeadFigure[] | undefined;
  /** Values at each wheel, drawn on the axles. */
  wheels?: WheelFigure | undefined;
  lines: SensorLine[];
  /** A position that map apps can open. */
  position?: { lat: number; lng: number } | undefined;
  /** The worst active ABS fault of the newest report. */
  fault?: readonly SensorLine[] | undefined;
  trend?: TrendSource | undefined;
}

/** A reading in one of its four states, aged by its kind. */
export function drawerReading<Value>(
  detail: TrailerDetail,
  id: ReadingId,
  /** `installed`: the sensor of the section, if several sensors can provide the reading. */
  { value, installed }: { value: Value | null | undefined; installed: boolean },
  { now }: DrawerContext,
): { reading: Reading<Value>; kind: ReadingKind } {
  const { kind } = readingWord(id);
  const reading = readingOf({
    kind,
    installed,
    value,
    reportedAt: readingReportedAt(id, detail.trailer, detail),
    tethered: detail.trailer.tetheredStatus === TetherStatus.Tethered,
    now,
  });
  return { reading, kind };
}

/** The tone of a severity; undefined without one. */
export function toneOf(word: string | null | undefined): Tone | undefined {
  return word ? severityTone(word) : undefined;
}
