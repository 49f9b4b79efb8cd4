import { FaultStatus } from '@gladhand/domain/readings';

/** Periods that can be chosen, in days. */
export const ABS_DAYS = [7, 14, 31, 90] as const;
export type AbsDays = (typeof ABS_DAYS)[number];
export const ABS_STATUSES = Object.values(FaultStatus);

/** Trailer, filters and selection of the widget, which a host can keep in its URL. */
export interface AbsView {
  /** Null: none is chosen. */
  vin: string | null;
  days: AbsDays;
  /** Null for all. */
  status: FaultStatus | null;
  /** 1 ABS, 2 component; null for both. */
  faultTypeId: number | null;
  /** The selected lifecycle. */
  lifecycleId: string | null;
}

/** No trailer, the last 14 days, no filters. */
export const EMPTY_ABS_VIEW: AbsView = { vin: null, days: 14, status: null, faultTypeId: null, lifecycleId: null };

/** The view as parameters of a URL, without its trailer. */
export function encodeAbsView({ days, status, faultTypeId, lifecycleId }: AbsView): Record<string, string> {
  return {
    ...(days !== EMPTY_ABS_VIEW.days && { days: String(days) }),
    ...(status !== null && { status }),
    ...(faultTypeId !== null && { type: String(faultTypeId) }),
    ...(lifecycleId !== null && { fault: lifecycleId }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeAbsView(params: Readonly<Record<string, string>>, vin: string | null): AbsView {
  const faultTypeId = Number(params.type);
  return {
    vin,
    days: ABS_DAYS.find((days) => String(days) === params.days) ?? EMPTY_ABS_VIEW.days,
    status: ABS_STATUSES.find((status) => status === params.status) ?? null,
    faultTypeId: faultTypeId === 1 || faultTypeId === 2 ? faultTypeId : null,
    lifecycleId: params.fault || null,
  };
}
