import { OTA_FTP_POLICY, type OtaFtpEntry, type OtaFtpServer, otaFtpProblem } from '@gladhand/domain/ota-ftp';
import { useApiInfiniteQuery, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, EmptyState, SearchField, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { DeleteFile } from './DeleteFile';
import { FileRow } from './FileRow';
import { FolderPath } from './FolderPath';
import { OTA_FTP_MESSAGES } from './messages';
import * as S from './OtaFtpManagement.styles';
import { filesQuery } from './otaFtpQueries';
import type { OtaFtpView, SetOtaFtpView } from './otaFtpView';
import { QueryState } from './QueryState';
import { hintOf } from './texts';
import { useReloadAfter } from './useReloadAfter';

interface ServerFilesProps {
  server: OtaFtpServer;
  view: OtaFtpView;
  setView: SetOtaFtpView;
  /** The tasks that have ended; undefined until that is known. */
  finished: string | undefined;
}

/** The files of a folder, folders first. */
export function ServerFiles({ server, view, setView, finished }: ServerFilesProps) {
  const messages = useMessages(OTA_FTP_MESSAGES);
  const say = useWords();
  const { locale } = useWidgetHost();
  const { serverId } = server;
  const { path, search } = view;
  const query = useApiInfiniteQuery(filesQuery({ serverId, path, search }));
  const [deleted, setDeleted] = useState<OtaFtpEntry>();
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  const entries = pages.flatMap((page) => page.entries);
  const number = (value: number) => value.toLocaleString(locale);
  const { refetch } = query;
  useReloadAfter(finished, refetch);
  const reload = () => void refetch();
  return (
    <section aria-label={messages.filesTitle}>
      <S.Stack>
        <S.Head>
          <h2>{messages.filesTitle}</h2>
          <Button size="xsmall" working={query.isFetching && first !== undefined} onClick={reload}>
            {messages.reload}
          </Button>
        </S.Head>
        <S.Head>
          <FolderPath server={server} path={path} onOpen={(next) => setView({ path: next, search: '' })} />
          <S.Search>
            <SearchField
              aria-label={messages.searchFiles}
              placeholder={messages.searchFiles}
              value={search}
              onSearch={(text) => setView({ search: text })}
            />
          </S.Search>
        </S.Head>
        <QueryState query={query} what={messages.files} />
        {first?.problem != null && (
          <Banner tone="critical" title={`${messages.cantRead}: ${say(otaFtpProblem(first.problem).label)}`}>
            {hintOf(first.problem, messages)}
            {first.detail && <S.Sub>{messages.answer(first.detail)}</S.Sub>}
          </Banner>
        )}
        {first?.isCut && <Banner tone="caution">{messages.cut(number(OTA_FTP_POLICY.maxEntries))}</Banner>}
        {first?.problem == null && first?.total === 0 && (
          <EmptyState title={search === '' ? messages.noFiles : messages.noMatch}>
            {search === '' ? undefined : messages.noMatchHint}
          </EmptyState>
        )}
        {entries.length > 0 && (
          <S.Scroller role="region" aria-label={messages.files} tabIndex={0}>
            <S.List density="compact" framed>
              <thead>
                <tr>
                  <th scope="col">{messages.file}</th>
                  <th scope="col">{messages.size}</th>
                  <th scope="col">{messages.modified}</th>
                  <th scope="col">{messages.package}</th>
                  <th scope="col">{messages.actions}</th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <FileRow
                    key={entry.name}
                    entry={entry}
                    serverId={serverId}
                    path={path}
                    onOpen={() => setView({ path: path === '' ? entry.name : `${path}/${entry.name}`, search: '' })}
                    onDelete={() => setDeleted(entry)}
                  />
                ))}
              </tbody>
            </S.List>
          </S.Scroller>
        )}
        {first && first.total > 0 && (
          <S.Bar>
            <S.Sub role="status">{messages.shownOf(number(entries.length), number(first.total))}</S.Sub>
            {query.hasNextPage && (
              <Button working={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {messages.more}
              </Button>
            )}
          </S.Bar>
        )}
      </S.Stack>
      {deleted && <DeleteFile server={server} path={path} entry={deleted} onClose={() => setDeleted(undefined)} />}
    </section>
  );
}
