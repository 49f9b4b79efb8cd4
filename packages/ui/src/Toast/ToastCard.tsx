import { XIcon } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { ButtonRoot } from '../Button/ButtonRoot';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { useWord } from '../locale/words';
import type { Tone } from '../tone';
import { DismissLabelContext } from './dismissLabel';

interface ToastCardProps {
  tone: Tone;
  title: ReactNode;
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  onDismiss: () => void;
}

export function ToastCard({ tone, title, description, action, onDismiss }: ToastCardProps) {
  const dismissLabel = useContext(DismissLabelContext);
  const sentence = useWord(description);
  return (
    <Card data-tone={tone} role={tone === 'critical' ? 'alert' : undefined}>
      {tone !== 'neutral' && <SeverityIcon tone={tone} size={16} />}
      <Words>
        <strong>{title}</strong>
        {(description || action) && (
          <span>
            {sentence}
            {action && (
              <ButtonRoot
                type="button"
                data-kind="link"
                data-size="xsmall"
                onClick={() => {
                  action.onClick();
                  onDismiss();
                }}
              >
                {action.label}
              </ButtonRoot>
            )}
          </span>
        )}
      </Words>
      <ButtonRoot
        type="button"
        data-kind="quiet"
        data-square=""
        data-size="xsmall"
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <Icon icon={XIcon} size={14} />
      </ButtonRoot>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  inline-size: 320px;
  max-inline-size: 100%;
  padding-block: 10px;
  padding-inline: 12px 6px;
  border-radius: var(--gh-radius-md);
  background: var(--gh-color-surface-raised);
  box-shadow: var(--gh-shadow-2);
  color: var(--gh-color-text-neutral);
  font: var(--gh-text-13);
  /* A modal dialog disables pointer events outside itself, but toasts must stay usable. */
  pointer-events: auto;

  > svg {
    margin-block-start: 2px;
  }
  > button {
    margin-block: -3px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;

  > strong {
    display: block;
    font-weight: 600;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 12px;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
  }
`;
