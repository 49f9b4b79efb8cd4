import type { Fleet } from '@gladhand/domain/fleet';
import { type PartCategory, partKey } from '@gladhand/domain/parts';
import { TrailerType } from '@gladhand/domain/trailers';
import type { PartRecord, PartRepository } from '../areas/parts/repository';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';
import { PART_DRAWINGS } from './drawParts';

type Entry = readonly [
  category: PartCategory,
  name: string,
  partNumber: string,
  maker: string,
  quantity: number,
  position: string,
  faultCodes?: readonly number[],
];

/** Parts of every trailer. Makers and part numbers are invented. */
const COMMON: readonly Entry[] = [
  [
    'abs',
    'ABS control unit and valve, 2S/1M',
    'TA-21-4014',
    'Northline Controls',
    1,
    'Front of tandem',
    [629, 795, 796],
  ],
  ['abs', 'Wheel speed sensor, 90°', 'WS24-90-19', 'Northline Controls', 2, 'Rear axle, S-C and S-D', [789, 790]],
  ['abs', 'Sensor extension cable, 6 ft', 'WSX-072', 'Northline Controls', 2, 'Rear axle', [789, 790]],
  ['abs', 'Power and diagnostic cable', 'PDC-5-144', 'Northline Controls', 1, 'Nose to ABS control unit', [627, 3597]],
  ['abs', 'Trailer ABS lamp, amber', 'AL-30A', 'Brightway Lighting', 1, 'Roadside rear', [811]],
  ['brakes', 'Brake chamber, type 30/30', 'BC-3030-LS', 'Corvane Wheel', 4, 'Both axles'],
  ['brakes', 'Slack adjuster, automatic, 5.5 in', 'SA-55-28', 'Corvane Wheel', 4, 'Both axles'],
  ['brakes', 'Brake shoe kit, 16.5 × 7 in', 'BK-4707Q', 'Harrow Friction', 4, 'Both axles'],
  ['brakes', 'Gladhand seal, polyurethane', 'GH-70', 'Airline Systems', 2, 'Nose'],
  ['wheelEnd', 'Tone ring, 100 teeth', 'TR-100-8', 'Corvane Wheel', 2, 'Rear axle hubs', [789, 790]],
  ['wheelEnd', 'Hub cap, oil, 6 hole', 'HC-6-343', 'Corvane Wheel', 4, 'All wheel ends'],
  ['wheelEnd', 'Wheel seal', 'WS-370003', 'Corvane Wheel', 4, 'All wheel ends'],
  ['suspension', 'Air spring, 1T15', 'AS-1T15', 'Airline Systems', 4, 'Both axles'],
  ['suspension', 'Height control valve', 'HCV-9', 'Airline Systems', 1, 'Front axle'],
  ['tireInflation', 'Tire inflation control box', 'TIC-90', 'Airline Systems', 1, 'Crossmember 6'],
  ['tireInflation', 'Rotary union', 'RU-2', 'Airline Systems', 4, 'All wheel ends'],
  ['tireInflation', 'Pressure protection valve, 80 psi', 'PPV-80', 'Airline Systems', 1, 'Air tank'],
  ['lights', 'Marker lamp, amber', 'ML-10A', 'Brightway Lighting', 6, 'Sides'],
  ['lights', 'Stop and turn lamp, red, 4 in', 'ST-40R', 'Brightway Lighting', 2, 'Rear'],
  ['power', 'Seven-way socket', 'J560-N', 'Brightway Lighting', 1, 'Nose'],
];
const REEFER: readonly Entry[] = [
  ['reefer', 'Door seal, reefer', 'DS-R53', 'Coldframe', 2, 'Rear doors'],
  ['reefer', 'Fuel level sender', 'FLS-50', 'Coldframe', 1, 'Fuel tank'],
  ['power', 'Battery, 12 V, 950 CCA', 'B31-950', 'Coldframe', 1, 'Reefer unit'],
];
const VAN: readonly Entry[] = [
  ['body', 'Door hinge, rear', 'DH-4', 'Harrow Body', 8, 'Rear doors'],
  ['body', 'Scuff liner, 12 in', 'SL-12', 'Harrow Body', 2, 'Inside walls'],
];
const DEVICE: Entry = ['device', 'Gateway with solar panel', 'GW-P-21', 'Gladhand', 1, 'Nose, inside'];
/** Every so manyth trailer has parts of its own. */
const OWN_EVERY = 5;

