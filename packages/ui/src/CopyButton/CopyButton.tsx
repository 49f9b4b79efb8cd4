import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { useMessages } from '../locale/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { COPY_MESSAGES } from './messages';

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick' | 'onCopy'> {
  /** The text to copy. */
  text: string;
  /** Name and tooltip. @default 'Copy' */
  label?: string | undefined;
  /** Announced after copying. @default 'Copied' */
  copiedLabel?: string | undefined;
  /** Announced if the browser refuses. @default "Couldn't copy" */
  failedLabel?: string | undefined;
}

const SAID_FOR_MS = 2000;

/** Copies a text to the clipboard and confirms it. */
export function CopyButton(props: CopyButtonProps) {
  const messages = useMessages(COPY_MESSAGES);

  const { text, label = messages.copy, copiedLabel = messages.copied, ...more } = props;
  const { failedLabel = messages.failed, ...rest } = more;
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Avoids a state change after the button is removed.
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome(done);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), SAID_FOR_MS);
  }

  const outcomeLabel = outcome === 'copied' ? copiedLabel : failedLabel;
  return (
    <>
      <IconButton
        kind="quiet"
        size="xsmall"
        {...rest}
        label={outcome ? outcomeLabel : label}
        icon={<Icon icon={outcome === 'copied' ? CheckIcon : CopyIcon} size={14} />}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{outcome && outcomeLabel}</VisuallyHidden>
    </>
  );
}
