import type { FieldTexts } from '../Field/Field';

/** Shared props of sliders with one or two thumbs. */
export interface SliderScale extends Omit<FieldTexts, 'label'> {
  /** Label above the field. */
  label: string;
  /** The smallest number. @default 0 */
  min?: number | undefined;
  /** The largest number. @default 100 */
  max?: number | undefined;
  /** Distance between two positions of a thumb; the field accepts any allowed number. @default 1 */
  step?: number | undefined;
  /** Maximum number of decimals. @default 0 */
  fractionDigits?: 0 | 1 | undefined;
  /** Unit inside the field, after the number. */
  unit?: string | undefined;
  /** Can't be changed. @default false */
  disabled?: boolean | undefined;
  /** Can be read and submitted, but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Id of the field next to the slider. @default a generated id */
  id?: string | undefined;
  /** Applies to the frame. */
  className?: string | undefined;
}
