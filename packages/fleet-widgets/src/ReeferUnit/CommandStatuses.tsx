import { NO_COMMAND_ACCESS, REEFER_TEXTS, type ReeferCommands, type ReeferUnit } from '@gladhand/domain';
import type { UnitSystem, useApiQuery } from '@gladhand/domain/react';
import { Button, Icon, SendIcon, Skeleton, Spinner, StatusPill } from '@gladhand/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { commandLook, commandText } from '../reefer/commandWords';
import * as S from './ReeferUnit.styles';
import { SendCommand } from './SendCommand';

interface CommandStatusesProps {
  unit: ReeferUnit;
  commands: Pick<ReturnType<typeof useApiQuery<ReeferCommands>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  units: UnitSystem;
  moment: (at: Date) => string;
}

/** What was asked of the unit lately and what became of it, and a way to ask more. */
export function CommandStatuses({ unit, commands, units, moment }: CommandStatusesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = commands;
  return (
    <S.Part aria-label="Command Statuses">
      <S.PartHead>
        <h4>Command Statuses</h4>
        {data?.mayCommand && (
          <Button size="xsmall" icon={<Icon icon={SendIcon} size={14} />} onClick={() => setIsOpen(true)}>
            Send command
          </Button>
        )}
      </S.PartHead>
      {data && !data.mayCommand && <S.Quiet>{NO_COMMAND_ACCESS}</S.Quiet>}
      {!data && commands.isError && (
        <S.Quiet role="status">
          The commands did not load.{' '}
          <Button size="xsmall" working={commands.isFetching} onClick={() => void commands.refetch()}>
            Try again
          </Button>
        </S.Quiet>
      )}
      {!data && !commands.isError && <Skeleton height={24} />}
      {data && (
        <S.Quiet role="status" aria-label="Last commands">
          {summaryText(data)}
        </S.Quiet>
      )}
      {data && data.commands.length > 0 && (
        <S.Rows aria-label="Commands">
          {data.commands.map((command) => {
            const { tone, label } = commandLook(command.status);
            const isWaiting = command.status === 'inProgress';
            return (
              <li key={command.id}>
                <div>
                  <strong>{commandText(command, units)}</strong>
                  <S.Quiet>{command.sentBy}</S.Quiet>
                  {command.message && <Problem>{command.message}</Problem>}
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
                    title={command.commandCompleted ? `Ended ${moment(new Date(command.commandCompleted))}` : undefined}
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

function summaryText({ lastCommandSummary: last }: ReeferCommands): string {
  if (!last) return REEFER_TEXTS.noRecentCommands;
  return `Last 24 h: ${last.pending} pending, ${last.failed} failed, ${last.successful} successful`;
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
