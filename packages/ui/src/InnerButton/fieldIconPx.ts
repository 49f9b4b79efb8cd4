import type { ControlSize } from '../Field/Field';

/** Size in px of an icon in a field. */
export const fieldIconPx = (size: ControlSize | undefined) => (size === 'xsmall' ? 11 : 15);
