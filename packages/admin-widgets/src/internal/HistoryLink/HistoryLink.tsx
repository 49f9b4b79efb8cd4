import { useWidgetHost } from '@gladhand/domain/react';
import { HistoryIcon, Icon, Tooltip } from '@gladhand/ui';
import { styled } from 'styled-components';

export interface HistoryLinkProps {
  /** Email, VIN or name that the audit log has it under. */
  target: string;
  /** Whose target it is; without one the name has to be enough. */
  customerId?: number | null | undefined;
  /** What it is called here. @default target */
  name?: string | undefined;
  /** An icon alone, for rows of a table. @default false */
  compact?: boolean | undefined;
  /** Height: 26 or 32 px, as of the buttons beside it. @default 'small' */
  size?: 'xsmall' | 'small' | undefined;
}

/** Leads to what the audit log knows of a target. Nothing without a host's link, or for who may not read the log. */
export function HistoryLink({ target, customerId, name = target, compact = false, size = 'small' }: HistoryLinkProps) {
  const { links, can } = useWidgetHost();
  if (!links.history || !can('auditLog')) return null;
  const label = `History of ${name}`;
  const link = (
    <Frame
      href={links.history({ target, customerId: customerId ?? null })}
      aria-label={label}
      data-compact={compact || undefined}
      data-size={size}
    >
      <Icon icon={HistoryIcon} />
      {!compact && 'History'}
    </Frame>
  );
  return compact ? <Tooltip text={label}>{link}</Tooltip> : link;
}

/** Looks like the buttons beside it, and is a link: it can be opened in a new tab. */
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