const PICTURES = [
  ['WS24-90-19', 'Northline Controls', 'sensor', 'Sensor with a 90° head and a cable that ends in a two-pin connector'],
  ['WS24-90-19', 'Northline Controls', 'toneRing', 'The tone ring that the sensor reads, from the side of the hub'],
  [
    'TA-21-4014',
    'Northline Controls',
    'valve',
    'Control unit and valve from the front, with the delivery ports at the bottom',
  ],
  ['TR-100-8', 'Corvane Wheel', 'toneRing', 'Tone ring from the side of the hub'],
] as const;

/** Adds parts of the models and trailers of a fleet. */
export async function addDemoParts(parts: PartRepository, fleet: Fleet, ids: IdMaker): Promise<void> {
  for (const { customerId } of fleet.customers) {
    const own = fleet.trailers.filter((trailer) => trailer.customerId === customerId);
    const types = [...new Set(own.map(({ vehicleTypeId }) => vehicleTypeId))];
    const ofModels = types.flatMap((type) =>
      entriesOf(type).map((entry) => toPart(entry, { customerId, vehicleTypeId: type, trailerId: null }, ids)),
    );
    const ofTrailers = own
      .filter((_, index) => index % OWN_EVERY === 0)
      .map(({ trailerId }) => toPart(DEVICE, { customerId, vehicleTypeId: null, trailerId }, ids));
    await parts.put([...ofModels, ...ofTrailers]);
  }
}

/** Adds drawings of some parts. */
export async function pictureDemoParts(
  { parts, pictures }: Pick<Repositories, 'parts' | 'pictures'>,
  fleet: Fleet,
  { now, ids, addedBy }: { now: Date; ids: IdMaker; addedBy: string },
): Promise<void> {
  for (const customerId of new Set(fleet.trailers.map((trailer) => trailer.customerId))) {
    for (const [index, [partNumber, maker, drawing, description]] of PICTURES.entries()) {
      const pictureId = ids.uuid();
      const addedAt = new Date(now.getTime() + index);
      await pictures.add({ pictureId, customerId, contentType: 'image/png', addedBy, addedAt }, drawn(drawing));
      await pictures.keep({ pictureId, customerId, userId: addedBy, use: 'part' });
      const picture = { customerId, partKey: partKey({ maker, partNumber }), pictureId, description, addedAt };
      await parts.addPicture(picture, PICTURES.length);
    }
  }
}

const bytes = new Map<keyof typeof PART_DRAWINGS, Uint8Array<ArrayBuffer>>();
function drawn(name: keyof typeof PART_DRAWINGS): Uint8Array<ArrayBuffer> {
  const known = bytes.get(name) ?? PART_DRAWINGS[name]();
  bytes.set(name, known);
  return known;
}

function entriesOf(type: TrailerType): readonly Entry[] {
  const isReefer = type === TrailerType.ReeferTrailer || type === TrailerType.ReeferTruckBody;
  return [...COMMON, ...(isReefer ? REEFER : VAN)];
}

function toPart(
  [category, name, partNumber, maker, quantity, position, faultCodes = []]: Entry,
  list: Pick<PartRecord, 'customerId' | 'vehicleTypeId' | 'trailerId'>,
  ids: IdMaker,
): PartRecord {
  return {
    ...{ partId: ids.uuid(), ...list, vehicleLengthFeet: null, modelYear: null },
    ...{ category, name, partNumber, maker, quantity, position, description: '', faultCodes },
  };
}
