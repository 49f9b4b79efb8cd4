import type { ActivityLogEntry, Reading, ReadingKind, TrailerDetail } from '@gladhand/domain';
import { readingOf } from '@gladhand/domain';
import type { Tone } from '@gladhand/ui';
import type { WheelFigure } from '../internal/wheels/wheelValues';

/** What a section needs to know besides the trailer. */
export interface DrawerContext {
  now: Date;
  /** A moment in the viewer's zone, in words. */
  moment: (at: Date) => string;
  hasFeature: (feature: string) => boolean;
}

/** Where the history of a section's number is, in the reports of its sensor. */
export interface TrendSource {
  /** What is drawn: 'Trailer battery'. */
  name: string;
  valueOf: (entry: ActivityLogEntry) => number | null | undefined;
  format: (value: number) => string;
}

/** A number that is read first. */
export interface LeadFigure {
  label?: string | undefined;
  value: string;
  unit: string;
  tone?: Tone | undefined;
  /** Why there is no number. */
  reason?: string | undefined;
}

/** A name and its value; null or left out was not reported. */
export interface SensorLine {
  id: string;
  term: string;
  value?: string | null | undefined;
  /** Monospaced, with a button that copies it. @default false */
  copied?: boolean | undefined;
  reason?: string | undefined;
}

/** One sensor of one trailer, ready to be drawn. */
export interface SensorContent {
  /** How it stands with the reading behind the section. */
  reading: Reading<unknown>;
  kind: ReadingKind;
  /** The state in the heading: 'Closed', 'No faults'; left out where the age says it all. */
  text?: string | undefined;
  /** Given: the state is a pill. */
  tone?: Tone | undefined;
  /** What the state means. */
  hint?: string | undefined;
  /** The figures that lead the section: '11.7' and 'V'. */
  lead?: readonly LeadFigure[] | undefined;
  /** What is measured at each wheel, drawn on the axles. */
  wheels?: WheelFigure | undefined;
  lines: SensorLine[];
  /** The worst of the active ABS faults, as the newest report told it. */
  fault?: readonly SensorLine[] | undefined;
  trend?: TrendSource | undefined;
}

interface Source<Value> {
  kind: ReadingKind;
  value: Value | null | undefined;
  reportedAt: string | null | undefined;
  installed: boolean;
}

/** A value of the drawer in one of the four states. */
export function drawerReading<Value>(
  { trailer }: TrailerDetail,
  { kind, value, reportedAt, installed }: Source<Value>,
  { now }: DrawerContext,
): Reading<Value> {
  return readingOf({
    kind,
    installed,
    value,
    reportedAt: reportedAt ? new Date(reportedAt) : null,
    tethered: trailer.tetheredStatus === 'tethered',
    now,
  });
}

/** How urgent a word of the contract is; a word nobody knows is unknown, never good. */
export const SEVERITY_TONE: Readonly<Record<string, Tone>> = {
  GOOD: 'good',
  NOTICE: 'caution',
  CAUTION: 'caution',
  CRITICAL: 'critical',
  NA: 'unknown',
};

/** The tone of a severity; nothing for nothing. */
export function toneOf(word: string | null | undefined): Tone | undefined {
  return word ? (SEVERITY_TONE[word] ?? 'unknown') : undefined;
}
