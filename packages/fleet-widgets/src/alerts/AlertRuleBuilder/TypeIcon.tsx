import { FieldIcon, type FieldIconName } from '@gladhand/ui';

const ICONS: Readonly<Record<number, FieldIconName>> = {
  1: 'geofence',
  2: 'geofence',
  3: 'load',
  4: 'load',
  5: 'abs-lamp',
  6: 'abs-lamp',
  7: 'lights',
  8: 'tethered',
  9: 'tethered',
  10: 'door-closed',
  11: 'door-open',
  12: 'battery',
  13: 'tire-inflation',
  14: 'geofence',
  15: 'reefer',
  16: 'reefer',
  18: 'gps',
  19: 'tire-pressure',
  20: 'tire-temperature',
};

/** The icon of a type of conditions; undefined for 'No Report'. */
export const TypeIcon = ({ typeId }: { typeId: number | undefined }) => (
  <FieldIcon name={(typeId === undefined ? undefined : ICONS[typeId]) ?? 'gateway'} size={16} />
);
