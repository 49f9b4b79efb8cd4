import type { FleetQuery, MapTrailer } from '@gladhand/domain';
import type { MarkSource } from '../../map/markSource';
import type { RemoteFleet, RemoteTotals } from './remoteFleet';

/**
 * The marks of a fleet that is not here, as of one answer of its totals. `met` keeps the trailers that were told one by one:
 * give it on to the next answer, for until its marks are there the map still shows those of the one before.
 */
export function remoteMarks(
  fleet: RemoteFleet,
  query: FleetQuery,
  totals: RemoteTotals,
  met: Map<string, MapTrailer>,
): MarkSource {
  const { asOf, counts, placed, around } = totals;
  return {
    shown: counts.critical + counts.caution + counts.unknown + counts.good,
    placed,
    critical: counts.critical,
    around,
    async marks({ bounds, zoom, apart }, signal) {
      const { markers, trailers } = await fleet.marks(query, { bounds, zoom }, signal);
      for (const trailer of trailers) met.set(trailer.id, trailer);
      return apart === undefined ? markers : markers.filter(({ id }) => id !== apart);
    },
    trailer: (id) => met.get(id),
    async open(markId, signal) {
      const opened = await fleet.open(query, { id: markId, asOf }, signal);
      for (const trailer of opened.trailers) met.set(trailer.id, trailer);
      return opened;
    },
  };
}
