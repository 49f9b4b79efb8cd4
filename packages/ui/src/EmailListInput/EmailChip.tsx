import { XIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { InnerButton } from '../InnerButton/InnerButton';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { focusRing, hitArea, plainButton } from '../internal/styles';

export interface EmailChipProps {
  email: string;
  wrong: boolean;
  small: boolean;
  locked: boolean;
  /** Whether it is in the tab order. */
  reachable: boolean;
  editLabel: string;
  removeLabel: string;
  onEdit: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One address of the list: a click turns it back into text, × removes it. */
export function EmailChip(props: EmailChipProps) {
  const { email, wrong, small, locked, reachable, editLabel, removeLabel, onEdit, onRemove, onKeyDown } = props;
  return (
    <Frame data-wrong={wrong || undefined} data-small={small || undefined} data-locked={locked || undefined}>
      {wrong && <SeverityIcon tone="critical" size={small ? 10 : 12} />}
      <Address
        type="button"
        aria-label={editLabel}
        title={email}
        disabled={locked}
        tabIndex={reachable ? 0 : -1}
        onClick={onEdit}
        onKeyDown={onKeyDown}
      >
        {email}
      </Address>
      {!locked && (
        <InnerButton type="button" tabIndex={-1} aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={XIcon} size={small ? 10 : 12} />
        </InnerButton>
      )}
    </Frame>
  );
}

const Frame = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-inline-size: 0;
  max-inline-size: 100%;
  block-size: 24px;
  padding-inline: 7px 5px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-neutral);
  font: 500 12px/16px var(--gh-font-sans);

  &[data-small] {
    gap: 3px;
    block-size: 13px;
    padding-inline: 3px;
    border: 0;
    font: 500 10px/12px var(--gh-font-sans);
  }
  &[data-wrong] {
    border-color: var(--gh-color-icon-critical);
    background: var(--gh-color-tint-critical);
    color: var(--gh-color-text-critical);
  }
  &[data-locked] {
    padding-inline-end: 7px;
    color: var(--gh-color-text-subtle);
  }
  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: 1px;
  }
`;

const Address = styled.button`
  ${plainButton}
  position: relative;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  outline: none;
  cursor: text;
  ${hitArea}

  &:disabled {
    cursor: inherit;
  }
`;
