import { DAY_MS } from '../rules/connectivity/connectivity';
import { flatMiles, PLACES, type Place } from './places';
import { createRandom, uuidAt } from './random';
import type { FleetCustomer, FleetGroup } from './types';

/** A customer with what is needed to generate its trailers. */
export interface CustomerGround {
  readonly customer: FleetCustomer;
  readonly groups: readonly FleetGroup[];
  /** Groups that contain trailers, each with its home place. */
  readonly terminals: readonly { readonly group: FleetGroup; readonly place: Place }[];
  /** Places that its trailers drive to. */
  readonly lanes: readonly Place[];
  /** Prefix of its Unit IDs. */
  readonly unitPrefix: string;
}

const FIRST = [
  'Bluestem',
  'Cedar Fork',
  'Northwind',
  'Halyard',
  'Prairie Crossing',
  'Ironwood',
  'Stillwater',
  'Redhawk',
  'Lakeshore',
  'Copper Basin',
  'Two Rivers',
  'Granite Pass',
  'Sundial',
  'Tall Pine',
  'Meadowlark',
  'Old Post Road',
  'Windrose',
  'Elkhorn',
  'Foxglove',
  'Long Prairie',
];
const SECOND = [
  'Freightways',
  'Logistics',
  'Carriers',
  'Cold Chain',
  'Transport',
  'Haulage',
  'Lines',
  'Trailer Leasing',
];
const LEGAL = ['Inc.', 'LLC', 'Co.', 'Ltd.'];
const SPECIAL = [
  ['All VINs', 'allVins'],
  ['No VINs', 'noVins'],
  ['TK Command Control', 'tkCommandControl'],
  ['No Help', 'noHelp'],
] as const;

/** Creates customer `index` (from 0) with its groups. The same index gives the same customer. */
export function customerGround(seed: number, index: number, now: Date): CustomerGround {
  const random = createRandom(seed, 10_000_000 + index);
  // Uses all pairs before one repeats: 20 and 8 names, shifted by the seed.
  const first = FIRST[(index + Math.abs(seed)) % FIRST.length] as string;
  const second = SECOND[(index * 3 + Math.floor(index / FIRST.length) + Math.abs(seed)) % SECOND.length] as string;
  const again = Math.floor(index / (FIRST.length * SECOND.length));
  const shortName = again === 0 ? `${first} ${second}` : `${first} ${second} ${again + 1}`;
  const createdAt = new Date(now.getTime() - random.integer(400, 2600) * DAY_MS);
  const customer: FleetCustomer = {
    customerId: index + 1,
    shortName,
    longName: `${shortName}, ${random.pick(LEGAL)}`,
    abbrev: shortName
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .padEnd(3, shortName.charAt(1).toUpperCase()),
    active: true,
    dotNumber: String(random.integer(100_000, 3_999_999)),
    retentionDurationDays: random.pick([90, 180, 365, 730]),
    unloadedUpToLbs: null,
    hiddenFromTechnicians: index % 7 === 3,
    showsParts: true,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + random.integer(1, 390) * DAY_MS),
  };

  const home = random.weighted(PLACES.map((place) => [place, place.populationThousands]));
  const near = PLACES.filter((place) => flatMiles(home, place) < 900);
  const lanes = Array.from({ length: 24 }, () =>
    random.weighted(near.map((place) => [place, 20 + place.populationThousands])),
  );
  const group = (name: string, kind: FleetGroup['kind'], parentId: string | null): FleetGroup => ({
    customerId: customer.customerId,
    groupId: uuidAt(random, createdAt.getTime()),
    parentId,
    name,
    kind,
  });

  const groups = SPECIAL.map(([name, kind]) => group(name, kind, null));
  const terminals: { group: FleetGroup; place: Place }[] = [];
  const places = [...new Set([home, ...lanes])].slice(0, 8);
  const fleet = group('Over the Road', 'regular', null);
  groups.push(fleet);
  for (const side of ['West', 'East']) {
    const here = places.filter((place) => place.lng < home.lng === (side === 'West'));
    if (here.length === 0) continue;
    const region = group(`${side} Region`, 'regular', fleet.groupId);
    groups.push(region);
    for (const place of here) {
      // Cities with the same name, such as the two Lafayettes, include their state.
      const isAmbiguous = places.some(({ name, region }) => name === place.name && region !== place.region);
      const city = isAmbiguous ? `${place.name}, ${place.region}` : place.name;
      const terminal = group(`${city} Terminal`, 'regular', region.groupId);
      groups.push(terminal);
      terminals.push({ group: terminal, place });
    }
  }
  const lease = group('Leased Out', 'regular', null);
  groups.push(lease);
  terminals.push({ group: lease, place: home });
  return { customer, groups, terminals, lanes, unitPrefix: `${first.charAt(0)}${second.charAt(0)}` };
}
