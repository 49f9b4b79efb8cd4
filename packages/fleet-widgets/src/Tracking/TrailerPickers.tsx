import { PICKER_POLICY, type TrailerPosition } from '@gladhand/domain';
import { Combobox, type SelectOption } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { type NamedTrailer, useTrailerSearch } from '../positions/useTrailerSearch';

interface TrailerPickersProps {
  /** Every trailer that is here, filtered or not. */
  trailers: readonly TrailerPosition[];
  /** All in sight, also those that are not here. */
  total: number;
  customerId: number | null;
  /** VIN of the chosen trailer; it is shown at once, even while its unit ID is not known. */
  vin: string | undefined;
  /** Its unit ID, when something is known of it: a trailer of a large fleet is not among those that are here. */
  unitId: string | undefined;
  onVinChange: (vin: string | undefined) => void;
}

/** One trailer by its VIN or by its unit ID: both always show the same trailer. */
export const TrailerPickers = memo(function TrailerPickers(props: TrailerPickersProps) {
  const { trailers, total, customerId, vin, unitId, onVinChange } = props;
  const { search, unitIdOf } = useTrailerSearch({ trailers, total, customerId });

  async function suggest(text: string, by: keyof NamedTrailer, signal: AbortSignal): Promise<SelectOption[]> {
    const matching: SelectOption[] = [];
    for (const trailer of await search(text, signal)) {
      if (!trailer[by].toLowerCase().includes(text.trim().toLowerCase())) continue;
      matching.push({ value: trailer.vin, label: trailer[by], note: by === 'vin' ? trailer.unitId : undefined });
      if (matching.length === PICKER_POLICY.suggestions) break;
    }
    return matching;
  }

  return (
    <Pair role="group" aria-label="Choose a trailer">
      <Combobox
        aria-label="VIN"
        placeholder="VIN"
        size="small"
        value={vin ?? null}
        labelOf={(of) => of}
        onSearch={(text, signal) => suggest(text, 'vin', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        texts={{ empty: 'No trailer has this VIN', clear: 'Clear VIN' }}
      />
      <Combobox
        aria-label="Unit ID"
        placeholder="Unit ID"
        size="small"
        value={vin ?? null}
        labelOf={(of) => (of === vin && unitId) || (unitIdOf(of) ?? '')}
        onSearch={(text, signal) => suggest(text, 'unitId', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        clearable={false}
        texts={{ empty: 'No trailer has this unit ID' }}
      />
    </Pair>
  );
});

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 8px;
`;
