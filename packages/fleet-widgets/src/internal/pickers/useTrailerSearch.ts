import type { FleetStatusPort } from '@gladhand/domain';
import { useApiFetch } from '@gladhand/domain/react';
import { matchesSearch, PICKER_POLICY, type TrailerPosition } from '@gladhand/domain/tracking';
import { useCallback, useMemo, useRef } from 'react';

/** A trailer by VIN and unit ID. */
export type NamedTrailer = Pick<TrailerPosition, 'vin' | 'unitId'>;

interface Searched {
  /** The trailers on the page, regardless of the filters. */
  trailers: readonly TrailerPosition[];
  /** All visible trailers, including those that are not loaded. */
  total: number;
  customerId: number | null;
}

/** The server searches VIN, unit ID and serial number together, so some results match by another of them. */
const MATCHES_ASKED = 50;

/** Finds trailers by typed text: among the loaded ones, or on the server if there are many. */
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
        { key: ['picker', input], fetch: (api: FleetStatusPort, options) => api.fleetStatus.page(input, options) },
        signal,
      );
      for (const { vin, unitId } of page.trailers) found.current.set(vin, unitId);
      return page.trailers;
    },
    [ask, trailers, total, customerId],
  );
  /** Undefined if it hasn't been seen yet. */
  const unitIdOf = useCallback((vin: string) => known.get(vin) ?? found.current.get(vin), [known]);
  return { search, unitIdOf };
}
