import type { ControlFilter } from '../rules/dashboard/controlFilter';
import type { FleetQuery } from '../rules/dashboard/controlQuery';
import type { CellPlace } from '../rules/tracking/mapCells';
import type { HistorySpan } from '../vocabulary/historyColumns';
import type { CallOptions } from './callOptions';
import type { TrailerHistory } from './history';
import type { ControlTotals, MapCells, TrackedPage } from './mapCells';
import type { FleetPositions } from './positions';

/** Positions, the map and the history of trailers. */
export interface TrackingApi {
  /**
   * Positions and newest readings. With the `cursor` of an earlier answer as `since`, only what changed after it. If
   * more than `upTo` trailers are visible, only their number; a server sends at most CLUSTERED_ON_CLIENT_UP_TO. Source:
   * `GET /v1/api/positions`.
   */
  positions(
    input: { customerId: number | null; since?: string | undefined; upTo?: number | undefined },
    options?: CallOptions,
  ): Promise<FleetPositions>;
  /** Like `positions`, but the JSON is not parsed yet, for callers that parse large answers in a worker. */
  unreadPositions(
    input: { customerId: number | null; since?: string | undefined; upTo?: number | undefined },
    options?: CallOptions,
  ): Promise<Blob>;
  /**
   * Trailers that match the filters, by cell of a world grid at a zoom level, for the cells that touch the bounds
   * (west, south, east, north). Large scopes use it instead of `positions`. Source: `GET /v1/api/map/cells`, with a
   * filter of Fleet Control `POST /v1/api/control/cells`.
   */
  cells(
    input: { query: FleetQuery; zoom: number; bounds: readonly [number, number, number, number] },
    options?: CallOptions,
  ): Promise<MapCells>;
  /**
   * Trailers that match the filters, worst first, then by unit ID: at most 200 from `offset`, optionally of one cell or
   * one VIN. Source: `GET /v1/api/map/trailers`, with a filter of Fleet Control `POST /v1/api/control/trailers`.
   */
  page(
    input: {
      query: FleetQuery;
      offset: number;
      limit: number;
      cell?: CellPlace | undefined;
      vin?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<TrackedPage>;
  /** The counts of Fleet Control. Source: `POST /v1/api/control/counts`. */
  counts(input: { filter: ControlFilter }, options?: CallOptions): Promise<ControlTotals>;
  /**
   * Calls `onChange` whenever visible trailers may have changed, until the server ends the stream. Resolves to false if
   * this server or scope has no stream: poll instead. Rejects when the connection is lost. Source: `GET
   * /v1/api/positions/changes` (server-sent events).
   */
  changes(input: { customerId: number | null; onChange: () => void }, options?: CallOptions): Promise<boolean>;
  /**
   * The reports of a trailer in a period, at most the newest 10,000. Rejects with NOT_FOUND. Source: `GET
   * /v1/api/positions/{vin}/history`.
   */
  history(input: { vin: string; span: HistorySpan }, options?: CallOptions): Promise<TrailerHistory>;
}

/** The tracking port of `PortalApi`. */
export interface TrackingPort {
  tracking: TrackingApi;
}
