import { type CommandOrder, ReeferCommand } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/react';
import { Banner, ConfirmDialog } from '@gladhand/ui';
import { useState } from 'react';
import { commandText } from './commandWords';

interface ConfirmCommandProps {
  order: CommandOrder;
  /** Which units, as the end of a sentence: 'R-2207', '12 units'. */
  target: string;
  units: UnitSystem;
  /** The command is on its way to the server. */
  working: boolean;
  /** What went wrong with the last try. */
  problem?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a command is sent; before a unit is switched off it asks twice. */
export function ConfirmCommand(props: ConfirmCommandProps) {
  const { order, target, units, working, problem, onConfirm, onCancel } = props;
  const isOff = order.kind === ReeferCommand.RemoteOff;
  const [isSure, setIsSure] = useState(false);
  const command = commandText(order, units);
  const asksTwice = isOff && !isSure;
  return (
    <ConfirmDialog
      // the second question begins on its safe answer again: a key pressed twice confirms nothing
      key={asksTwice ? 'first' : 'last'}
      open
      onOpenChange={(open) => !open && onCancel()}
      title={isOff && isSure ? `Switch off ${target} now?` : `Send ${command} to ${target}?`}
      confirmLabel={asksTwice ? 'Continue' : problem ? 'Try again' : isOff ? 'Switch off' : 'Send command'}
      destructive={isOff && isSure}
      working={working}
      onConfirm={asksTwice ? () => setIsSure(true) : onConfirm}
    >
      {isOff ? OFF_TEXT[asksTwice ? 'first' : 'last'] : 'The unit acts on it when it gets the command, and tells so.'}
      {problem && (
        <Banner tone="critical" role="alert" style={{ marginBlockStart: 12 }}>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

const OFF_TEXT = {
  first: 'The load is no longer cooled or heated until the unit is switched on again.',
  last: 'This is the last question. A loaded trailer may lose its load.',
};
