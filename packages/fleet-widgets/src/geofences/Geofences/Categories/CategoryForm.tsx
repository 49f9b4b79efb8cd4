import { ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_LIMITS, type OwnGeofenceCategory } from '@gladhand/domain/geofences';
import { useApiMutation, useReadingFormats } from '@gladhand/domain/react';
import { Banner, Button, NumberField, TextField, type TypedValue, useMessages } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { saveCategory } from '../../../internal/geofenceQueries';
import * as S from './Categories.styles';
import { CATEGORIES_MESSAGES } from './messages';

const USUAL_FREE_MINUTES = 120;
const { categoryCharacters, maxFreeMinutes } = GEOFENCE_LIMITS;

interface CategoryFormProps {
  customerId: number;
  /** Undefined for a new category. */
  category: OwnGeofenceCategory | undefined;
  onClose: () => void;
}

/** Adds or changes a category. */
export function CategoryForm({ customerId, category, onClose }: CategoryFormProps) {
  const messages = useMessages(CATEGORIES_MESSAGES);
  const formats = useReadingFormats();
  const [label, setLabel] = useState(category?.label ?? '');
  const [freeMinutes, setFreeMinutes] = useState<TypedValue<number>>(category?.freeMinutes ?? USUAL_FREE_MINUTES);
  const [isTried, setIsTried] = useState(false);
  const save = useApiMutation(saveCategory);

  const isTaken = save.error?.code === ApiErrorCode.Conflict;
  const isFreeTimeValid = typeof freeMinutes === 'number' && freeMinutes >= 0 && freeMinutes <= maxFreeMinutes;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (save.isPending || label.trim() === '' || !isFreeTimeValid) return;
    const input = { label: label.trim(), freeMinutes };
    save.mutate({ customerId, id: category?.id, input }, { onSuccess: onClose });
  }

  return (
    <S.Form noValidate onSubmit={submit}>
      {save.isError && !isTaken && <Banner tone="critical" title={messages.notSaved} />}
      <TextField
        label={messages.label}
        required
        autoFocus
        maxLength={categoryCharacters}
        counted={false}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
        error={
          isTaken
            ? messages.labelTaken
            : isTried && label.trim() === ''
              ? messages.labelMissing(categoryCharacters)
              : undefined
        }
      />
      <NumberField
        label={messages.freeTime}
        required
        unit={messages.minutes}
        max={maxFreeMinutes}
        step={15}
        value={freeMinutes}
        onChange={setFreeMinutes}
        error={isTried && !isFreeTimeValid ? messages.freeTimeInvalid(formats.count(maxFreeMinutes)) : undefined}
      />
      <S.Actions>
        <Button disabled={save.isPending} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button kind="primary" type="submit" working={save.isPending}>
          {messages.save}
        </Button>
      </S.Actions>
    </S.Form>
  );
}
