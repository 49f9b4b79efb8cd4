import { GROUP_KINDS } from '@gladhand/domain';
import { ConfirmDialog } from '@gladhand/ui';

interface ConfirmCreateProps {
  shortName: string;
  /** Such as '3 of 26'. */
  featureCount: string;
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const SPECIAL = new Intl.ListFormat('en-US').format(
  GROUP_KINDS.filter(({ id }) => id !== 'regular').map(({ label }) => label),
);

/** Asks before a customer is made: it can be deactivated later, never deleted. */
export function ConfirmCreate({ shortName, featureCount, working, onConfirm, onClose }: ConfirmCreateProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Create the customer ${shortName}?`}
      confirmLabel="Create customer"
      working={working}
      onConfirm={onConfirm}
    >
      <p>{`It gets the groups ${SPECIAL}, and ${featureCount} features.`}</p>
      <p>A customer can be deactivated later, but not deleted.</p>
    </ConfirmDialog>
  );
}
