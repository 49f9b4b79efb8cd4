import { ApiErrorCode } from '@gladhand/domain';
import { isOtaVersion, OTA_POLICY, type OtaKind } from '@gladhand/domain/ota';
import { useApiMutation } from '@gladhand/domain/react';
import { DEVICE_FAMILIES } from '@gladhand/domain/trailers';
import { Banner, Dialog, Select, TextArea, TextField, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { optionsIn } from '../internal/writing';
import { OTA_MESSAGES } from './messages';
import * as S from './OtaManagement.styles';
import { uploadPackage } from './otaQueries';

interface UploadPackageProps {
  kind: OtaKind;
  title: string;
  onClose: () => void;
}

/** Uploads a signed package. The browser computes the hash, the server checks everything. */
export function UploadPackage({ kind, title, onClose }: UploadPackageProps) {
  const messages = useMessages(OTA_MESSAGES);
  const say = useWords();
  const formId = useId();
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const [family, setFamily] = useState<string | null>(null);
  const [version, setVersion] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [signature, setSignature] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isHashing, setIsHashing] = useState(false);
  const families = useMemo(() => optionsIn(DEVICE_FAMILIES, say), [say]);
  const uploading = useApiMutation(uploadPackage);
  const working = isHashing || uploading.isPending;
  const problems = {
    family: family === null ? messages.chooseFamily : undefined,
    version: isOtaVersion(version.trim()) ? undefined : messages.enterVersion,
    name: name.trim() === '' ? messages.enterName : undefined,
    file: file ? undefined : messages.chooseFile,
    signature: signature.trim() === '' ? messages.enterSignature : undefined,
  };
  const errorOf = (field: keyof typeof problems) => (isTried ? problems[field] : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (working || !file || Object.values(problems).some((problem) => problem !== undefined)) return;
    setIsHashing(true);
    const sha256 = await hashOf(file).finally(() => setIsHashing(false));
    uploading.mutate(
      {
        ...{ kind, family: Number(family), version: version.trim(), name: name.trim(), note: note.trim(), sha256 },
        ...{ signature: signature.replace(/\s/g, ''), file },
      },
      { onSuccess: onClose },
    );
  }

  const { error } = uploading;
  return (
    <FormDialog
      changed={file !== undefined || version + name + note + signature !== ''}
      working={working}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>{messages.uploadTitle(title)}</Dialog.Title>
        <Dialog.Description>{messages.uploadHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {!isSecureContext && <Banner tone="caution">{messages.insecure}</Banner>}
          {error && (
            <Banner
              tone="critical"
              title={error.code === ApiErrorCode.Conflict ? messages.versionExists : messages.notUploaded}
            >
              {say(error.message)}
            </Banner>
          )}
          <S.Pair>
            <Select
              label={messages.family}
              required
              options={families}
              value={family}
              onChange={setFamily}
              error={errorOf('family')}
            />
            <TextField
              label={messages.version}
              required
              maxLength={OTA_POLICY.versionLength}
              value={version}
              onChange={(event) => setVersion(event.target.value)}
              error={errorOf('version')}
            />
          </S.Pair>
          <TextField
            label={messages.name}
            required
            maxLength={OTA_POLICY.nameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={errorOf('name')}
          />
          <S.FileField>
            <label htmlFor={fileId}>{messages.file}</label>
            <input
              id={fileId}
              type="file"
              aria-invalid={errorOf('file') !== undefined}
              aria-describedby={`${fileId}-error`}
              onChange={(event) => setFile(event.target.files?.[0])}
            />
            <span id={`${fileId}-error`}>{errorOf('file')}</span>
          </S.FileField>
          <TextArea
            label={messages.signature}
            hint={messages.signatureHint}
            required
            value={signature}
            onChange={(event) => setSignature(event.target.value)}
            error={errorOf('signature')}
          />
          <TextArea
            label={messages.note}
            maxLength={OTA_POLICY.noteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </S.Form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={messages.upload}
        working={working}
        disabled={!isSecureContext}
        onClose={onClose}
      />
    </FormDialog>
  );
}

async function hashOf(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
