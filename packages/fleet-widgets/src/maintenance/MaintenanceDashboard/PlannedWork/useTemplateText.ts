import type { PlannedWorkTemplate } from '@gladhand/domain/maintenance';
import { useReadingFormats } from '@gladhand/domain/react';
import { TRAILER_TYPES } from '@gladhand/domain/trailers';
import { useMessages, useWords } from '@gladhand/ui';
import { PLANNED_WORK_MESSAGES } from './messages';

/** Writes the intervals and trailer types of a template. */
export function useTemplateText() {
  const messages = useMessages(PLANNED_WORK_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  function intervals({ everyMonths, everyMiles, everyEngineHours }: PlannedWorkTemplate): string {
    const parts = [
      ...(everyMonths === null ? [] : [messages.months(everyMonths)]),
      ...(everyMiles === null ? [] : [formats.text(everyMiles, 'mi', '-', 0)]),
      ...(everyEngineHours === null ? [] : [messages.hours(everyEngineHours, formats.count(everyEngineHours))]),
    ];
    return messages.interval(parts.join(messages.or));
  }

  const types = ({ trailerTypes }: PlannedWorkTemplate): string =>
    trailerTypes.length === 0
      ? messages.allTypes
      : TRAILER_TYPES.filter(({ id }) => trailerTypes.includes(id))
          .map(({ label }) => say(label))
          .join(', ');

  return { intervals, types };
}
