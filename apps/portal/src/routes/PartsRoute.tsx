import { decodePartsView, encodePartsView, Parts, type PartsView } from '@gladhand/fleet-widgets/parts';
import { lazyPart } from '@gladhand/ui';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { partsPath } from '../paths';

const ImportPartsPart = lazyPart(() => import('./ImportPartsPart').then((module) => module.ImportPartsPart));

/** The parts of a trailer or of the fleet. The trailer is in the path, filters and the open part in the query. */
export function PartsRoute() {
  const { vin = null } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isImporting, setIsImporting] = useState(false);
  const query = params.toString();
  const view = useMemo(() => decodePartsView(Object.fromEntries(new URLSearchParams(query)), vin), [query, vin]);
  const setView = useCallback(
    (next: PartsView) => {
      // Another trailer, and the list of trailers with a part, are pages of their own. The first trailer of the fleet and
      // filters are not.
      const isSamePage = (vin === null || next.vin === vin) && next.listsTrailers === view.listsTrailers;
      void navigate(partsPath(next.vin ?? undefined, encodePartsView(next)), {
        replace: isSamePage,
        preventScrollReset: true,
      });
    },
    [navigate, vin, view.listsTrailers],
  );
  return (
    <>
      <Parts view={view} onViewChange={setView} onImport={() => setIsImporting(true)} />
      {isImporting && (
        <Suspense>
          <ImportPartsPart onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
