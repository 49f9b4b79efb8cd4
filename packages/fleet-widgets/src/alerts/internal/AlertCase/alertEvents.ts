import type { AlertDetail, AlertMessage, AlertStepTaken } from '@gladhand/domain/alerts';
import { HELD_BACK_TEXTS } from '@gladhand/domain/alerts';
import type { Say, TimelineEvent } from '@gladhand/ui';
import { alertTone } from '../alertWords';
import type { ALERT_CASE_MESSAGES } from './messages';

interface EventOptions {
  messages: typeof ALERT_CASE_MESSAGES;
  say: Say;
  /** An instant with its zone. */
  timeText: (at: Date) => string;
}

/** What happened to an alert and every message about it, newest first. */
export function alertEvents({ alert, steps, messages }: AlertDetail, options: EventOptions): TimelineEvent[] {
  const events = [
    ...messages.map((message, index) => messageEvent(message, `message ${index}`, options)),
    ...steps.map((step) => stepEvent(step, alert.severity, options)),
  ];
  return events.sort((a, b) => b.at.getTime() - a.at.getTime());
}

function stepEvent(step: AlertStepTaken, severity: string, { messages, timeText }: EventOptions): TimelineEvent {
  const { id, at, kind, by, note } = step;
  const titles: Readonly<Record<string, string>> = messages.steps;
  const title =
    kind === 'assigned'
      ? step.assignee
        ? messages.assignedTo(step.assignee)
        : messages.unassignedStep
      : kind === 'snoozed' && step.until
        ? messages.snoozedUntil(timeText(new Date(step.until)))
        : (titles[kind] ?? kind);
  const detail = [by, note].filter((part) => part != null && part !== '').join(': ');
  return {
    id,
    at: new Date(at),
    title,
    ...(detail !== '' && { detail }),
    ...(kind === 'fired' && { tone: alertTone(severity) }),
  };
}

function messageEvent(message: AlertMessage, id: string, options: EventOptions): TimelineEvent {
  const { messages, say } = options;
  const { at, step, channel, recipient, reason } = message;
  const channels: Readonly<Record<string, string>> = messages.channels;
  const known: Readonly<Record<string, string>> = HELD_BACK_TEXTS;
  const why = say(known[reason ?? ''] ?? reason ?? '');
  const steps: Readonly<Record<string, string>> = messages.messageSteps;
  const kind = steps[step.split(':')[0] ?? ''];
  const title = messages.message(channels[channel] ?? channel, recipient);
  return {
    id,
    at: new Date(at),
    title: kind ? messages.messageOf(kind, title) : title,
    detail: outcomeText(message, why, options),
  };
}

function outcomeText({ outcome, until }: AlertMessage, why: string, { messages, timeText }: EventOptions): string {
  if (outcome === 'heldBack') return messages.heldBack(why);
  return outcome === 'waiting' && until ? messages.waits(timeText(new Date(until)), why) : messages.queued;
}
