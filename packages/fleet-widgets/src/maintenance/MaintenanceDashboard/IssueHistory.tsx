import { formatLocalDate } from '@gladhand/domain/formats';
import type { ShownIssueEvent } from '@gladhand/domain/maintenance';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  CheckIcon,
  Icon,
  MailIcon,
  MoonIcon,
  Timeline,
  type TimelineEvent,
  Undo2Icon,
  useMessages,
  WrenchIcon,
} from '@gladhand/ui';
import { LinkedPicture } from '../../internal/pictures/LinkedPicture';
import type { ShownState } from '../internal/maintenanceView';
import { StateIcon } from '../internal/StateIcon';
import { useEvidenceText } from '../internal/useEvidenceText';
import * as S from './IssueHistory.styles';
import { MAINTENANCE_MESSAGES } from './messages';

const ICONS: Readonly<Record<string, typeof CheckIcon>> = {
  closed: CheckIcon,
  completed: CheckIcon,
  reopened: Undo2Icon,
  snoozed: MoonIcon,
  repairReported: WrenchIcon,
  emailed: MailIcon,
};

interface IssueHistoryProps {
  kind: string;
  history: readonly ShownIssueEvent[];
  /** The link of a picture has expired. */
  onExpired: () => void;
}

/** Everything that happened to an issue, newest first: what reports showed and what people did. */
export function IssueHistory({ kind, history, onExpired }: IssueHistoryProps) {
  const messages = useMessages(MAINTENANCE_MESSAGES);
  const evidenceOf = useEvidenceText();
  const { now, timeZone, locale } = useWidgetHost();
  const dayText = (day: string) => formatLocalDate(new Date(`${day}T00:00:00Z`), 'date', 'UTC', locale);
  const events = history.map((event): TimelineEvent => {
    const shown = event.evidence ? evidenceOf(kind, event.evidence, new Date(event.at)) : '';
    const icon = ICONS[event.kind];
    const texts = [
      shown,
      event.assignee ? messages.toAssignee(event.assignee) : '',
      event.serviceCenter ? messages.toCenter(event.serviceCenter) : '',
      event.until ? messages.untilGone(formatLocalDate(new Date(event.until), 'shortDateTime', timeZone, locale)) : '',
      event.performedOn ? messages.performedOn(dayText(event.performedOn)) : '',
      event.note ? `“${event.note}”` : '',
      event.by ? messages.by(event.by) : '',
    ].filter(Boolean);
    return {
      id: event.id,
      at: new Date(event.at),
      title:
        kind === 'plannedWork' && event.kind === 'closed'
          ? messages.closedByPlan
          : event.reason === 'simSuspended'
            ? messages.closedBySim
            : (messages.events[event.kind as keyof typeof messages.events] ?? event.kind),
      detail: (
        <>
          {texts.map((text) => (
            <div key={text} dir="auto">
              {text}
            </div>
          ))}
          {event.pictures.length > 0 && (
            <S.Pictures>
              {event.pictures.map(({ id, url }, index) => (
                <a key={id} href={url} target="_blank" rel="noreferrer">
                  <LinkedPicture
                    src={url}
                    alt={messages.pictureOf(index + 1, event.pictures.length)}
                    failed={messages.pictureGone}
                    onExpired={onExpired}
                  />
                </a>
              ))}
            </S.Pictures>
          )}
        </>
      ),
      icon: icon ? (
        <Icon icon={icon} size={14} />
      ) : event.state ? (
        <StateIcon state={event.state as ShownState} size={13} />
      ) : undefined,
    };
  });
  return <Timeline events={events} now={now()} timeZone={timeZone} locale={locale} headingLevel={4} />;
}
