import type { FleetQuery } from '@gladhand/domain/control';
import type { MarkSource } from '../../map/markSource';
import type { MapWindow, RemoteFleet, RemoteMarks } from './remoteFleet';
import type { LoadedTotals, SeenMarkers } from './totalsOf';

/**
 * The marks of a remote fleet as of one answer of its totals. Marks that came with the totals are used; for another
 * part of the map they are requested. `met` is passed on to the next answer.
 */
export function remoteMarks(fleet: RemoteFleet, query: FleetQuery, totals: LoadedTotals, met: SeenMarkers): MarkSource {
  const { asOf, counts, placed, around } = totals;
  const standing = ({ markers, trailers }: RemoteMarks, apart: string | undefined) => {
    for (const trailer of trailers) met.trailers.set(trailer.id, trailer);
    return apart === undefined ? markers : markers.filter(({ id }) => id !== apart);
  };
  return {
    shown: counts.critical + counts.caution + counts.unknown + counts.good,
    placed,
    critical: counts.critical,
    around,
    marks({ bounds, zoom, apart }, signal) {
      const window = { bounds, zoom };
      met.window = window;
      if (totals.marks && isSame(totals.marks.window, window)) return standing(totals.marks, apart);
      return fleet.marks(query, window, signal).then((marks) => standing(marks, apart));
    },
    trailer: (id) => met.trailers.get(id),
    async open(markId, signal) {
      const opened = await fleet.open(query, { id: markId, asOf }, signal);
      for (const trailer of opened.trailers) met.trailers.set(trailer.id, trailer);
      return opened;
    },
  };
}

const isSame = (one: MapWindow, other: MapWindow) =>
  one.zoom === other.zoom && one.bounds.every((degrees, side) => degrees === other.bounds[side]);
