import type { ManagedVehicle } from '@gladhand/domain/administration';
import { checkUnitId } from '@gladhand/domain/contact';
import { formatDate } from '@gladhand/domain/formats';
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
import { TRAILER_COLUMN_TEXTS as COLUMN } from './messages';

/** Saves the unit ID of a trailer. Rejects with the text to show at the field. */
export type SaveUnitId = (trailer: ManagedVehicle, unitId: string) => Promise<void>;

const NONE: GridCell = { text: '-', state: 'absent' };
const code = (text: string | null): GridCell => (text ? { text, look: 'code' } : NONE);
/** The columns of the list. Unit IDs can be edited if `save` is given, VINs are links if their pages have a URL. */
export function trailerColumns(
  timeZone: string,
  save: SaveUnitId | undefined,
  trailerHref: ((vin: string) => string) | undefined,
): GridColumn<ManagedVehicle>[] {
  const columns: GridColumn<ManagedVehicle>[] = [
    {
      id: 'unitId',
      title: COLUMN.unitId,
      width: 150,
      cell: ({ unitId }) => ({ text: unitId, look: 'strong' }),
      ...(save && {
        editor: {
          text: ({ unitId }) => unitId,
          canEdit: ({ mayEdit }) => mayEdit,
          check: (typed) => checkUnitId(typed),
          save: (trailer, typed) => save(trailer, typed),
        },
      }),
    },
    {
      id: 'vin',
      title: COLUMN.vin,
      width: 180,
      cell: ({ vin }) => vinCell(vin, trailerHref?.(vin)),
    },
    { id: 'customerName', title: COLUMN.customer, width: 170, cell: ({ customerName }) => ({ text: customerName }) },
    {
      id: 'vehicleType',
      title: COLUMN.type,
      width: 150,
      cell: ({ vehicleTypeId }) => ({
        text: trailerType(vehicleTypeId).label,
        icon: iconOf(vehicleTypeId),
      }),
    },
    {
      id: 'undercarriage',
      title: COLUMN.undercarriage,
      width: 116,
      cell: (trailer) => (trailer.undercarriage ? { text: undercarriage(trailer.undercarriage).label } : NONE),
    },
    {
      id: 'vehicleLengthFeet',
      title: COLUMN.length,
      width: 84,
      align: 'end',
      cell: ({ vehicleLengthFeet }) =>
        vehicleLengthFeet === null ? NONE : { text: String(vehicleLengthFeet), unit: COLUMN.feet },
    },
    {
      id: 'modelYear',
      title: COLUMN.modelYear,
      width: 96,
      align: 'end',
      cell: ({ modelYear }) => (modelYear === null ? NONE : { text: String(modelYear) }),
    },
    {
      id: 'productType',
      title: COLUMN.productType,
      width: 140,
      cell: (trailer) => ({ text: productType(trailer.productType).label }),
    },
    {
      id: 'groups',
      title: COLUMN.groups,
      width: 190,
      cell: ({ groups }) => {
        const [first, ...rest] = groups.map(({ name }) => name);
        if (first === undefined) return { ...NONE, hint: COLUMN.noGroups };
        return {
          text: first,
          unit: rest.length > 0 ? COLUMN.moreGroups(rest.length) : undefined,
          hint: [first, ...rest].join('\n'),
        };
      },
    },
    {
      id: 'deviceTypeId',
      title: COLUMN.device,
      width: 120,
      cell: ({ deviceTypeId }) => ({ text: deviceFamily(deviceTypeId).label }),
    },
    { id: 'serialNumber', title: COLUMN.serialNumber, width: 130, cell: ({ serialNumber }) => code(serialNumber) },
    {
      id: 'sensors',
      title: COLUMN.sensors,
      width: 200,
      cell: (trailer) => {
        const words = sensorWords(trailer);
        return words.length > 0 ? { text: words.join(', '), hint: words.join('\n') } : NONE;
      },
    },
    {
      id: 'cargoCameraSerialNumber',
      title: COLUMN.cargoCamId,
      width: 120,
      cell: (trailer) => code(trailer.cargoCameraSerialNumber),
    },
    {
      id: 'thermoKingExternalId',
      title: COLUMN.thermoKingId,
      width: 126,
      cell: (trailer) => code(trailer.thermoKingExternalId),
    },
    { id: 'simStatus', title: COLUMN.simStatus, width: 110, cell: ({ simStatus }) => simCell(simStatus) },
    {
      id: 'updated',
      title: COLUMN.updated,
      width: 156,
      cell: ({ updated }) => ({ text: formatDate(new Date(updated), 'shortDateTime', timeZone) }),
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

const sensorWords = (trailer: ManagedVehicle) =>
  [
    trailer.hasSolarPanels && COLUMN.solarPanels,
    trailer.hasUltrasonicCargoSensor && COLUMN.ultrasonic,
    trailer.hasCargoCameraSensor && COLUMN.cargoCamera,
    trailer.hasThermoKingSensor && COLUMN.thermoKing,
  ].filter((word) => word !== false);

function simCell(status: string | null): GridCell {
  if (status === 'activated') return { text: COLUMN.activated };
  return status === 'deactivated' ? { text: COLUMN.deactivated, tone: 'unknown', look: 'pill' } : NONE;
}
