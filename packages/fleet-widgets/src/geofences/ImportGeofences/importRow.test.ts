import {
  type GeofenceCheck,
  type GeofenceFeature,
  isSameArea,
  writeGeofenceCsv,
  writeGeoJson,
  writeKml,
} from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read } from '../readFile/readFile.test.parts';
import { freeName } from './freeName';
import { rowsOf, withSameNames } from './importRow';
import { requestPages } from './requestPages';
import { fixOf, fixRow } from './rowFixes';
import { isChosen, rowState } from './rowState';

const NEW: GeofenceCheck = { verdict: 'new', meets: null, sameNameAs: null, changes: [], problem: null };
const NAME = { code: 'name', part: null, ring: null, vertex: null, at: null };
const CATEGORIES = [{ id: 'yard', label: 'Hof', freeMinutes: 0 }];
const rowsIn = (text: string) => {
  const answer = read(text);
  return answer.kind === 'read' ? rowsOf(answer.features, CATEGORIES) : [];
};
const circle = (name: string, lat = 41): GeofenceFeature => ({
  name,
  shape: { type: 'circle', center: { lat, lng: -83 }, radiusMeters: 100 },
});

describe('rows', () => {
  it.each([
    ['GeoJSON', writeGeoJson],
    ['KML', writeKml],
    ['CSV', writeGeofenceCsv],
  ])('of an exported %s file have the shapes that were exported', (_, write) => {
    const place = {
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    };
    fc.assert(
      fc.property(fc.record(place), fc.double({ min: 10, max: 5_000, noNaN: true }), (center, radiusMeters) => {
        const shape = { type: 'circle', center, radiusMeters } as const;
        const [row] = rowsIn(write([{ name: 'A', shape }]));
        expect(row?.shape && isSameArea(row.shape, shape)).toBe(true);
      }),
    );
  });

  it('have a category by its id or its name in either language, and one for each point', () => {
    const rows = rowsIn('name,category,latitude,longitude\nA,yard,41,-83\nB,hof,41,-83\nC,Garden,41,-83\n');
    expect(rows.map(({ category }) => category)).toEqual(['yard', 'yard', null]);
    expect(rows.map(rowState)).toEqual(['refused', 'refused', 'refused']);
  });

  it('with the name of an earlier row wait for another name', () => {
    const rows = withSameNames(
      rowsIn(writeGeoJson([circle('A'), circle('B'), circle('a')])).map((row) => ({ ...row, check: NEW })),
    );
    expect(rows.map(({ sameNameAs }) => sameNameAs)).toEqual([undefined, undefined, 1]);
    expect(rows.map(isChosen)).toEqual([true, true, false]);
  });
});

describe('corrections', () => {
  it('make a circle of a point, if its radius is possible', () => {
    const [row] = rowsIn('name,latitude,longitude\nGate,41,-83\n');
    if (!row) throw new Error('no row');
    expect(fixOf(row)).toBe('makeCircle');
    expect(fixRow(row, 'makeCircle', 150)).toMatchObject({ shape: { radiusMeters: 150 }, fixes: ['makeCircle'] });
    expect(fixRow(row, 'makeCircle', Number.NaN)).toBeUndefined();
  });

  it('shorten a name without cutting a character in half', () => {
    const [row] = rowsIn(writeGeoJson([circle(`${'x'.repeat(99)}🚚`)])).map((one) => ({
      ...one,
      check: { ...NEW, verdict: 'refused', problem: NAME },
    }));
    if (!row) throw new Error('no row');
    expect(fixOf(row)).toBe('shortenTexts');
    expect(fixRow(row, 'shortenTexts', 0)?.name).toBe('x'.repeat(99));
  });
});

it('finds a free name of at most 100 characters', () => {
  expect(freeName('Yard', new Set(['yard', 'yard (2)']))).toBe('Yard (3)');
  expect(freeName('x'.repeat(100), new Set())).toBe(`${'x'.repeat(96)} (2)`);
});

it('divides rows by their number and their size', () => {
  const sizes = (pages: Iterable<string[]>) => Array.from(pages, ({ length }) => length);
  expect(sizes(requestPages(Array(1_001).fill('a'), 500, (row) => row))).toEqual([500, 500, 1]);
  expect(sizes(requestPages(Array(5).fill('ä'.repeat(50_000)), 500, (row) => row))).toEqual([2, 2, 1]);
  expect(sizes(requestPages([], 500, (row) => row))).toEqual([]);
});
