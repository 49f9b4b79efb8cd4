import { CheckIcon, CopyIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick' | 'onCopy'> {
  /** The text that goes to the clipboard. */
  text: string;
  /** Name and tooltip. @default 'Copy' */
  label?: string;
  /** Said once it is there. @default 'Copied' */
  copiedLabel?: string;
  /** Said when the browser refused. @default 'Copying was refused' */
  failedLabel?: string;
}

const SAID_FOR_MS = 2000;

/** Copies a text and says so. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copy', copiedLabel = 'Copied', failedLabel = 'Copying was refused', ...rest } = props;
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // a button that has gone has nothing to take back
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

  const said = outcome === 'copied' ? copiedLabel : failedLabel;
  return (
    <>
      <IconButton
        kind="quiet"
        size="xsmall"
        {...rest}
        label={outcome ? said : label}
        icon={<Icon icon={outcome === 'copied' ? CheckIcon : CopyIcon} size={14} />}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{outcome && said}</VisuallyHidden>
    </>
  );
}
