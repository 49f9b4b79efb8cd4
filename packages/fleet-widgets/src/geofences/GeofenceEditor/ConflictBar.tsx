import { Banner, Button, useLocale, useMessages } from '@gladhand/ui';
import * as S from './GeofenceEditor.styles';
import type { EditedGeofence } from './geofenceEntry';
import { GEOFENCE_EDITOR_MESSAGES } from './messages';

interface ConflictBarProps {
  /** The geofence that was opened. */
  before: EditedGeofence | undefined;
  theirs: EditedGeofence;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else saved the geofence in the meantime: what they changed, and whose entries to continue with. */
export function ConflictBar({ before, theirs, onKeepMine, onTakeTheirs }: ConflictBarProps) {
  const messages = useMessages(GEOFENCE_EDITOR_MESSAGES);
  const locale = useLocale();
  const fields = changedFields(before, theirs, messages);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(fields);
  return (
    <S.Bar>
      <Banner
        tone="caution"
        title={messages.conflictTitle}
        action={
          <S.ConflictActions>
            <Button size="xsmall" onClick={onKeepMine}>
              {messages.keepMine}
            </Button>
            <Button size="xsmall" onClick={onTakeTheirs}>
              {messages.takeTheirs}
            </Button>
          </S.ConflictActions>
        }
      >
        {fields.length > 0 ? messages.conflictChanged(list) : messages.conflictUnchanged}
      </Banner>
    </S.Bar>
  );
}

function changedFields(
  before: EditedGeofence | undefined,
  theirs: EditedGeofence,
  messages: typeof GEOFENCE_EDITOR_MESSAGES,
): readonly string[] {
  const names: readonly (readonly [keyof EditedGeofence, string])[] = [
    ['shape', messages.shapeField],
    ['name', messages.nameField],
    ['description', messages.descriptionField],
    ['category', messages.categoryField],
    ['isActive', messages.activeField],
    ['enterEmails', messages.enterEmailsField],
    ['exitEmails', messages.exitEmailsField],
    ['freeMinutes', messages.freeTimeField],
  ];
  return names.flatMap(([field, name]) =>
    JSON.stringify(before?.[field]) === JSON.stringify(theirs[field]) ? [] : [name],
  );
}
