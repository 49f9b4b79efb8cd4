import { checkShape, fixShape, GEOFENCE_LIMITS } from '@gladhand/domain/geofences';
import type { ImportRow, RowFix } from './importRow';
import { problemOf } from './rowState';

export const ROW_FIXES: readonly RowFix[] = [
  'closeRings',
  'dropDuplicates',
  'turnLatLng',
  'simplify',
  'splitCrossing',
  'makeCircle',
  'shortenTexts',
];

const FIXES: Readonly<Record<string, RowFix>> = {
  openRing: 'closeRings',
  duplicateVertex: 'dropDuplicates',
  latLngSwapped: 'turnLatLng',
  tooManyVertices: 'simplify',
  crossingEdges: 'splitCrossing',
  noRadius: 'makeCircle',
  name: 'shortenTexts',
  description: 'shortenTexts',
};

/** The correction that is offered for the problem of a row. Whether it helps is found by making it. */
export const fixOf = (row: ImportRow): RowFix | undefined => FIXES[problemOf(row)?.code ?? ''];

/** The corrected row, which is checked again; undefined if the correction doesn't help. */
export function fixRow(row: ImportRow, fix: RowFix, radiusMeters: number): ImportRow | undefined {
  const changed = changedBy(row, fix, radiusMeters);
  return changed && { ...row, ...changed, check: undefined, fixes: [...row.fixes, fix] };
}

function changedBy(
  { name, description, shape, place }: ImportRow,
  fix: RowFix,
  radiusMeters: number,
): Partial<ImportRow> | undefined {
  if (fix === 'makeCircle') {
    const circle = place && ({ type: 'circle', center: place, radiusMeters } as const);
    return circle && checkShape(circle).length === 0 ? withShape(circle) : undefined;
  }
  if (fix === 'shortenTexts') {
    const { nameCharacters, descriptionCharacters } = GEOFENCE_LIMITS;
    const short = cut(name.replaceAll(/\p{Cc}/gu, ' ').trim(), nameCharacters);
    return short === ''
      ? undefined
      : { name: short, description: description && cut(description, descriptionCharacters) };
  }
  const fixed = shape && fixShape(shape, fix);
  return fixed && withShape(fixed);
}

/** The next problem of a shape may have a correction too. */
const withShape = (shape: NonNullable<ImportRow['shape']>): Partial<ImportRow> => ({
  shape,
  problem: checkShape(shape)[0],
});

/** The beginning of a text, without half a character. */
function cut(text: string, characters: number): string {
  const short = text.slice(0, characters);
  return (short.isWellFormed() ? short : short.slice(0, -1)).trim();
}
