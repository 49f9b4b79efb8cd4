import type { FleetStatusPort } from '@gladhand/domain';
import { ALERT_RULE_LIMITS } from '@gladhand/domain/alerts';
import { type ApiQuery, useApiFetch, useApiQuery } from '@gladhand/domain/react';
import { MultiSelect, type SelectOption } from '@gladhand/ui';
import { useMemo } from 'react';

interface TrailersPickerProps {
  customerId: number;
  /** Ids of trailers. */
  value: readonly string[];
  /** VINs of trailers whose unit IDs are shown before any search. */
  vins: readonly string[] | undefined;
  onChange: (trailerIds: string[]) => void;
  texts: { vehicles: string; searchTrailers: string; unknownTrailer: string };
}

const MATCHES = 50;

const trailersQuery = (
  customerId: number,
  { search, vins }: { search?: string; vins?: readonly string[] },
): ApiQuery<SelectOption[]> => {
  const pageSize = vins ? ALERT_RULE_LIMITS.trailers : MATCHES;
  return {
    key: ['trailerOptions', customerId, search, vins],
    fetch: async (api: FleetStatusPort, options) => {
      const page = await api.fleetStatus.page(
        {
          customerId,
          search,
          filters: vins ? [{ field: 'vin', in: [...vins] }] : undefined,
          paginationInput: { pageSize, pageNumber: 1 },
        },
        options,
      );
      return page.trailers.map(({ id, vin, unitId }) => ({ value: id, label: unitId || vin, note: vin }));
    },
  };
};

/** Selects trailers by their unit ID or VIN. */
export function TrailersPicker({ customerId, value, vins = [], onChange, texts }: TrailersPickerProps) {
  const fetchOptions = useApiFetch();
  const known = useApiQuery(trailersQuery(customerId, { vins }), { enabled: vins.length > 0, staleMs: 300_000 });
  const labels = useMemo(() => new Map(known.data?.map((one) => [one.value, one.label])), [known.data]);
  return (
    <MultiSelect
      label={texts.vehicles}
      placeholder={texts.searchTrailers}
      onSearch={(search, signal) => fetchOptions(trailersQuery(customerId, { search }), signal)}
      labelOf={(id) => labels.get(id) ?? texts.unknownTrailer}
      value={value}
      onChange={onChange}
    />
  );
}
