import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type FieldIconName, fieldIcons } from './fieldIcons';

export interface FieldIconProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /** Name of the icon. */
  name: FieldIconName;
  /** Width and height in px; designed for 14, 16, 18, 20 and 24. @default 16 */
  size?: number | undefined;
  /** Text for screen readers. Without it the icon is decorative. */
  label?: string | undefined;
}

/** A field icon (trailers, wheels, coupling, power) on the 20 px grid. */
export function FieldIcon({ name, size = 16, label, style, ...rest }: FieldIconProps) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Drawing
      width={size}
      height={size}
      style={{ width: size, height: size, ...style }}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...spoken}
      {...rest}
    >
      {fieldIcons[name].map(({ d, dash, filled }) => (
        <path
          key={d}
          d={d}
          strokeDasharray={dash}
          fill={filled ? 'currentColor' : undefined}
          stroke={filled ? 'none' : undefined}
        />
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  fill: none;
`;
