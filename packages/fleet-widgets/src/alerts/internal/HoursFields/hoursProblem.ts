import type { ActiveWindow } from '@gladhand/domain/alerts';

/** What keeps hours from being saved. */
export const hoursProblem = ({ days, from, to }: ActiveWindow): 'missingDays' | 'missingTimes' | undefined => {
  if (days.length === 0) return 'missingDays';
  return from === '' || to === '' ? 'missingTimes' : undefined;
};

/** Whether hours end on the day after the one on which they begin. */
export const isOverMidnight = ({ from, to }: ActiveWindow): boolean => from !== '' && to !== '' && to <= from;
