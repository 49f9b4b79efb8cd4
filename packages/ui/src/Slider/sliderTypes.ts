import type { FieldTexts } from '../Field/Field';

/** What the sliders with one thumb and with two have in common. */
export interface SliderScale extends Omit<FieldTexts, 'label'> {
  /** Name of the field, above it. */
  label: string;
  /** The smallest number. @default 0 */
  min?: number;
  /** The largest number. @default 100 */
  max?: number;
  /** Distance between two positions of a thumb; the field beside it takes any allowed number. @default 1 */
  step?: number;
  /** Digits allowed after the point. @default 0 */
  fractionDigits?: 0 | 1;
  /** Unit, inside the field after the number. */
  unit?: string;
  /** Cannot be changed. @default false */
  disabled?: boolean;
  /** Can be read and is sent with the form, but not changed. @default false */
  readOnly?: boolean;
  /** Id of the field beside the slider. @default one of its own */
  id?: string;
  /** Reaches the frame. */
  className?: string;
}
