import { PLACES } from '@gladhand/domain/fleet';
import { greatCircleMiles } from '@gladhand/domain/history';
import type { DealerRecord } from '../areas/service/repository';

/** Minimum distance between service centers, so that they cover the country instead of the largest cities. */
const APART_MILES = 140;
const MAX_CENTERS = 60;
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

/** Invented service centers in real cities. Phone numbers and domains are reserved for examples. */
export function demoServiceCenters(): DealerRecord[] {
  const chosen: (typeof PLACES)[number][] = [];
  for (const place of [...PLACES].sort((a, b) => b.populationThousands - a.populationThousands)) {
    if (chosen.length === MAX_CENTERS) break;
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
