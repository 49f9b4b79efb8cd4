import { defineMessages } from '../locale/messages';
/** Texts of a `StaleBanner`, to replace for other languages. */
export interface StaleBannerTexts {
  /** @default 'Not up to date' */
  title: string;
  /** @default (asOf) => `Showing data from ${asOf}.` */
  showing: (asOf: string) => string;
  /** Shown when the age of the data is unknown. @default 'Showing the last known data.' */
  showingLastKnown: string;
  /** @default 'Try again' */
  retry: string;
}

export const STALE_BANNER_MESSAGES = defineMessages<StaleBannerTexts>('staleBanner', {
  title: 'Not up to date',
  showing: (asOf) => `Showing data from ${asOf}.`,
  showingLastKnown: 'Showing the last known data.',
  retry: 'Try again',
});
