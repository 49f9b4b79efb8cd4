import { PICKER_POLICY, type TrailerPosition } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { Combobox, type SelectOption } from '@gladhand/ui';
import { memo, useMemo, useRef } from 'react';
import { styled } from 'styled-components';

interface TrailerPickersProps {
  /** Every trailer that is here, filtered or not. */
  trailers: readonly TrailerPosition[];
  /** All in sight, also those that are not here. */
  total: number;
  customerId: number | null;
  /** VIN of the chosen trailer; it is shown at once, even while its unit ID is not known. */
  vin: string | undefined;
  onVinChange: (vin: string | undefined) => void;
}

type Named = Pick<TrailerPosition, 'vin' | 'unitId'>;

/** One trailer by its VIN or by its unit ID: both always show the same trailer. */
export const TrailerPickers = memo(function TrailerPickers(props: TrailerPickersProps) {
  const { trailers, total, customerId, vin, onVinChange } = props;
  const ask = useApiFetch();
  const found = useRef(new Map<string, string>());
  const known = useMemo(() => new Map(trailers.map((trailer) => [trailer.vin, trailer.unitId])), [trailers]);

  async function search(text: string, by: keyof Named, signal: AbortSignal): Promise<SelectOption[]> {
    const named =
      total > PICKER_POLICY.serverSearchAbove && text.trim() !== '' ? await askServer(text, signal) : trailers;
    for (const trailer of named === trailers ? [] : named) found.current.set(trailer.vin, trailer.unitId);
    const matching: SelectOption[] = [];
    for (const trailer of named) {
      if (!trailer[by].toLowerCase().includes(text.trim().toLowerCase())) continue;
      matching.push({ value: trailer.vin, label: trailer[by], note: by === 'vin' ? trailer.unitId : undefined });
      if (matching.length === PICKER_POLICY.suggestions) break;
    }
    return matching;
  }

  async function askServer(text: string, signal: AbortSignal): Promise<readonly Named[]> {
    const input = { customerId, search: text.trim(), paginationInput: { pageSize: MATCHES_ASKED, pageNumber: 1 } };
    const page = await ask(
      { key: ['picker', input], fetch: (api, options) => api.fleetStatus.page(input, options) },
      signal,
    );
    return page.trailers;
  }

  const unitIdOf = (of: string) => known.get(of) ?? found.current.get(of) ?? '';
  return (
    <Pair role="group" aria-label="Choose a trailer">
      <Combobox
        aria-label="VIN"
        placeholder="VIN"
        size="small"
        value={vin ?? null}
        labelOf={(of) => of}
        onSearch={(text, signal) => search(text, 'vin', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        texts={{ empty: 'No trailer has this VIN', clear: 'Clear VIN' }}
      />
      <Combobox
        aria-label="Unit ID"
        placeholder="Unit ID"
        size="small"
        value={vin ?? null}
        labelOf={unitIdOf}
        onSearch={(text, signal) => search(text, 'unitId', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        clearable={false}
        texts={{ empty: 'No trailer has this unit ID' }}
      />
    </Pair>
  );
});

/** The server looks at VIN, unit ID and serial number together: some of what it finds matches by another one. */
const MATCHES_ASKED = 50;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 8px;
`;
