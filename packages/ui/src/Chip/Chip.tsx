import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { chosenInSystemColors, focusRing, hitArea, plainButton } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { CHIP_MESSAGES } from './messages';

export interface ChipProps extends ComponentProps<'span'> {
  /** Name of the filter before its value: 'Group'. */
  name?: ReactNode;
  /** Highlights the filter that is being edited. @default false */
  active?: boolean | undefined;
  /** Shows a × button that removes the filter. */
  onRemove?: (() => void) | undefined;
  /** Name of the × button. @default 'Remove' */
  removeLabel?: string | undefined;
}

/** An active filter: name, value and a × button. */
export function Chip({ name, active, onRemove, removeLabel, children, ...rest }: ChipProps) {
  const messages = useMessages(CHIP_MESSAGES);

  return (
    <Frame data-active={active || undefined} {...rest}>
      {name && <i>{name}</i>}
      <b>{children}</b>
      {onRemove && (
        <Remove type="button" aria-label={removeLabel ?? messages.remove} onClick={onRemove}>
          <Icon icon={XIcon} size={12} />
        </Remove>
      )}
    </Frame>
  );
}

export interface ToggleChipProps extends ComponentProps<'button'> {
  /** Whether the filter is on. */
  pressed: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Red while on, for faults. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

/** Turns a filter on or off. */
export function ToggleChip({ pressed, icon, tone = 'neutral', children, ...rest }: ToggleChipProps) {
  return (
    <Toggle type="button" aria-pressed={pressed} data-tone={tone} {...rest}>
      {icon}
      {children}
    </Toggle>
  );
}

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-inline-size: 0;
  max-inline-size: 100%;
  block-size: 24px;
  padding: 0 8px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-neutral);
  font: 500 12px/16px var(--gh-font-sans);
  white-space: nowrap;

  > i {
    flex: none;
    font-style: normal;
    font-weight: 400;
    color: var(--gh-color-text-subtle);
  }
  > b {
    min-inline-size: 0;
    font-weight: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-active] {
    background: var(--gh-color-surface-selected);
    border-color: var(--gh-color-border-focus);
    color: var(--gh-color-text-brand);
  }
  @media (forced-colors: active) {
    &[data-active] {
      border-color: Highlight;
    }
  }
`;

const Remove = styled.button`
  ${plainButton}
  position: relative;
  display: inline-flex;
  flex: none;
  border-radius: var(--gh-radius-xs);
  color: var(--gh-color-text-subtle);
  ${hitArea}

  [data-active] > & {
    color: inherit;
  }
  &:hover {
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    ${focusRing}
  }
`;

const Toggle = styled.button`
  appearance: none;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  flex: none;
  block-size: 24px;
  margin: 0;
  padding: 0 8px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-control);
  color: var(--gh-color-text-neutral);
  font: 500 12px/16px var(--gh-font-sans);
  white-space: nowrap;
  cursor: pointer;

  > svg,
  > span[aria-hidden] {
    color: var(--gh-color-text-subtle);
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-pressed='true'] {
    background: var(--gh-color-surface-selected);
    border-color: var(--gh-color-border-focus);
    color: var(--gh-color-text-brand);
  }
  &[aria-pressed='true'][data-tone='critical'] {
    background: var(--gh-color-tint-critical);
    border-color: var(--gh-color-icon-critical);
    color: var(--gh-color-text-critical);
  }
  &[aria-pressed='true'] > :is(svg, span[aria-hidden]) {
    color: inherit;
  }
  &:disabled {
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRing}
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-pressed='true'][data-tone='critical'] {
      ${chosenInSystemColors}
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
