import { decodeTransfers, encodeTransfers, type TransferView, VinTransfer } from '@gladhand/admin-widgets';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

/** Transfers of trailers. The open one is part of the path, the filters of the list are parameters. */
export function VinTransferRoute() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const view = useMemo(() => decodeTransfers(id, Object.fromEntries(new URLSearchParams(query))), [id, query]);
  const setView = useCallback(
    (next: TransferView) => {
      const isStep = next.transferId !== view.transferId;
      const search = new URLSearchParams(encodeTransfers(next)).toString();
      const path = next.transferId === null ? '/vin-transfer' : `/vin-transfer/${next.transferId}`;
      void navigate({ pathname: path, search }, { replace: !isStep, preventScrollReset: !isStep });
    },
    [navigate, view],
  );
  return <VinTransfer view={view} onViewChange={setView} />;
}
