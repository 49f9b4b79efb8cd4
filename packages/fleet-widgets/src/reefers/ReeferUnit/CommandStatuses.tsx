import { NO_COMMAND_ACCESS } from '@gladhand/domain';
import type { UnitSystem } from '@gladhand/domain/formats';
import type { useApiQuery } from '@gladhand/domain/react';
import { REEFER_TEXTS, type ReeferCommands, type ReeferUnit } from '@gladhand/domain/reefers';
import { Button, Icon, type Say, SendIcon, Skeleton, Spinner, StatusPill, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { commandLook, commandText } from '../commands/commandWords';
import { REEFER_MESSAGES } from '../commands/messages';
import { REEFER_UNIT_MESSAGES } from './messages';
import * as S from './ReeferUnit.styles';
import { SendCommand } from './SendCommand';

interface CommandStatusesProps {
  unit: ReeferUnit;
  commands: Pick<ReturnType<typeof useApiQuery<ReeferCommands>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  units: UnitSystem;
  moment: (at: Date) => string;
}

/** Recent commands and their results, with a button to send another one. */
export function CommandStatuses({ unit, commands, units, moment }: CommandStatusesProps) {
  const say = useWords();
  const reeferMessages = useMessages(REEFER_MESSAGES);
  const reeferUnitMessages = useMessages(REEFER_UNIT_MESSAGES);

  const [isOpen, setIsOpen] = useState(false);
  const { data } = commands;
  return (
    <S.Part aria-label={reeferUnitMessages.commandStatuses}>
      <S.PartHead>
        <h4>{reeferUnitMessages.commandStatuses}</h4>
        {data?.mayCommand && (
          <Button size="xsmall" icon={<Icon icon={SendIcon} size={14} />} onClick={() => setIsOpen(true)}>
            {reeferUnitMessages.sendCommand}
          </Button>
        )}
      </S.PartHead>
      {data && !data.mayCommand && <S.Quiet>{say(NO_COMMAND_ACCESS)}</S.Quiet>}
      {!data && commands.isError && (
        <S.Quiet role="status">
          {reeferUnitMessages.commandsFailed}{' '}
          <Button size="xsmall" working={commands.isFetching} onClick={() => void commands.refetch()}>
            {reeferUnitMessages.tryAgain}
          </Button>
        </S.Quiet>
      )}
      {!data && !commands.isError && <Skeleton height={24} />}
      {data && (
        <S.Quiet role="status" aria-label={reeferUnitMessages.lastCommands}>
          {summaryText(data, reeferUnitMessages, say)}
        </S.Quiet>
      )}
      {data && data.commands.length > 0 && (
        <S.Rows aria-label={reeferUnitMessages.commands}>
          {data.commands.map((command) => {
            const { tone, label } = commandLook(command.status, say);
            const isWaiting = command.status === 'inProgress';
            return (
              <li key={command.id}>
                <div>
                  <strong>{commandText(command, units, reeferMessages, say)}</strong>
                  <S.Quiet>{command.sentBy}</S.Quiet>
                  {command.message && <Problem>{say(command.message)}</Problem>}
                </div>
                <S.End>
                  {isWaiting ? (
                    <Waiting>
                      <Spinner size={12} /> {label}
                    </Waiting>
                  ) : (
                    <StatusPill tone={tone} dense plain={tone === 'good'}>
                      {label}
                    </StatusPill>
                  )}
                  <S.Quiet
                    title={
                      command.commandCompleted
                        ? reeferUnitMessages.ended(moment(new Date(command.commandCompleted)))
                        : undefined
                    }
                  >
                    {moment(new Date(command.created))}
                  </S.Quiet>
                </S.End>
              </li>
            );
          })}
        </S.Rows>
      )}
      {isOpen && <SendCommand unit={unit} onDone={() => setIsOpen(false)} />}
    </S.Part>
  );
}

function summaryText(
  { lastCommandSummary: last }: ReeferCommands,
  messages: typeof REEFER_UNIT_MESSAGES,
  say: Say,
): string {
  if (!last) return say(REEFER_TEXTS.noRecentCommands);
  return messages.lastDay(last.pending, last.failed, last.successful);
}

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font: 500 12px/18px var(--gh-font-sans);
`;

const Problem = styled.p`
  margin: 0;
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
  overflow-wrap: anywhere;
`;
