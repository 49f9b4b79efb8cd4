import { greatCircleMiles } from '@gladhand/domain';
import { PLACES } from '@gladhand/domain/fleet';
import type { DealerRecord } from '../repositories/service';

/** Between two service centers, so that they cover the land and not the largest cities. */
const APART_MILES = 140;
const MOST = 60;
const COMPANIES = [
  'Crossroads Trailer Service',
  'Ironbridge Fleet Repair',
  'Prairie Axle & Brake',
  'Northgate Trailer Care',
  'Kingpin Service Center',
  'Millstone Truck & Trailer',
  'Landing Gear Works',
];
const STREETS = ['Depot Road', 'Industrial Parkway', 'Old Mill Road', 'Terminal Avenue', 'Freight Way'];

/** Invented service centers at real cities. Numbers and domains are those that are kept free for examples. */
export function demoServiceCenters(): DealerRecord[] {
  const chosen: (typeof PLACES)[number][] = [];
  for (const place of [...PLACES].sort((a, b) => b.populationThousands - a.populationThousands)) {
    if (chosen.length === MOST) break;
    if (chosen.every((other) => greatCircleMiles(other, place) >= APART_MILES)) chosen.push(place);
  }
  return chosen.map(({ name, region, lat, lng }, index) => {
    const company = COMPANIES[index % COMPANIES.length] ?? '';
    const city = slug(name);
    return {
      dealerId: `${city}-${region.toLowerCase()}`,
      name: `${company} ${name}`,
      street: `${100 + index * 37} ${STREETS[index % STREETS.length]}`,
      city: name,
      region,
      phone: `(555) 555-01${String(index).padStart(2, '0')}`,
      email: `service@${slug(company)}-${city}.example`,
      lat,
      lng,
    };
  });
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
