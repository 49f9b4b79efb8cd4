import type { ComponentProps, ReactNode } from 'react';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Spinner } from '../Spinner/Spinner';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Describes the action: its accessible name and tooltip. */
  label: string;
  /** The icon, usually an `Icon` of 16 px. */
  icon: ReactNode;
  /** Emphasis, as for `Button`. @default 'default' */
  kind?: 'default' | 'quiet' | 'primary' | 'danger' | undefined;
  /** Width and height: 26, 32, 44 or 56 px. @default 'small' */
  size?: 'xsmall' | 'small' | 'medium' | 'large' | undefined;
  /** The action is in progress. @default false */
  working?: boolean | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  /** Side of the tooltip. @default 'top' */
  tooltipSide?: TooltipProps['side'] | undefined;
}

/** A button with only an icon, for actions with a well-known symbol. */
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
