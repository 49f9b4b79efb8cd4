import { SIM_ACTIONS, type SimAction } from '@gladhand/domain/sims';
import { Button, useBoxQuery, useWords } from '@gladhand/ui';

interface SimActionsProps {
  /** Without selected SIMs. */
  disabled: boolean;
  onAction: (action: SimAction) => void;
}

/** The actions on selected SIMs. In a narrow box, they appear with the selection and leave their place to the rows. */
export function SimActions({ disabled, onAction }: SimActionsProps) {
  const say = useWords();
  const isNarrow = useBoxQuery(({ widthPx }) => widthPx < 600);
  if (disabled && isNarrow) return null;
  return SIM_ACTIONS.map(({ id, label }) => (
    <Button key={id} disabled={disabled} onClick={() => onAction(id)}>
      {say(label)}
    </Button>
  ));
}
