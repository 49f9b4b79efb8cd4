import { isEmail } from '@gladhand/domain/contact';
import { useApiQuery, useReadingFormats } from '@gladhand/domain/react';
import { isPermittedRecipient, REPORT_FORMATS, REPORT_POLICY, WHEN_EMPTY } from '@gladhand/domain/reports';
import { Checkbox, EmailListInput, Select, useLocale, useMessages, useWords } from '@gladhand/ui';
import { useMemo } from 'react';
import { reportSettingsQuery } from '../internal/reportQueries';
import { REPORT_SCHEDULER_MESSAGES } from './messages';
import * as S from './ReportScheduler.styles';
import type { SectionProps } from './sectionProps';

interface ToWhomSectionProps extends SectionProps {
  customerId: number;
  unsubscribed: readonly string[];
}

/** Who gets a report, and as what. */
export function ToWhomSection({ customerId, draft, problems, onChange, unsubscribed }: ToWhomSectionProps) {
  const messages = useMessages(REPORT_SCHEDULER_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { maxRecipients, maxPdfRows } = REPORT_POLICY;
  const whenEmpty = useMemo(
    () => WHEN_EMPTY.map(({ id, label }) => ({ value: id as string, label: say(label) })),
    [say],
  );
  const locale = useLocale();
  const settings = useApiQuery(reportSettingsQuery(customerId)).data;
  const refused = settings
    ? draft.notifyEmails.filter((email) => isEmail(email) && !isPermittedRecipient(email, settings))
    : [];
  const listed = (texts: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
  const stopped = draft.notifyEmails.filter((email) => unsubscribed.includes(email));
  return (
    <S.Section aria-label={messages.toWhom}>
      <header>
        <h2>{messages.toWhom}</h2>
        <span>{messages.emailCount(draft.notifyEmails.length, maxRecipients)}</span>
      </header>
      <EmailListInput
        label={messages.emails}
        isValid={isEmail}
        placeholder={messages.addAddress}
        error={problems.notifyEmails}
        value={draft.notifyEmails}
        onChange={(notifyEmails) => onChange({ notifyEmails })}
      />
      {settings && refused.length > 0 && (
        <S.Problem role="alert">
          {messages.notPermitted(refused.join(', '), listed(settings.recipientDomains))}
        </S.Problem>
      )}
      {stopped.length > 0 && <S.Note>{messages.unsubscribed(stopped.join(', '))}</S.Note>}
      <S.Fields>
        <S.Group>
          <legend>{messages.files}</legend>
          <S.Chips>
            {REPORT_FORMATS.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={id === 'pdf' ? `${say(label)}, ${messages.pdfRows(formats.count(maxPdfRows))}` : say(label)}
                checked={draft.formats.includes(id)}
                onChange={(event) => {
                  const isOn = event.currentTarget.checked;
                  const wanted = REPORT_FORMATS.filter((one) =>
                    one.id === id ? isOn : draft.formats.includes(one.id),
                  );
                  onChange({ formats: wanted.map((one) => one.id) });
                }}
              />
            ))}
          </S.Chips>
          {problems.formats && <S.Problem role="alert">{problems.formats}</S.Problem>}
        </S.Group>
        <Select
          label={messages.whenEmpty}
          options={whenEmpty}
          value={draft.whenEmpty}
          onChange={(chosen) => onChange({ whenEmpty: WHEN_EMPTY.find(({ id }) => id === chosen)?.id ?? 'note' })}
        />
      </S.Fields>
    </S.Section>
  );
}
