import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';

/** A drawing on lucide's 24 px grid, e.g. `PlusIcon`. */
export type IconDrawing = ComponentType<{ size?: number | string; strokeWidth?: number | string; className?: string }>;

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The drawing. */
  icon: IconDrawing;
  /** Width and height in px. @default 16 */
  size?: number | undefined;
  /** Text for screen readers. Without it the icon is decorative. */
  label?: string | undefined;
}

/** A stroke of 1.5 on the 20 px grid, converted to lucide's 24 px grid. */
const STROKE = 1.8;

/** An interface icon with the stroke width of the field icons. */
export function Icon({ icon: Drawing, size = 16, label, ...rest }: IconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Box {...spoken} {...rest}>
      <Drawing size={size} strokeWidth={STROKE} />
    </Box>
  );
}

const Box = styled.span`
  display: inline-flex;
  flex: none;

  :where(&) > svg {
    fill: none;
  }
`;
