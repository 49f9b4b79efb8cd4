import { ApiErrorCode } from '@gladhand/domain';
import { GEOFENCE_LIMITS, type SavedPlace } from '@gladhand/domain/geofences';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  type Coordinate,
  CoordinateInput,
  Dialog,
  TextArea,
  TextField,
  type TypedValue,
  useMessages,
} from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { savePlace } from '../../../internal/geofenceQueries';
import { PLACES_MESSAGES } from './messages';
import * as S from './Places.styles';

const { nameCharacters, descriptionCharacters } = GEOFENCE_LIMITS;

interface PlaceFormProps {
  customerId: number;
  /** Undefined for a new place. */
  place: SavedPlace | undefined;
  onSaved: (place: SavedPlace) => void;
  onClose: () => void;
}

/** Adds or changes a place. What was typed stays until it is saved. */
export function PlaceForm({ customerId, place, onSaved, onClose }: PlaceFormProps) {
  const messages = useMessages(PLACES_MESSAGES);

  const { notify } = useWidgetHost();
  const formId = useId();
  const [name, setName] = useState(place?.name ?? '');
  const [at, setAt] = useState<TypedValue<Coordinate>>(place ? { lat: place.lat, lng: place.lng } : null);
  const [note, setNote] = useState(place?.note ?? '');
  const [version, setVersion] = useState(place?.version ?? 0);
  const [isTried, setIsTried] = useState(false);
  const save = useApiMutation(savePlace);
  const isOutdated = save.error?.code === ApiErrorCode.Conflict;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (save.isPending || name.trim() === '' || !at) return;
    save.mutate(
      { customerId, id: place?.id, version, input: { name: name.trim(), ...at, note: note.trim() || null } },
      {
        onSuccess(saved) {
          notify({ tone: 'good', title: messages.saved, detail: saved.name });
          onSaved(saved);
          onClose();
        },
        onError({ details }) {
          const current = details?.current as SavedPlace | undefined;
          if (current) setVersion(current.version);
        },
      },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !save.isPending && onClose()}>
      {/* A press next to the dialog must not discard a half-filled form. */}
      <Dialog.Content width="small" aria-describedby={undefined} onInteractOutside={(event) => event.preventDefault()}>
        <Dialog.Header>
          <Dialog.Title>{place ? messages.edit : messages.create}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={submit}>
            {save.isError && (
              <Banner
                tone={isOutdated ? 'caution' : 'critical'}
                title={isOutdated ? messages.changedElsewhere : messages.notSaved}
              />
            )}
            <TextField
              label={messages.name}
              required
              maxLength={nameCharacters}
              counted={false}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={isTried && name.trim() === '' ? messages.nameMissing(nameCharacters) : undefined}
            />
            <CoordinateInput
              label={messages.coordinate}
              required
              value={at}
              onChange={setAt}
              error={isTried && at === null ? messages.coordinateMissing : undefined}
            />
            <TextArea
              label={messages.note}
              optional
              minRows={2}
              maxLength={descriptionCharacters}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button disabled={save.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} working={save.isPending}>
            {messages.save}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
