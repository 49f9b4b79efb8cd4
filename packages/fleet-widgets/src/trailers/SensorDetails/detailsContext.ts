import type { FeatureName } from '@gladhand/domain';
import type { ReadingFormats } from '@gladhand/domain/formats';

/** Values that all parts of the screen share. */
export interface DetailsContext {
  hasFeature: (feature: FeatureName) => boolean;
  /** Formats an instant in the viewer's time zone. */
  moment: (at: Date) => string;
  formats: ReadingFormats;
}
