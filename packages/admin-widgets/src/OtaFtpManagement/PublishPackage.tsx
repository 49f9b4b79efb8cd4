import { ApiErrorCode } from '@gladhand/domain';
import { OTA_UPLOADS, OtaKind } from '@gladhand/domain/ota';
import { isOtaFtpFileName, joinOtaFtpPath, type OtaFtpServer, otaFtpFileName } from '@gladhand/domain/ota-ftp';
import { useApiMutation, useApiQuery, useWidgetHost } from '@gladhand/domain/react';
import { deviceFamily } from '@gladhand/domain/trailers';
import { Banner, Dialog, Select, TextField, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { optionsIn } from '../internal/writing';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { packagesQuery, publishPackage } from './otaFtpQueries';
import { QueryState } from './QueryState';
import { sizeText } from './texts';

interface PublishPackageProps {
  server: OtaFtpServer;
  path: string;
  onClose: () => void;
}

/** Chooses a package and its name on the server, and starts the upload. */
export function PublishPackage({ server, path, onClose }: PublishPackageProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const formId = useId();
  const [kind, setKind] = useState<OtaKind>(OtaKind.MainApp);
  const [packageId, setPackageId] = useState<string | null>(null);
  const [typedName, setFileName] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const query = useApiQuery(packagesQuery(kind));
  const publishing = useApiMutation(publishPackage);
  const kinds = useMemo(() => optionsIn(OTA_UPLOADS, say), [say]);
  const packages = query.data?.packages ?? [];
  const options = packages.map((one) => ({
    value: one.packageId,
    label: `${one.name} · ${say(deviceFamily(one.family).label)} · ${one.version} · ${sizeText(one.sizeBytes, messages, locale)}`,
  }));
  const chosen = packages.find((one) => one.packageId === packageId);
  const fileName = typedName ?? (chosen ? otaFtpFileName({ ...chosen, kind }) : '');
  const nameError = isOtaFtpFileName(fileName) ? undefined : messages.enterFileName;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (publishing.isPending || !chosen || nameError !== undefined) return;
    const { serverId } = server;
    publishing.mutate({ serverId, packageId: chosen.packageId, path, fileName }, { onSuccess: onClose });
  }

  const { error } = publishing;
  const folder = joinOtaFtpPath(server.folder, path);
  return (
    <FormDialog changed={typedName !== undefined} working={publishing.isPending} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>{messages.publishTitle(server.name)}</Dialog.Title>
        <Dialog.Description>{messages.publishHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate onSubmit={submit}>
          {error && (
            <Banner tone="critical" title={error.code === ApiErrorCode.Conflict ? messages.busy : messages.notDone}>
              {say(error.message)}
            </Banner>
          )}
          <Select
            label={messages.kind}
            required
            options={kinds}
            value={kind}
            onChange={(next) => {
              const found = OTA_UPLOADS.find(({ id }) => id === next);
              if (!found) return;
              setKind(found.id);
              setPackageId(null);
            }}
          />
          <QueryState query={query} what={messages.package} />
          {query.data && packages.length === 0 && <Banner>{messages.noPackages}</Banner>}
          {packages.length > 0 && (
            <Select
              label={messages.package}
              required
              options={options}
              value={packageId}
              onChange={setPackageId}
              error={isTried && !chosen ? messages.choosePackage : undefined}
            />
          )}
          <TextField
            label={messages.fileName}
            hint={messages.fileNameHint}
            required
            spellCheck={false}
            value={fileName}
            onChange={(event) => setFileName(event.target.value)}
            error={isTried && (chosen || typedName !== undefined) ? nameError : undefined}
          />
          <S.Sub>{messages.target(folder === '' ? messages.homeFolder : folder)}</S.Sub>
        </S.Form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={messages.publish}
        working={publishing.isPending}
        disabled={query.data !== undefined && packages.length === 0}
        onClose={onClose}
      />
    </FormDialog>
  );
}
