import type { ManagedVehicle, ManagedVehiclePage } from '@gladhand/domain/administration';
import { VEHICLE_CSV_HEAD, vehicleCsvLine } from '@gladhand/domain/trailers';

/** The number of rows per request. */
export const EXPORT_PAGE = 500;

interface ExportInput {
  fetchPage: (pageNumber: number, signal: AbortSignal) => Promise<ManagedVehiclePage>;
  onProgress: (written: number, total: number) => void;
  signal: AbortSignal;
}

/** All matching trailers as a file that can be edited and imported again. Each trailer is in it once. */
export async function exportTrailers({ fetchPage, onProgress, signal }: ExportInput): Promise<string[]> {
  const parts = [VEHICLE_CSV_HEAD];
  const seen = new Set<string>();
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const { total, vehicles } = await fetchPage(page, signal);
    const fresh = vehicles.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    parts.push(fresh.map((vehicle) => vehicleCsvLine(lineOf(vehicle))).join(''));
    onProgress(seen.size, total);
    if (page * EXPORT_PAGE >= total) return parts;
  }
}

const lineOf = ({ groups, ...vehicle }: ManagedVehicle) => ({ ...vehicle, groupNames: groups.map(({ name }) => name) });
