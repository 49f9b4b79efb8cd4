import type { FeatureName } from '@gladhand/domain';
import type { FleetStatusRow } from '@gladhand/domain/fleet-status';
import { ageText, type ReadingFormats } from '@gladhand/domain/formats';
import type { WidgetLinks } from '@gladhand/domain/react';
import {
  batteryHealthWord,
  type Reading,
  type ReadingId,
  type ReadingUnit,
  readingReportedAt,
  trailerReading,
} from '@gladhand/domain/readings';
import type { Say } from '@gladhand/ui';
import { type GridCell, hintText } from '@gladhand/ui/grid';
import { severityTone } from '../../internal/severityTone';
import type { FLEET_STATUS_GRID_MESSAGES } from './messages';

/** What cells need in addition to the row. */
export interface CellContext {
  now: Date;
  formats: ReadingFormats;
  messages: typeof FLEET_STATUS_GRID_MESSAGES;
  /** Translates a label of the vocabulary. */
  say: Say;
  /** Formats an instant in the viewer's zone: '11/17/26 09:12 CST'. */
  moment: (at: Date) => string;
  hasFeature: (feature: FeatureName) => boolean;
  /** URL of the page of a trailer. Without it, names of trailers are plain text. */
  trailerHref?: ((vin: string) => string) | undefined;
  /** URL of the page of a geofence. Without it, names of geofences are plain text. */
  geofenceHref?: WidgetLinks['geofence'];
}

/** Renders one column of one row. */
export type CellMaker = (row: FleetStatusRow, context: CellContext) => GridCell;

/** The value of a sensor in one of its four states. */
export function sensorReading<Value>(
  row: FleetStatusRow,
  id: ReadingId,
  value: Value | null,
  { now }: CellContext,
): Reading<Value> {
  return trailerReading(id, row, { value, reportedAt: readingReportedAt(id, row), now });
}

/** Renders a fresh value with `show`; every other state is muted and explains itself. */
export function readingCell<Value>(
  reading: Reading<Value>,
  name: string,
  context: CellContext,
  show: (value: Value) => GridCell,
): GridCell {
  if (!('value' in reading)) return silentCell(reading.state, name, context);
  const cell = show(reading.value);
  const hint = () => {
    const age = context.messages.reported(context.moment(reading.at), ageText(reading.ageMs, context.formats.locale));
    const why = cell.hint ? `\n${hintText(cell)}` : '';
    const value = `${name}: ${cell.text}${cell.unit ?? ''}`;
    if (reading.state === 'fresh') return `${value}\n${age}${why}`;
    return context.messages.staleReading(value, lowerFirst(age), why);
  };
  if (reading.state === 'fresh') return { ...cell, hint };
  const { tone: _, ...quiet } = cell;
  return { ...quiet, look: 'plain', state: 'stale', hint };
}

function silentCell(state: 'missing' | 'notInstalled', name: string, context: CellContext): GridCell {
  if (state === 'notInstalled') return { text: '-', state: 'absent', hint: context.messages.notInstalled(name) };
  return { text: 'N/A', state: 'missing', hint: context.messages.noReadingYet(name) };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A fact about the trailer that doesn't come from a sensor. */
export function fact(text: string | null | undefined, context: CellContext, cell: Partial<GridCell> = {}): GridCell {
  return text ? { text, ...cell } : { text: '-', state: 'absent', hint: context.messages.notRecorded };
}

/** A reading in the viewer's units, given in its stored unit. */
export function measuredCell(
  value: number,
  unit: ReadingUnit,
  formats: ReadingFormats,
  fractionDigits?: number,
): GridCell {
  const amount = Number(formats.toShown(value, unit).toFixed(formats.digits(unit, fractionDigits))) + 0;
  return { text: formats.number(value, unit, fractionDigits), unit: formats.suffix(unit), amount };
}

/** The tone of a voltage by the health of its battery; good has none. */
export function batteryTone(
  health: string | null,
  { say, messages }: CellContext,
): Partial<Pick<GridCell, 'tone' | 'hint'>> {
  if (!health) return {};
  const tone = severityTone(health);
  const hint = messages.health(say(batteryHealthWord(health).label));
  return tone === 'caution' || tone === 'critical' ? { tone, hint } : { hint };
}
