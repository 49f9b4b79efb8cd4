import { InfoIcon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { useMessages } from '../locale/LocaleProvider';
import { useWord } from '../locale/words';
import type { Tone } from '../tone';
import { BANNER_MESSAGES } from './messages';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Urgency. A critical banner is announced immediately. @default 'neutral' */
  tone?: Tone | undefined;
  /** Short summary above `children`. */
  title?: ReactNode;
  /** An action that helps, usually a `Button` of kind link. */
  action?: ReactNode;
  /** Shows a close button. */
  onDismiss?: (() => void) | undefined;
  /** Name of the close button. @default 'Dismiss' */
  dismissLabel?: string | undefined;
}

/** A message about the whole view, shown while it applies. */
export function Banner({ tone = 'neutral', title, action, onDismiss, dismissLabel, children, ...rest }: BannerProps) {
  const messages = useMessages(BANNER_MESSAGES);
  const heading = useWord(title);
  const sentence = useWord(children);

  return (
    <Box data-tone={tone} role={tone === 'critical' ? 'alert' : 'status'} {...rest}>
      {tone === 'neutral' ? <Icon icon={InfoIcon} size={14} /> : <SeverityIcon tone={tone} size={14} />}
      <div>
        {title && <strong>{heading}</strong>}
        {sentence}
      </div>
      {action}
      {onDismiss && (
        <ButtonRoot
          type="button"
          data-kind="quiet"
          data-square=""
          data-size="xsmall"
          aria-label={dismissLabel ?? messages.dismiss}
          onClick={onDismiss}
        >
          <Icon icon={XIcon} size={14} />
        </ButtonRoot>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 8px 10px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-panel);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-12);

  > svg,
  > span {
    margin-block-start: 1px;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  > div > strong {
    display: block;
    font-weight: 600;
  }
  > button[data-kind='link'] {
    min-block-size: 0;
    font-size: 12px;
    line-height: 16px;
  }
  > button[data-square] {
    margin: -5px -4px -5px 0;
  }
  &[data-tone='good'] {
    background: var(--gh-color-tint-good);
    border-color: var(--gh-color-border-good);
    color: var(--gh-color-text-good);
  }
  &[data-tone='caution'] {
    background: var(--gh-color-tint-caution);
    border-color: var(--gh-color-border-caution);
    color: var(--gh-color-text-caution);
  }
  &[data-tone='critical'] {
    background: var(--gh-color-tint-critical);
    border-color: var(--gh-color-border-critical);
    color: var(--gh-color-text-critical);
  }
  &[data-tone='unknown'] {
    background: var(--gh-color-tint-unknown);
    border-color: var(--gh-color-border-unknown);
    border-style: dashed;
    color: var(--gh-color-text-unknown);
  }
  &:not([data-tone='neutral']) > button {
    color: inherit;
  }
  &:not([data-tone='neutral']) > button > span[aria-hidden] {
    color: inherit;
  }
  &:not([data-tone='neutral']) > button[data-kind='link'] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
