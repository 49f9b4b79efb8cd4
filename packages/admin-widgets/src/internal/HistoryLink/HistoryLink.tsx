import { useWidgetHost } from '@gladhand/domain/react';
import { HistoryIcon, Icon, Tooltip, useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { HISTORY_LINK_MESSAGES } from './messages';

export interface HistoryLinkProps {
  /** Email, VIN or name of the target in the audit log. */
  target: string;
  /** The customer of the target. Left out, the name identifies the target. */
  customerId?: number | null | undefined;
  /** The name of the target on this screen. @default target */
  name?: string | undefined;
  /** Shows only an icon, for rows of a table. @default false */
  compact?: boolean | undefined;
  /** The height of 26 or 32 px, as for buttons. @default 'small' */
  size?: 'xsmall' | 'small' | undefined;
}

/** Links to the history of a target. Nothing if the host has no page for it or the viewer has no access. */
export function HistoryLink({ target, customerId, name = target, compact = false, size = 'small' }: HistoryLinkProps) {
  const messages = useMessages(HISTORY_LINK_MESSAGES);

  const { links, can } = useWidgetHost();
  if (!links.history || !can('auditLog')) return null;
  const label = messages.of(name);
  const link = (
    <Frame
      href={links.history({ target, customerId: customerId ?? null })}
      aria-label={label}
      data-compact={compact || undefined}
      data-size={size}
    >
      <Icon icon={HistoryIcon} />
      {!compact && messages.history}
    </Frame>
  );
  return compact ? <Tooltip text={label}>{link}</Tooltip> : link;
}

/** Looks like a button but is a link, so that it can be opened in a new tab. */
const Frame = styled.a`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 6px;
  box-sizing: border-box;
  min-block-size: 32px;
  padding: 5px 12px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-control);
  box-shadow: var(--gh-shadow-1);
  color: var(--gh-color-text-neutral);
  font: 500 13px/20px var(--gh-font-sans);
  text-decoration: none;

  > span[aria-hidden] {
    color: var(--gh-color-text-muted);
  }
  &[data-size='xsmall'] {
    min-block-size: 26px;
    padding: 4px 8px;
    gap: 5px;
    font-size: 12px;
    line-height: 16px;
  }
  &[data-compact] {
    inline-size: 32px;
    padding: 0;
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;
