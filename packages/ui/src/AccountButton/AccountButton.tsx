import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { focusRingInside, plainButton } from '../internal/styles';
import { useMessages } from '../locale/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ACCOUNT_MESSAGES } from './messages';

export interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Email address of the signed-in user. */
  email: string;
  /** Text for screen readers before the address. @default 'Account:' */
  label?: string | undefined;
  /** Shows only the initials, as in a minimized rail. @default false */
  compact?: boolean | undefined;
}

/** Shows the signed-in user and opens the account menu. */
export function AccountButton({ email, label, compact, ...rest }: AccountButtonProps) {
  const messages = useMessages(ACCOUNT_MESSAGES);

  return (
    <Face type="button" data-compact={compact || undefined} title={email} {...rest}>
      <Disc aria-hidden="true">{initials(email)}</Disc>
      <VisuallyHidden>
        {label ?? messages.account} {compact && email}
      </VisuallyHidden>
      {!compact && <span>{email}</span>}
    </Face>
  );
}

/** 'dana.morales@…' becomes DM, 'ops@…' becomes O. */
function initials(email: string): string {
  const [name = ''] = email.split('@');
  const parts = name.split(/[._-]+/).filter(Boolean);
  return parts
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}

const Face = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  flex: 1;
  min-inline-size: 0;
  min-block-size: 36px;
  padding-inline: 6px;
  border-radius: var(--gh-radius-sm);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-compact] {
    flex: none;
    justify-content: center;
    min-inline-size: 36px;
    padding-inline: 0;
  }
  &:hover,
  &[data-state='open'] {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    ${focusRingInside}
  }
`;

const Disc = styled.span`
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-active);
  color: var(--gh-color-text-muted);
  font: 600 10px/24px var(--gh-font-sans);
  text-align: center;
`;
