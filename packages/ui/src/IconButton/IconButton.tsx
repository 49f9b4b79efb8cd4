import type { ComponentProps, ReactNode } from 'react';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Spinner } from '../Spinner/Spinner';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: its name for screen readers and its tooltip. */
  label: string;
  /** The icon, usually an `Icon` of 16 px. */
  icon: ReactNode;
  /** How much it stands out, as that of `Button`. @default 'default' */
  kind?: 'default' | 'quiet' | 'primary' | 'danger';
  /** Width and height: 26, 32, 44 or 56 px. @default 'small' */
  size?: 'xsmall' | 'small' | 'medium' | 'large';
  /** Its action is under way. @default false */
  working?: boolean;
  /** The button is a toggle and this is its state. */
  pressed?: boolean;
  /** Side of the tooltip. @default 'top' */
  tooltipSide?: TooltipProps['side'];
}

/** A button with an icon alone, for actions everyone knows by their sign. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, kind = 'default', size = 'small', working, pressed, tooltipSide, onClick, ...rest } = props;
  return (
    <Tooltip text={label} side={tooltipSide}>
      <ButtonRoot
        type="button"
        data-square=""
        data-kind={kind}
        data-size={size}
        data-working={working || undefined}
        aria-busy={working || undefined}
        aria-disabled={working || undefined}
        aria-pressed={pressed}
        aria-label={label}
        onClick={working ? undefined : onClick}
        {...rest}
      >
        {working ? <Spinner size={14} /> : icon}
      </ButtonRoot>
    </Tooltip>
  );
}
