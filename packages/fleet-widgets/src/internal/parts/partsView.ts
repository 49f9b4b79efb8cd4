import { PART_CATEGORIES } from '@gladhand/domain/parts';

/** A part by its maker and number. */
export interface PartName {
  maker: string;
  partNumber: string;
}

/** Trailer, filters and the open part of the widget, which a host can keep in its URL. */
export interface PartsView {
  /** Null: the first trailer of the fleet. */
  vin: string | null;
  /** Parts of the whole fleet instead of one trailer. */
  isWholeFleet: boolean;
  search: string;
  /** Null for all. */
  category: string | null;
  /** Only parts for this fault code (SPN). */
  faultCode: number | null;
  /** The part whose pictures, or whose trailers, are open. */
  part: PartName | null;
  /** Lists the trailers that carry `part`, instead of its pictures. */
  listsTrailers: boolean;
}

/** The parts of the first trailer, without filters. */
export const EMPTY_PARTS_VIEW: PartsView = {
  ...{ vin: null, isWholeFleet: false, search: '', category: null, faultCode: null, part: null, listsTrailers: false },
};

const CATEGORIES: readonly string[] = PART_CATEGORIES.map(({ id }) => id);

/** The view as parameters of a URL, without its trailer. */
export function encodePartsView(view: PartsView): Record<string, string> {
  const { isWholeFleet, search, category, faultCode, part, listsTrailers } = view;
  return {
    ...(isWholeFleet && { fleet: 'all' }),
    ...(search !== '' && { q: search }),
    ...(category !== null && { category }),
    ...(faultCode !== null && { code: String(faultCode) }),
    ...(part && { part: part.partNumber, maker: part.maker }),
    ...(part && listsTrailers && { list: 'trailers' }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodePartsView(params: Readonly<Record<string, string>>, vin: string | null): PartsView {
  const { fleet, q = '', category, code = '', part, maker = '', list } = params;
  return {
    vin,
    isWholeFleet: fleet === 'all',
    search: q,
    category: CATEGORIES.find((id) => id === category) ?? null,
    faultCode: /^\d{1,6}$/.test(code) ? Number(code) : null,
    part: part ? { maker, partNumber: part } : null,
    listsTrailers: Boolean(part) && list === 'trailers',
  };
}
