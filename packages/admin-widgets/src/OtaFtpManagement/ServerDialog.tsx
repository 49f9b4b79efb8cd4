import {
  OTA_FTP_POLICY,
  OTA_FTP_PROTOCOLS,
  type OtaFtpProtocol,
  type OtaFtpServer,
  otaFtpFolder,
} from '@gladhand/domain/ota-ftp';
import { useApiMutation } from '@gladhand/domain/react';
import {
  Banner,
  Dialog,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  type TypedValue,
  useMessages,
  useWords,
} from '@gladhand/ui';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormFooter } from '../internal/RecordForm/FormFooter';
import { FormDialog } from '../internal/UnsavedChanges/FormDialog';
import { optionsIn } from '../internal/writing';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { createServer, updateServer } from './otaFtpQueries';

interface ServerDialogProps {
  /** @default a new one */
  server?: OtaFtpServer;
  onClose: () => void;
  onSaved?: (server: OtaFtpServer) => void;
}

const NEW = { name: '', protocol: 'sftp', host: '', port: 22, folder: '', username: '', secretKind: 'password' };

/** Adds or edits a server. A stored secret is never shown; an empty field keeps it. */
export function ServerDialog({ server, onClose, onSaved }: ServerDialogProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const formId = useId();
  const start = server ?? NEW;
  const [name, setName] = useState(start.name);
  const [protocol, setProtocol] = useState<string>(start.protocol);
  const [host, setHost] = useState(start.host);
  const [port, setPort] = useState<TypedValue<number>>(start.port);
  const [folder, setFolder] = useState(start.folder);
  const [username, setUsername] = useState(start.username);
  const [chosenKind, setSecretKind] = useState(start.secretKind);
  const [secret, setSecret] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [isTried, setIsTried] = useState(false);
  const create = useApiMutation(createServer);
  const update = useApiMutation(updateServer);
  const { isPending: working, error } = server ? update : create;
  const protocols = useMemo(() => optionsIn(OTA_FTP_PROTOCOLS, say), [say]);
  const secretKind = protocol === 'sftp' ? chosenKind : 'password';
  const isKey = secretKind === 'key';
  const isElsewhere =
    server !== undefined &&
    (protocol !== server.protocol ||
      host.trim().toLowerCase() !== server.host ||
      port !== server.port ||
      username.trim() !== server.username ||
      secretKind !== server.secretKind);
  const needsSecret = server === undefined || isElsewhere;
  const problems = {
    name: name.trim() === '' ? messages.enterName : undefined,
    host: host.trim() === '' ? messages.enterHost : undefined,
    port: typeof port === 'number' && port >= 1 && port <= 65_535 ? undefined : messages.enterPort,
    folder: otaFtpFolder(folder) === undefined ? messages.enterFolder : undefined,
    username: username.trim() === '' ? messages.enterUser : undefined,
    secret: needsSecret && secret.trim() === '' ? (isKey ? messages.enterKey : messages.enterPassword) : undefined,
  };
  const errorOf = (field: keyof typeof problems) => (isTried ? problems[field] : undefined);
  const secretHint = server && (isElsewhere ? messages.neededAgain : messages.keptSecret);

  function chooseProtocol(next: string | null) {
    if (next === null) return;
    const ports: Readonly<Record<string, number>> = OTA_FTP_POLICY.defaultPorts;
    // A port that was typed stays.
    if (port === ports[protocol]) setPort(ports[next] ?? port);
    setProtocol(next as OtaFtpProtocol);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (working || typeof port !== 'number' || Object.values(problems).some((problem) => problem !== undefined)) return;
    const input = {
      ...{ name: name.trim(), protocol, host: host.trim(), port, folder, username: username.trim(), secretKind },
      ...{ secret: secret === '' ? null : secret, passphrase: isKey && passphrase !== '' ? passphrase : null },
    };
    const onSuccess = (saved: OtaFtpServer) => {
      onClose();
      onSaved?.(saved);
    };
    if (server) update.mutate({ serverId: server.serverId, version: server.version, server: input }, { onSuccess });
    else create.mutate(input, { onSuccess });
  }

  return (
    <FormDialog
      changed={
        name !== start.name || host !== start.host || folder !== start.folder || username + secret !== start.username
      }
      working={working}
      onClose={onClose}
    >
      <Dialog.Header>
        <Dialog.Title>{server ? messages.editTitle : messages.addTitle}</Dialog.Title>
        <Dialog.Description>{messages.editHint}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <S.Form id={formId} noValidate autoComplete="off" onSubmit={submit}>
          {error && (
            <Banner tone="critical" title={messages.notSaved}>
              {say(error.message)}
            </Banner>
          )}
          <S.Pair>
            <TextField
              label={messages.name}
              required
              maxLength={OTA_FTP_POLICY.nameLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={errorOf('name')}
            />
            <Select label={messages.protocol} required options={protocols} value={protocol} onChange={chooseProtocol} />
          </S.Pair>
          {protocol === 'ftp' && (
            <Banner tone="caution" title={messages.notEncrypted}>
              {messages.notEncryptedHint}
            </Banner>
          )}
          <S.Pair>
            <TextField
              label={messages.host}
              required
              value={host}
              onChange={(event) => setHost(event.target.value)}
              error={errorOf('host')}
            />
            <NumberField
              label={messages.port}
              required
              min={1}
              max={65_535}
              value={port}
              onChange={setPort}
              hint={protocol === 'ftps' ? messages.portHint : undefined}
              error={errorOf('port')}
            />
          </S.Pair>
          <TextField
            label={messages.folder}
            hint={messages.folderHint}
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
            error={errorOf('folder')}
          />
          <TextField
            label={messages.user}
            required
            autoComplete="off"
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            error={errorOf('username')}
          />
          {protocol === 'sftp' && (
            <RadioGroup
              label={messages.signInBy}
              options={[
                { value: 'password', label: messages.byPassword },
                { value: 'key', label: messages.byKey },
              ]}
              value={secretKind}
              onChange={(event) => {
                setSecretKind(event.target.value);
                setSecret('');
              }}
            />
          )}
          {isKey ? (
            <>
              <TextArea
                label={messages.privateKey}
                hint={secretHint ?? messages.privateKeyHint}
                required={needsSecret}
                spellCheck={false}
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
                error={errorOf('secret')}
              />
              <PasswordField
                label={messages.passphrase}
                hint={messages.passphraseHint}
                autoComplete="off"
                value={passphrase}
                onChange={(event) => setPassphrase(event.target.value)}
              />
            </>
          ) : (
            <PasswordField
              label={messages.password}
              hint={secretHint}
              required={needsSecret}
              autoComplete="new-password"
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
              error={errorOf('secret')}
            />
          )}
        </S.Form>
      </Dialog.Body>
      <FormFooter
        formId={formId}
        submitLabel={server ? messages.save : messages.add}
        working={working}
        onClose={onClose}
      />
    </FormDialog>
  );
}
