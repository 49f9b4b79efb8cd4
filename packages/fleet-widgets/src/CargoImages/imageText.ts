import { formatDate, formatPercent, type TrailerImage } from '@gladhand/domain';

/** What a picture shows, in words. */
export function imageText({ fullness, recorded }: TrailerImage, timeZone: string): string {
  return `Cargo space, ${formatPercent(fullness)} full, ${formatDate(new Date(recorded), 'shortDateTime', timeZone)}`;
}
