import { useMayChange } from '../../internal/useMayChange';

/** Whether the user may change a rule. */
export const useMayChangeRule = () => useMayChange('updateAlertRule');
