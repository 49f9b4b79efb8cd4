import { PICKER_POLICY, type TrailerPosition } from '@gladhand/domain/tracking';
import { Combobox, type SelectOption, useMessages } from '@gladhand/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { TRAILER_PICKERS_MESSAGES } from './messages';
import { type NamedTrailer, useTrailerSearch } from './useTrailerSearch';

interface TrailerPickersProps {
  /** The trailers that are loaded. @default none: the server is asked */
  trailers?: readonly TrailerPosition[];
  /** All visible trailers, including those that are not loaded. @default unknown, at least one */
  total?: number;
  /** @default every customer */
  customerId?: number | null;
  /** VIN of the selected trailer. It is shown at once, even before its unit ID is known. */
  vin: string | undefined;
  /** Its unit ID, if known: in a large fleet the trailer may not be on the page. */
  unitId: string | undefined;
  onVinChange: (vin: string | undefined) => void;
}

const NO_TRAILERS: readonly never[] = [];

/** Selects one trailer by VIN or unit ID. Both fields always show the same trailer. */
export const TrailerPickers = memo(function TrailerPickers(props: TrailerPickersProps) {
  const messages = useMessages(TRAILER_PICKERS_MESSAGES);

  const { trailers = NO_TRAILERS, total = 1, customerId = null, vin, unitId, onVinChange } = props;
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
    <Pair role="group" aria-label={messages.chooseATrailer}>
      <Combobox
        aria-label={messages.vin}
        placeholder={messages.vin}
        size="small"
        value={vin ?? null}
        labelOf={(source) => source}
        onSearch={(text, signal) => suggest(text, 'vin', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        texts={{ empty: messages.vinNotFound, clear: messages.clearVin }}
      />
      <Combobox
        aria-label={messages.unitId}
        placeholder={messages.unitId}
        size="small"
        value={vin ?? null}
        labelOf={(source) => (source === vin && unitId) || (unitIdOf(source) ?? '')}
        onSearch={(text, signal) => suggest(text, 'unitId', signal)}
        onChange={(next) => onVinChange(next ?? undefined)}
        clearable={false}
        texts={{ empty: messages.unitIdNotFound }}
      />
    </Pair>
  );
});

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 8px;
`;
