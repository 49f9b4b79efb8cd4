import { FileTextIcon, RotateCcwIcon, XIcon } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { InnerButton } from '../InnerButton/InnerButton';
import { Icon } from '../icons/Icon';
import { SeverityIcon } from '../icons/SeverityIcon';
import { writeSize } from './fileRules';

export interface FileRowProps {
  name: string;
  sizeBytes: number;
  /** Uploaded share, 0 to 1. Without it, the upload is complete. */
  share?: number | undefined;
  /** Why the upload failed. */
  failure?: string | undefined;
  removeLabel: string;
  retryLabel: string;
  progressLabel: string;
  disabled?: boolean | undefined;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

/** One file: name, size, progress and actions. */
export function FileRow(props: FileRowProps) {
  const { name, sizeBytes, share, failure, removeLabel, retryLabel, progressLabel, disabled } = props;
  const underWay = share !== undefined && failure === undefined;
  const away = useRef<HTMLButtonElement>(null);
  function tryAgain() {
    // The retry button disappears, so the focus moves to the button that stays.
    away.current?.focus();
    props.onRetry?.();
  }

  return (
    <Row>
      {failure === undefined ? <Icon icon={FileTextIcon} size={16} /> : <SeverityIcon tone="critical" size={14} />}
      <Name title={name} dir="auto">
        {name}
      </Name>
      <Size>{underWay ? `${Math.round(share * 100)}%` : writeSize(sizeBytes)}</Size>
      {failure !== undefined && props.onRetry && (
        <Button kind="link" size="xsmall" icon={<Icon icon={RotateCcwIcon} size={14} />} onClick={tryAgain}>
          {retryLabel}
        </Button>
      )}
      {!disabled && (
        <InnerButton ref={away} type="button" aria-label={removeLabel} onClick={props.onRemove}>
          <Icon icon={XIcon} size={14} />
        </InnerButton>
      )}
      {underWay && <progress aria-label={progressLabel} value={share} />}
      {failure !== undefined && <Failure>{failure}</Failure>}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 2px 8px;
  min-block-size: 36px;
  padding: 5px 10px;
  border-block-start: 1px solid var(--gh-color-border-hairline);

  > span[aria-hidden] {
    flex: none;
    color: var(--gh-color-text-subtle);
  }
  > progress {
    appearance: none;
    flex: 1 0 100%;
    block-size: 3px;
    border: 0;
    border-radius: var(--gh-radius-full);
    overflow: hidden;
    background: var(--gh-color-surface-active);
  }
  > progress::-webkit-progress-bar {
    background: none;
  }
  > progress::-webkit-progress-value {
    background: var(--gh-color-solid-brand);
    transition: inline-size var(--gh-duration-base) var(--gh-ease-out);
  }
  > progress::-moz-progress-bar {
    background: var(--gh-color-solid-brand);
  }
  @media (forced-colors: active) {
    > progress {
      forced-color-adjust: none;
      block-size: 6px;
      border: 1px solid CanvasText;
      background: Canvas;
    }
    > progress::-webkit-progress-value {
      background: Highlight;
    }
    > progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* A name keeps its own direction and is aligned with the other names. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

const Size = styled.span`
  unicode-bidi: plaintext;
  flex: none;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
`;

const Failure = styled.span`
  flex: 1 0 100%;
  padding-inline-start: 22px;
  font: var(--gh-text-12);
  color: var(--gh-color-text-critical);
`;
