import { matchesSearch, PICKER_POLICY, type TrailerPosition } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { useCallback, useMemo, useRef } from 'react';

/** A trailer by its two names. */
export type NamedTrailer = Pick<TrailerPosition, 'vin' | 'unitId'>;

interface Searched {
  /** Every trailer that is here, filtered or not. */
  trailers: readonly TrailerPosition[];
  /** All in sight, also those that are not here. */
  total: number;
  customerId: number | null;
}

/** The server looks at VIN, unit ID and serial number together: some of what it finds matches by another one. */
const MATCHES_ASKED = 50;

/** Finds trailers by what somebody types: among those that are here, or at the server where there are many. */
export function useTrailerSearch({ trailers, total, customerId }: Searched) {
  const ask = useApiFetch();
  const found = useRef(new Map<string, string>());
  const known = useMemo(() => new Map(trailers.map(({ vin, unitId }) => [vin, unitId])), [trailers]);

  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly NamedTrailer[]> => {
      const typed = text.trim();
      const areHere = trailers.length > 0;
      const asksServer = areHere ? typed !== '' && total > PICKER_POLICY.serverSearchAbove : total > 0;
      if (!asksServer) return typed === '' ? trailers : trailers.filter((trailer) => matchesSearch(trailer, typed));
      const input = { customerId, search: typed, paginationInput: { pageSize: MATCHES_ASKED, pageNumber: 1 } };
      const page = await ask(
        { key: ['picker', input], fetch: (api, options) => api.fleetStatus.page(input, options) },
        signal,
      );
      for (const { vin, unitId } of page.trailers) found.current.set(vin, unitId);
      return page.trailers;
    },
    [ask, trailers, total, customerId],
  );
  /** Undefined: nobody has met it yet. */
  const unitIdOf = useCallback((vin: string) => known.get(vin) ?? found.current.get(vin), [known]);
  return { search, unitIdOf };
}
