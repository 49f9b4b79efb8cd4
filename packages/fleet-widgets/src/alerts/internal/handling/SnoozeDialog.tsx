import { instantOfWallTime } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import {
  Button,
  DateField,
  Dialog,
  type IsoDay,
  RadioGroup,
  TimeField,
  type TimeOfDay,
  useMessages,
} from '@gladhand/ui';
import { type FormEvent, useId, useState } from 'react';
import { alertTime } from '../alertTime';
import * as S from './handling.styles';
import { ALERT_HANDLING_MESSAGES } from './messages';
import { snoozeEnd, tomorrowMorning } from './snoozeEnd';

interface SnoozeDialogProps {
  onSnooze: (until: string) => void;
  onClose: () => void;
}

/** Asks until when alerts are snoozed. */
export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const messages = useMessages(ALERT_HANDLING_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  const formId = useId();
  const [choice, setChoice] = useState('1');
  const tomorrow = tomorrowMorning(now(), timeZone);
  const [day, setDay] = useState<IsoDay | null>(tomorrow.day);
  const [time, setTime] = useState<TimeOfDay | null>(tomorrow.time);
  const [isTried, setIsTried] = useState(false);
  const other = day && time ? instantOfWallTime(day, time, timeZone) : undefined;
  const isPast = !other || other <= now();

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    setIsTried(true);
    const until = choice === 'other' ? other : snoozeEnd(choice, now(), timeZone);
    if (!until || until <= now()) return;
    onSnooze(until.toISOString());
    onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content width="small" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{messages.snoozeTitle}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <S.Form id={formId} noValidate onSubmit={submit}>
            <RadioGroup
              label={messages.snoozeFor}
              value={choice}
              onChange={(event) => setChoice(event.currentTarget.value)}
              options={[
                { value: '1', label: messages.oneHour },
                { value: '4', label: messages.fourHours },
                {
                  value: 'tomorrow',
                  label: messages.untilTomorrow(alertTime(tomorrow.at, tomorrow.at, timeZone, locale)),
                },
                { value: 'other', label: messages.untilOther },
              ]}
            />
            {choice === 'other' && (
              <S.Pair>
                <DateField label={messages.day} value={day} onChange={setDay} today={tomorrow.today} locale={locale} />
                <TimeField
                  label={messages.time}
                  value={time}
                  onChange={setTime}
                  hint={timeZone}
                  error={isTried && isPast ? messages.timeMissing : undefined}
                />
              </S.Pair>
            )}
          </S.Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {messages.snooze}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
