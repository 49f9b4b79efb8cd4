import { vinParts } from '@gladhand/domain/trailers';
import type { GridCell } from '@gladhand/ui/grid';

/** A VIN in a grid, as a link if its page has a URL. Its last characters are emphasized. */
export function vinCell(vin: string, href?: string): GridCell {
  const { lead, tail } = vinParts(vin);
  return { lead, text: tail, look: 'code', href };
}
