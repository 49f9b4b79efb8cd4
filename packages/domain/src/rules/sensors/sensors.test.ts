import { describe, expect, test } from 'vitest';
import { axlesOf, wheelPlaces } from './axles';
import { drawerSections } from './drawerSections';
import { trendOf } from './trend';

const yes = () => true;
const names = (sections: ReturnType<typeof drawerSections>['shown']) =>
  sections.map(({ type, installed }) => `${type.id}${installed ? '' : '-'}`).join(' ');

describe('drawer sections', () => {
  const LOAD_OF_GO = [1, 26, 10, 16];
  test.each([
    ['Pro', 1, [1, 5, 7, 8, 22], undefined, '1 7 5 8 15- 6- 36- 10- 13- 21- 23- 24- 25- 27-', '22'],
    ['Base', 2, [1, 7], undefined, '1 7 25- 10- 15- 8- 6- 13- ', '22-'],
    ['Go with the ultrasonic sensor', 3, LOAD_OF_GO, undefined, '1 26 10 16 25- 27- 36- 13- 38-', ''],
    ['Go without a load sensor', 3, [1], undefined, '1 25- 5- 27- 36- 10- 16- 13- 38-', ''],
    ['Cargo Camera', 4, [1, 27], undefined, '1 27 10-', ''],
    ['XT5300', 5, [1, 37], undefined, '1 25- 36- 10- 13-', '37'],
    ['SlapNTrack', 6, [1], undefined, '1', ''],
    ['a saved order', 6, [1, 13], [13, 1], '13 1', ''],
    ['an unknown family', 9, [1, 99], undefined, '1', ''],
  ])('are in order for %s', (_, deviceTypeId, installedSensorTypeIds, order, shown, hidden) => {
    const sections = drawerSections({ deviceTypeId, installedSensorTypeIds, order, hasFeature: yes });
    expect([names(sections.shown), names(sections.hidden)]).toEqual([shown.trim(), hidden]);
  });

  test('hide the sensors of a disabled feature', () => {
    const hasFeature = (feature: string) => feature !== 'Hendrickson';
    const sections = drawerSections({ deviceTypeId: 1, installedSensorTypeIds: [1, 21], order: undefined, hasFeature });
    expect(names(sections.shown)).not.toMatch(/21|23|24/);
  });
});

describe('a trend', () => {
  const HOUR_MS = 3_600_000;
  const at = (hours: number, value: number) => ({ at: new Date(hours * HOUR_MS), value });
  test.each([
    ['no points', [], undefined],
    ['one point', [at(0, 1)], undefined],
    ['two points at one instant', [at(1, 1), at(1, 2)], undefined],
    ['equal steps', [at(0, 1), at(1, 2), at(2, 3)], [1, 2, 3]],
    ['points in any order', [at(2, 3), at(0, 1), at(1, 2)], [1, 2, 3]],
    ['a value that lasts for several steps', [at(0, 1), at(0.5, 2), at(2, 3)], [1, 2, 3]],
    ['a gap', [at(0, 1), at(0.5, 2), at(9, 3)], [1, null, 3]],
  ])('of %s', (_, points, values) => expect(trendOf(points, 2 * HOUR_MS)?.values).toEqual(values));

  test('has at most 48 steps', () => {
    const trend = trendOf(
      Array.from({ length: 100 }, (_, hour) => at(hour, hour)),
      2 * HOUR_MS,
    );
    expect(trend?.values).toHaveLength(48);
    expect(trend?.values.at(-1)).toBe(99);
    expect(trend?.spanMs).toBe(99 * HOUR_MS);
  });
});

describe('axles', () => {
  test.each([
    ['single', 1],
    ['tandem', 2],
    ['tridem', 3],
    [null, 2],
    ['quad', 2],
    ['constructor', 2],
  ])('of a %s trailer: %s', (undercarriage, count) => {
    expect(axlesOf(undercarriage)).toHaveLength(count);
    for (const part of ['wheelEnds', 'tires'] as const) {
      const places = wheelPlaces(undercarriage, part);
      expect(new Set(places.map(({ id }) => id)).size).toBe(count * (part === 'tires' ? 4 : 2));
    }
  });

  // Devices list their values in this order, so changing it breaks the contract with them.
  test('have wheels in a fixed order', () => {
    expect(wheelPlaces('tandem', 'wheelEnds').map(({ label }) => label)).toEqual([
      'Roadside Front',
      'Curbside Front',
      'Roadside Rear',
      'Curbside Rear',
    ]);
    expect(wheelPlaces('tandem', 'tires').map(({ id }) => id)).toEqual([
      'frontLeft.outer',
      'frontLeft.inner',
      'frontRight.inner',
      'frontRight.outer',
      'middleLeft.outer',
      'middleLeft.inner',
      'middleRight.inner',
      'middleRight.outer',
    ]);
    expect(wheelPlaces('tridem', 'wheelEnds').at(-1)?.label).toBe('Curbside Third Axle');
  });
});
