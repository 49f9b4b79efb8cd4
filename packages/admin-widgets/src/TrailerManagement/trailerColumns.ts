import type { ManagedVehicle } from '@gladhand/domain/administration';
import { checkUnitId } from '@gladhand/domain/contact';
import {
  deviceFamily,
  productType,
  type TrailerShortName,
  trailerType,
  undercarriage,
  VEHICLE_SORT_FIELDS,
} from '@gladhand/domain/trailers';
import type { GridCell, GridColumn } from '@gladhand/ui/grid';
import { vinCell } from '../internal/vinCell';
import { momentText, type Writing } from '../internal/writing';
import type { TRAILER_COLUMN_TEXTS } from './messages';

/** Saves the unit ID of a trailer. Rejects with the text to show at the field. */
export type SaveUnitId = (trailer: ManagedVehicle, unitId: string) => Promise<void>;

type TrailerTexts = typeof TRAILER_COLUMN_TEXTS;

const NONE: GridCell = { text: '-', state: 'absent' };
const code = (text: string | null): GridCell => (text ? { text, look: 'code' } : NONE);
/** The columns of the list. Unit IDs can be edited if `save` is given, VINs are links if their pages have a URL. */
export function trailerColumns(
  texts: TrailerTexts,
  writing: Writing,
  save: SaveUnitId | undefined,
  trailerHref: ((vin: string) => string) | undefined,
): GridColumn<ManagedVehicle>[] {
  const columns: GridColumn<ManagedVehicle>[] = [
    {
      id: 'unitId',
      title: texts.unitId,
      width: 150,
      cell: ({ unitId }) => ({ text: unitId, look: 'strong' }),
      ...(save && {
        editor: {
          text: ({ unitId }) => unitId,
          canEdit: ({ mayEdit }) => mayEdit,
          check: checkUnitId,
          save: (trailer, typed) => save(trailer, typed),
        },
      }),
    },
    {
      id: 'vin',
      title: texts.vin,
      width: 180,
      cell: ({ vin }) => vinCell(vin, trailerHref?.(vin)),
    },
    { id: 'customerName', title: texts.customer, width: 170, cell: ({ customerName }) => ({ text: customerName }) },
    {
      id: 'vehicleType',
      title: texts.type,
      width: 150,
      cell: ({ vehicleTypeId }) => ({
        text: writing.say(trailerType(vehicleTypeId).label),
        icon: iconOf(vehicleTypeId),
      }),
    },
    {
      id: 'undercarriage',
      title: texts.undercarriage,
      width: 116,
      cell: (trailer) =>
        trailer.undercarriage ? { text: writing.say(undercarriage(trailer.undercarriage).label) } : NONE,
    },
    {
      id: 'vehicleLengthFeet',
      title: texts.length,
      width: 84,
      align: 'end',
      cell: ({ vehicleLengthFeet }) =>
        vehicleLengthFeet === null ? NONE : { text: String(vehicleLengthFeet), unit: texts.feet },
    },
    {
      id: 'modelYear',
      title: texts.modelYear,
      width: 96,
      align: 'end',
      cell: ({ modelYear }) => (modelYear === null ? NONE : { text: String(modelYear) }),
    },
    {
      id: 'productType',
      title: texts.productType,
      width: 140,
      cell: (trailer) => ({ text: writing.say(productType(trailer.productType).label) }),
    },
    {
      id: 'groups',
      title: texts.groups,
      width: 190,
      cell: ({ groups }) => {
        const [first, ...rest] = groups.map(({ name }) => name);
        if (first === undefined) return { ...NONE, hint: texts.noGroups };
        return {
          text: first,
          unit: rest.length > 0 ? texts.moreGroups(rest.length) : undefined,
          hint: [first, ...rest].join('\n'),
        };
      },
    },
    {
      id: 'deviceTypeId',
      title: texts.device,
      width: 120,
      cell: ({ deviceTypeId }) => ({ text: writing.say(deviceFamily(deviceTypeId).label) }),
    },
    { id: 'serialNumber', title: texts.serialNumber, width: 130, cell: ({ serialNumber }) => code(serialNumber) },
    {
      id: 'sensors',
      title: texts.sensors,
      width: 200,
      cell: (trailer) => {
        const words = sensorWords(trailer, texts);
        return words.length > 0 ? { text: words.join(', '), hint: words.join('\n') } : NONE;
      },
    },
    {
      id: 'cargoCameraSerialNumber',
      title: texts.cargoCamId,
      width: 120,
      cell: (trailer) => code(trailer.cargoCameraSerialNumber),
    },
    {
      id: 'thermoKingExternalId',
      title: texts.thermoKingId,
      width: 126,
      cell: (trailer) => code(trailer.thermoKingExternalId),
    },
    { id: 'simStatus', title: texts.simStatus, width: 110, cell: ({ simStatus }) => simCell(simStatus, texts) },
    {
      id: 'updated',
      title: texts.updated,
      width: 156,
      cell: ({ updated }) => ({ text: momentText(updated, writing) }),
    },
  ];
  const sortable = new Set<string>(VEHICLE_SORT_FIELDS);
  return columns.map((column) => ({ ...column, sortable: sortable.has(column.id) }));
}

const ICONS: Partial<Record<TrailerShortName, GridCell['icon']>> = {
  'reefer trailer': 'trailer-reefer',
  flat: 'trailer-flat',
  dolly: 'trailer-dolly',
  tanker: 'trailer-tanker',
  asphalt: 'trailer-grain',
  grain: 'trailer-grain',
  pneumatic: 'trailer-tanker',
};

function iconOf(vehicleTypeId: number): GridCell['icon'] {
  const word = trailerType(vehicleTypeId);
  return ('shortName' in word && ICONS[word.shortName]) || 'trailer-dry-van';
}

const sensorWords = (trailer: ManagedVehicle, texts: TrailerTexts) =>
  [
    trailer.hasSolarPanels && texts.solarPanels,
    trailer.hasUltrasonicCargoSensor && texts.ultrasonic,
    trailer.hasCargoCameraSensor && texts.cargoCamera,
    trailer.hasThermoKingSensor && texts.thermoKing,
  ].filter((word) => word !== false);

function simCell(status: string | null, texts: TrailerTexts): GridCell {
  if (status === 'activated') return { text: texts.activated };
  if (status === 'suspended') return { text: texts.suspended, tone: 'unknown', look: 'pill' };
  return status === 'deactivated' ? { text: texts.deactivated, tone: 'unknown', look: 'pill' } : NONE;
}
