import { GlobeIcon } from 'lucide-react';
import { useMemo } from 'react';
import { FieldAffix } from '../Field/FieldBox';
import { Icon } from '../icons/Icon';
import type { SelectOption } from '../Select/options';
import { Select, type SelectProps } from '../Select/Select';
import { listZones, offsetOf } from './timeZones';

export interface TimeZoneSelectProps
  extends Omit<SelectProps, 'options' | 'onSearch' | 'delayMs' | 'labelOf' | 'searchFrom' | 'prefix'> {
  /** The moment that the offsets are given for. */
  now: Date;
  /** The zones offered. @default all zones of the browser */
  zones?: readonly string[];
}

/**
 * A time zone by its IANA name, found by typing a city; the offset from UTC stands beside it. Renders a combobox.
 * The zone and offset of the choice are the hint unless one is given.
 */
export function TimeZoneSelect({ now, zones, value, hint, ...rest }: TimeZoneSelectProps) {
  const at = now.getTime();
  const options = useMemo(() => {
    const known = zones ?? Intl.supportedValuesOf('timeZone');
    return listZones(known, value === null ? [] : [value]).map(
      ({ zone, city, region }): SelectOption => ({
        value: zone,
        label: city,
        group: region,
        note: <Offset zone={zone} at={at} />,
      }),
    );
  }, [zones, value, at]);

  return (
    <Select
      {...rest}
      value={value}
      options={options}
      searchFrom={0}
      hint={hint ?? (value && [value, offsetOf(value, now)].filter(Boolean).join(', '))}
      prefix={
        <FieldAffix>
          <Icon icon={GlobeIcon} size={rest.size === 'xsmall' ? 11 : 15} />
        </FieldAffix>
      }
    />
  );
}

/** Works an offset out only for the rows in sight: all of them together take a tenth of a second. */
function Offset({ zone, at }: { zone: string; at: number }) {
  return offsetOf(zone, new Date(at));
}
