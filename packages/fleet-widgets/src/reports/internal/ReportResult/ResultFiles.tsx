import { formatDate } from '@gladhand/domain/formats';
import { useApiMutation, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { REPORT_FORMATS, type ReportRun } from '@gladhand/domain/reports';
import { Button, CopyButton, Link, Spinner, useMessages, useWords } from '@gladhand/ui';
import { createFile, revokeLinks } from '../reportQueries';
import { sizeText } from '../sizeText';
import { REPORT_RESULT_MESSAGES } from './messages';
import * as S from './ReportResult.styles';

interface ResultFilesProps {
  customerId: number;
  run: ReportRun;
}

/** The files of a result: to download, or to create. */
export function ResultFiles({ customerId, run }: ResultFilesProps) {
  const messages = useMessages(REPORT_RESULT_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { can, notify, locale } = useWidgetHost();
  const create = useApiMutation(createFile);
  const revoke = useApiMutation(revokeLinks);
  const { summary, files } = run;
  const key = { customerId, runId: summary.id };
  const [first] = files;
  const fail = (title: string) => ({
    onError: ({ message }: { message: string }) => notify({ tone: 'critical' as const, title, detail: message }),
  });
  return (
    <S.Card aria-label={messages.fileList}>
      <header>
        <h2>{messages.fileList}</h2>
        {first?.expiresAt && (
          <span>{messages.keptUntil(formatDate(new Date(first.expiresAt), 'date', summary.timezone))}</span>
        )}
      </header>
      <S.Items>
        {REPORT_FORMATS.map(({ id, label: english }) => {
          const label = say(english);
          const file = files.find(({ format }) => format === id);
          const canCreate = can('createReportFile') && run.hasRows && (!file || file.state === 'failed');
          return (
            <li key={id}>
              <div>
                <strong>{label}</strong>
                <small>
                  {file?.state === 'done' &&
                    `${sizeText(file.sizeBytes ?? 0, locale)}. ${messages.downloads(formats.count(file.downloads))}`}
                  {file?.state === 'failed' && file.reason && say(file.reason)}
                  {file?.state === 'waiting' && messages.beingCreated}
                  {!file && messages.notCreated}
                </small>
              </div>
              {file?.state === 'waiting' && <Spinner size={16} />}
              {file?.state === 'done' && file.url && (
                <>
                  {file.sharedUrl && <CopyButton text={file.sharedUrl} label={messages.copyLink(label)} />}
                  <Link href={file.url} download aria-label={messages.downloadFormat(label)}>
                    {messages.download}
                  </Link>
                </>
              )}
              {canCreate && (
                <Button
                  size="xsmall"
                  aria-label={messages.createFormat(label)}
                  working={create.isPending && create.variables.format === id}
                  onClick={() => create.mutate({ ...key, format: id }, fail(messages.createFailed))}
                >
                  {messages.create}
                </Button>
              )}
            </li>
          );
        })}
        {can('revokeReportLinks') && files.some(({ state }) => state === 'done') && (
          <li>
            <Button
              size="xsmall"
              working={revoke.isPending}
              onClick={() =>
                revoke.mutate(key, {
                  ...fail(messages.revokeFailed),
                  onSuccess: () => notify({ tone: 'good', title: messages.revoked }),
                })
              }
            >
              {messages.revoke}
            </Button>
          </li>
        )}
      </S.Items>
    </S.Card>
  );
}
