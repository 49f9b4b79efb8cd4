import { GlobeIcon } from 'lucide-react';
import { useMemo } from 'react';
import { FieldAffix } from '../Field/FieldBox';
import { fieldIconPx } from '../InnerButton/fieldIconPx';
import { Icon } from '../icons/Icon';
import type { SelectOption } from '../Select/options';
import { Select, type SelectProps } from '../Select/Select';
import { listZones, offsetOf } from './timeZones';

export interface TimeZoneSelectProps
  extends Omit<SelectProps, 'options' | 'onSearch' | 'delayMs' | 'labelOf' | 'searchFrom' | 'prefix'> {
  /** The instant for which offsets are shown. */
  now: Date;
  /** The offered zones. @default all zones of the browser */
  zones?: readonly string[] | undefined;
}

/**
 * Selects an IANA time zone by typing a city; the offset from UTC is next to it. Renders a combobox. Zone and offset of
 * the selection are the hint unless another one is set.
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
          <Icon icon={GlobeIcon} size={fieldIconPx(rest.size)} />
        </FieldAffix>
      }
    />
  );
}

/** Computes offsets only for the visible rows, because all of them together take a tenth of a second. */
function Offset({ zone, at }: { zone: string; at: number }) {
  return offsetOf(zone, new Date(at));
}
