import { useMessages } from '@gladhand/ui';
import { useCallback } from 'react';
import type { Measure, MeasureUnit } from '../../../internal/shapeMeasures';
import { SHAPE_EDITOR_MESSAGES } from './messages';

/** Names of units in the language of the widget. */
export function useUnitName(): (unit: MeasureUnit) => string {
  const messages = useMessages(SHAPE_EDITOR_MESSAGES);
  return useCallback((unit) => messages.units[unit], [messages]);
}

/** '0.28 sq mi' */
export function useMeasureText(): (measure: Measure) => string {
  const unitName = useUnitName();
  return useCallback(({ value, unit }) => `${value} ${unitName(unit)}`, [unitName]);
}
