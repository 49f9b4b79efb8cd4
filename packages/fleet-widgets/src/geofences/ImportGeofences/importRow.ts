import {
  type AppliedGeofence,
  GEOFENCE_CATEGORIES,
  type GeofenceCheck,
  type GeofenceShape,
  roundShape,
  type ShapeFix,
} from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import type { CategoryChoice } from '../../internal/useGeofenceCategories';
import type { FeatureProblem, ReadFeature } from '../readFile/readResult';

/** A correction that is offered for a row. */
export type RowFix = ShapeFix | 'makeCircle' | 'shortenTexts';

/** A feature of a file on its way to a geofence. */
export interface ImportRow {
  /** UUID of the row, and of the geofence if one is created: a repeated request writes nothing twice. */
  readonly id: string;
  /** Number of the feature in its file. */
  readonly number: number;
  readonly name: string;
  readonly description: string | null;
  /** Null if the file has none that is known. */
  readonly category: string | null;
  readonly shape: GeofenceShape | undefined;
  /** A point without a radius. */
  readonly place: LatLng | undefined;
  /** What was found while reading, until it is fixed. */
  readonly problem: FeatureProblem | undefined;
  readonly fixes: readonly RowFix[];
  /** The verdict of the server; undefined until it is known. */
  readonly check: GeofenceCheck | undefined;
  /** Number of an earlier row of the file with this name. */
  readonly sameNameAs: number | undefined;
  /** Whether the user wants the row; undefined for the default of its verdict. */
  readonly isWanted: boolean | undefined;
  readonly outcome: AppliedGeofence | undefined;
}

/** Rows of a file: one per area, and one per point. */
export function rowsOf(features: readonly ReadFeature[], categories: readonly CategoryChoice[]): ImportRow[] {
  return features.flatMap((feature) => {
    const { places = [] } = feature;
    const own = places.length > 0 ? places : [undefined];
    return own.map((place, index) => rowOf(feature, place, index, categories));
  });
}

function rowOf(
  { row, name, description, category, shape, problem }: ReadFeature,
  place: LatLng | undefined,
  index: number,
  categories: readonly CategoryChoice[],
): ImportRow {
  return {
    id: crypto.randomUUID(),
    number: row,
    name: index === 0 ? name : `${name} ${index + 1}`,
    description: description ?? null,
    category: categoryOf(category, categories),
    shape: shape && roundShape(shape),
    place,
    problem,
    fixes: [],
    check: undefined,
    sameNameAs: undefined,
    isWanted: undefined,
    outcome: undefined,
  };
}

/** The category that a text of a file means: its id, or its name in English or the user's language. */
function categoryOf(text: string | undefined, categories: readonly CategoryChoice[]): string | null {
  const wanted = text?.trim().toLowerCase();
  const found = [...categories, ...GEOFENCE_CATEGORIES].find(({ id, label }) =>
    [id, label].some((known) => known.toLowerCase() === wanted),
  );
  return found?.id ?? null;
}

/** Names are compared as the server does. */
export const nameKey = (name: string) => name.trim().toLowerCase();

/** The rows, each with the first row of its name that can be imported. */
export function withSameNames(rows: readonly ImportRow[]): ImportRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = nameKey(row.name);
    const sameNameAs = first.get(key);
    if (sameNameAs === undefined && canBeChecked(row) && row.check?.verdict !== 'refused') first.set(key, row.number);
    return sameNameAs === row.sameNameAs ? row : { ...row, sameNameAs };
  });
}

/** Whether the server can say what becomes of a row. */
export const canBeChecked = ({ shape, problem }: ImportRow): boolean => shape !== undefined && !problem;
