import { type ReadingFormats, readingFormats } from '../rules/formats/readingFormats';
import { useWidgetHost } from './WidgetHost';

/** The formats of readings in the units and the language of the host. The object changes only with them. */
export function useReadingFormats(): ReadingFormats {
  const { units, locale } = useWidgetHost();
  return readingFormats(units, locale);
}
