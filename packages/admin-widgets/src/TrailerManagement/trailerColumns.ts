import {
  checkUnitId,
  deviceFamily,
  formatDate,
  type ManagedVehicle,
  productType,
  type TrailerShortName,
  trailerType,
  undercarriage,
  VEHICLE_SORT_FIELDS,
} from '@gladhand/domain';
import type { GridCell, GridColumn } from '@gladhand/ui';

/** Gives a trailer another unit ID. Rejects with what to show beside the field. */
export type SaveUnitId = (trailer: ManagedVehicle, unitId: string) => Promise<void>;

const NONE: GridCell = { text: '-', state: 'absent' };
const code = (text: string | null): GridCell => (text ? { text, look: 'code' } : NONE);
/** The last six are what people read out. */
const VIN_TAIL = 6;

/** The columns of the list; unit IDs are edited in place where `save` is given. */
export function trailerColumns(timeZone: string, save: SaveUnitId | undefined): GridColumn<ManagedVehicle>[] {
  const columns: GridColumn<ManagedVehicle>[] = [
    {
      id: 'unitId',
      title: 'Unit ID',
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
      title: 'VIN',
      width: 180,
      cell: ({ vin }) => ({ lead: vin.slice(0, -VIN_TAIL), text: vin.slice(-VIN_TAIL), look: 'code' }),
    },
    { id: 'customerName', title: 'Customer', width: 170, cell: ({ customerName }) => ({ text: customerName }) },
    {
      id: 'vehicleType',
      title: 'Type',
      width: 150,
      cell: ({ vehicleTypeId }) => ({
        text: trailerType(vehicleTypeId).label,
        icon: iconOf(vehicleTypeId),
      }),
    },
    {
      id: 'undercarriage',
      title: 'Undercarriage',
      width: 116,
      cell: (trailer) => (trailer.undercarriage ? { text: undercarriage(trailer.undercarriage).label } : NONE),
    },
    {
      id: 'vehicleLengthFeet',
      title: 'Length',
      width: 84,
      align: 'end',
      cell: ({ vehicleLengthFeet }) =>
        vehicleLengthFeet === null ? NONE : { text: String(vehicleLengthFeet), unit: ' ft' },
    },
    {
      id: 'modelYear',
      title: 'Model Year',
      width: 96,
      align: 'end',
      cell: ({ modelYear }) => (modelYear === null ? NONE : { text: String(modelYear) }),
    },
    {
      id: 'productType',
      title: 'Product Type',
      width: 140,
      cell: (trailer) => ({ text: productType(trailer.productType).label }),
    },
    {
      id: 'groups',
      title: 'Groups',
      width: 190,
      cell: ({ groups }) => {
        const [first, ...others] = groups.map(({ name }) => name);
        if (first === undefined) return { ...NONE, hint: 'In no group' };
        return {
          text: first,
          unit: others.length > 0 ? ` +${others.length} more` : undefined,
          hint: [first, ...others].join('\n'),
        };
      },
    },
    {
      id: 'deviceTypeId',
      title: 'Device',
      width: 120,
      cell: ({ deviceTypeId }) => ({ text: deviceFamily(deviceTypeId).label }),
    },
    { id: 'serialNumber', title: 'Serial Number', width: 130, cell: ({ serialNumber }) => code(serialNumber) },
    {
      id: 'sensors',
      title: 'Sensors',
      width: 200,
      cell: (trailer) => {
        const words = sensorWords(trailer);
        return words.length > 0 ? { text: words.join(', '), hint: words.join('\n') } : NONE;
      },
    },
    {
      id: 'cargoCameraSerialNumber',
      title: 'Cargo Cam ID',
      width: 120,
      cell: (trailer) => code(trailer.cargoCameraSerialNumber),
    },
    {
      id: 'thermoKingExternalId',
      title: 'Thermo King ID',
      width: 126,
      cell: (trailer) => code(trailer.thermoKingExternalId),
    },
    { id: 'simStatus', title: 'SIM Status', width: 110, cell: ({ simStatus }) => simCell(simStatus) },
    {
      id: 'updated',
      title: 'Updated',
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
    trailer.hasSolarPanels && 'Solar panels',
    trailer.hasUltrasonicCargoSensor && 'Ultrasonic cargo',
    trailer.hasCargoCameraSensor && 'Cargo camera',
    trailer.hasThermoKingSensor && 'Thermo King',
  ].filter((word) => word !== false);

function simCell(status: string | null): GridCell {
  if (status === 'activated') return { text: 'Activated' };
  return status === 'deactivated' ? { text: 'Deactivated', tone: 'unknown', look: 'pill' } : NONE;
}
