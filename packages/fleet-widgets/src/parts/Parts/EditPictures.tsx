import type { PartsPort } from '@gladhand/domain';
import { PARTS_POLICY, type PartPicture } from '@gladhand/domain/parts';
import { useApiMutation } from '@gladhand/domain/react';
import {
  Banner,
  Button,
  ConfirmDialog,
  FileDrop,
  Icon,
  PlusIcon,
  type StoredFile,
  TextArea,
  Trash2Icon,
  useMessages,
} from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import type { PartName } from '../../internal/parts/partsView';
import { PARTS_KEY } from '../../internal/parts/trailerPartsQuery';
import { usePictureUpload } from '../../internal/pictures/usePictureUpload';
import { PARTS_MESSAGES } from './messages';
import * as S from './PartDialog.styles';

interface EditPicturesProps {
  part: PartName & { pictures: readonly PartPicture[] };
  customerId: number;
  /** The picture that is shown. */
  picture: PartPicture | undefined;
  onAdded: (pictureId: string) => void;
}

/** Adds a picture with its description, or deletes the one that is shown. */
export function EditPictures({ part, customerId, picture, onAdded }: EditPicturesProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const [isAdding, setIsAdding] = useState(false);
  const [deletedId, setDeletedId] = useState<string>();
  const deleting = useApiMutation<string, void>({
    run: (api: PartsPort, id) => api.parts.deletePicture(customerId, id),
    invalidates: () => [PARTS_KEY],
  });
  if (isAdding) {
    return (
      <AddPicture
        part={part}
        customerId={customerId}
        onCancel={() => setIsAdding(false)}
        onAdded={(id) => {
          setIsAdding(false);
          onAdded(id);
        }}
      />
    );
  }
  return (
    <S.Buttons>
      <Button
        icon={<Icon icon={PlusIcon} />}
        disabled={part.pictures.length >= PARTS_POLICY.pictures}
        onClick={() => setIsAdding(true)}
      >
        {messages.addPicture}
      </Button>
      {picture && (
        <Button kind="quiet" icon={<Icon icon={Trash2Icon} />} onClick={() => setDeletedId(picture.id)}>
          {messages.deletePicture}
        </Button>
      )}
      <ConfirmDialog
        open={deletedId !== undefined}
        onOpenChange={(open) => !open && setDeletedId(undefined)}
        title={messages.deletePictureTitle}
        confirmLabel={messages.delete}
        destructive
        working={deleting.isPending}
        onConfirm={() => deletedId && deleting.mutate(deletedId, { onSuccess: () => setDeletedId(undefined) })}
      >
        {messages.deletePictureHint}
        {deleting.error && <S.Failure role="alert">{deleting.error.message || messages.failed}</S.Failure>}
      </ConfirmDialog>
    </S.Buttons>
  );
}

interface AddPictureProps {
  part: PartName;
  customerId: number;
  onAdded: (pictureId: string) => void;
  onCancel: () => void;
}

function AddPicture({ part: { maker, partNumber }, customerId, onAdded, onCancel }: AddPictureProps) {
  const messages = useMessages(PARTS_MESSAGES);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [description, setDescription] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { drop, isUploading } = usePictureUpload(customerId, 1);
  const adding = useApiMutation<string, PartPicture>({
    run: (api: PartsPort, pictureId) =>
      api.parts.addPicture({ customerId, maker, partNumber, pictureId, description: description.trim() }),
    invalidates: () => [PARTS_KEY],
  });
  const isMissing = description.trim() === '';
  const [file] = files;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (file && !isMissing && !isUploading && !adding.isPending)
      adding.mutate(file.id, { onSuccess: ({ id }) => onAdded(id) });
  }
  return (
    <S.AddForm noValidate onSubmit={submit}>
      <FileDrop
        label={messages.addPicture}
        required
        value={files}
        onChange={setFiles}
        error={isTried && !file ? messages.pictureMissing : undefined}
        {...drop}
      />
      <TextArea
        label={messages.whatItShows}
        hint={messages.whatItShowsHint}
        required
        minRows={2}
        maxLength={PARTS_POLICY.textLength.description}
        value={description}
        onChange={(event) => setDescription(event.target.value.replace(/\s*\n\s*/g, ' '))}
        error={isTried && isMissing ? messages.whatItShowsMissing : undefined}
      />
      {adding.error && <Banner tone="critical" title={adding.error.message || messages.failed} />}
      <S.Buttons>
        <Button type="submit" kind="primary" working={isUploading || adding.isPending}>
          {messages.save}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </S.Buttons>
    </S.AddForm>
  );
}
