import { FieldIcon, type FieldIconName, Icon, PackageIcon } from '@gladhand/ui';

const ICONS: Readonly<Record<string, FieldIconName>> = {
  abs: 'abs-lamp',
  brakes: 'brakes',
  wheelEnd: 'wheel-end',
  suspension: 'trailer-dolly',
  tireInflation: 'tire-inflation',
  lights: 'lights',
  power: 'battery',
  reefer: 'reefer',
  body: 'door-closed',
  device: 'gateway',
};

/** The drawing of a category of parts. */
export function CategoryIcon({ category }: { category: string }) {
  const name = ICONS[category];
  return name ? <FieldIcon name={name} size={18} /> : <Icon icon={PackageIcon} size={18} />;
}
