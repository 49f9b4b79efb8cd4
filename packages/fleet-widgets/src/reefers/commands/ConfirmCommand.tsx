import type { UnitSystem } from '@gladhand/domain/formats';
import { type CommandOrder, ReeferCommand } from '@gladhand/domain/reefers';
import { Banner, ConfirmDialog, perLanguage, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { commandText } from './commandWords';
import { REEFER_MESSAGES } from './messages';

interface ConfirmCommandProps {
  order: CommandOrder;
  /** The units, as the end of a sentence: 'R-2207', '12 units'. */
  target: string;
  units: UnitSystem;
  /** The command is being sent. */
  working: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms a command before it is sent; twice before a unit is switched off. */
export function ConfirmCommand(props: ConfirmCommandProps) {
  const say = useWords();
  const messages = useMessages(REEFER_MESSAGES);

  const { order, target, units, working, problem, onConfirm, onCancel } = props;
  const isOff = order.kind === ReeferCommand.RemoteOff;
  const [isSure, setIsSure] = useState(false);
  const command = commandText(order, units, messages, say);
  const asksTwice = isOff && !isSure;
  return (
    <ConfirmDialog
      // The second confirmation focuses the safe answer again, so that a double key press confirms nothing.
      key={asksTwice ? 'first' : 'last'}
      open
      onOpenChange={(open) => !open && onCancel()}
      title={isOff && isSure ? messages.turnOffNow(target) : messages.sendTo(command, target)}
      confirmLabel={
        asksTwice ? messages.continue : problem ? messages.tryAgain : isOff ? messages.turnOff : messages.sendCommand
      }
      destructive={isOff && isSure}
      working={working}
      onConfirm={asksTwice ? () => setIsSure(true) : onConfirm}
    >
      {isOff ? offTextOf(messages)[asksTwice ? 'first' : 'last'] : messages.commandEffect}
      {problem && (
        <Banner tone="critical" role="alert" style={{ marginBlockStart: 12 }}>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

const offTextOf = perLanguage((messages: typeof REEFER_MESSAGES) => ({
  first: messages.powerOffWarning,
  last: messages.powerOffFinal,
}));
