import { ApiErrorCode } from '@gladhand/domain';
import { useApiMutation, useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { REPORT_POLICY, readDomain, reportSettingsProblems, type SavedReportSettings } from '@gladhand/domain/reports';
import { Banner, Button, EmailListInput, NumberField, type TypedValue, useMessages, useWords } from '@gladhand/ui';
import { type FormEvent, useState } from 'react';
import { saveReportSettings } from '../../internal/reportQueries';
import { REPORT_SETTINGS_MESSAGES } from './messages';
import * as S from './Settings.styles';

interface SettingsFormProps {
  customerId: number;
  formId: string;
  /** The settings when the form was opened. */
  loaded: SavedReportSettings;
  onStateChange: (state: 'ready' | 'saving' | 'conflict') => void;
  onSaved: () => void;
}

const isDomain = (text: string) => readDomain(text) !== undefined;

/** Where reports may be sent, and how long they are kept. Failures keep what was entered. */
export function SettingsForm({ customerId, formId, loaded, onStateChange, onSaved }: SettingsFormProps) {
  const messages = useMessages(REPORT_SETTINGS_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();
  const { notify, locale } = useWidgetHost();
  const save = useApiMutation(saveReportSettings);
  const [version, setVersion] = useState(loaded.version);
  const [recipientDomains, setRecipientDomains] = useState<readonly string[]>(loaded.recipientDomains);
  const [keepDays, setKeepDays] = useState<TypedValue<number>>(loaded.keepDays);
  const [isTried, setIsTried] = useState(false);
  const [theirs, setTheirs] = useState<SavedReportSettings>();
  const [hasFailed, setHasFailed] = useState(false);
  const input = { recipientDomains: [...recipientDomains], keepDays: typeof keepDays === 'number' ? keepDays : 0 };
  const problems = isTried ? reportSettingsProblems(input) : [];
  const problemOf = (wanted: string) => {
    const problem = problems.find(({ field }) => field === wanted);
    return problem && say(problem.text);
  };
  const { min, max } = REPORT_POLICY.keepDays;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsTried(true);
    setHasFailed(false);
    if (save.isPending || theirs || reportSettingsProblems(input).length > 0) return;
    onStateChange('saving');
    try {
      await save.mutateAsync({ customerId, version, input });
      notify({ tone: 'good', title: messages.saved });
      onSaved();
    } catch (error) {
      const current = currentOf(error);
      setTheirs(current);
      setHasFailed(!current);
      onStateChange(current ? 'conflict' : 'ready');
    }
  }

  function resolve(current: SavedReportSettings, isTheirs: boolean): void {
    setVersion(current.version);
    if (isTheirs) {
      setRecipientDomains(current.recipientDomains);
      setKeepDays(current.keepDays);
    }
    setTheirs(undefined);
    onStateChange('ready');
  }

  return (
    <S.Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
      {hasFailed && <Banner tone="critical" title={messages.notSaved} />}
      {theirs && (
        <Banner
          tone="caution"
          title={messages.conflictTitle}
          action={
            <S.Choices>
              <Button size="xsmall" onClick={() => resolve(theirs, false)}>
                {messages.keepMine}
              </Button>
              <Button size="xsmall" onClick={() => resolve(theirs, true)}>
                {messages.takeTheirs}
              </Button>
            </S.Choices>
          }
        >
          {messages.theirs(
            theirs.recipientDomains.length === 0
              ? messages.allAddresses
              : new Intl.ListFormat(locale, { type: 'unit' }).format(theirs.recipientDomains),
            formats.count(theirs.keepDays),
          )}
        </Banner>
      )}
      <EmailListInput
        label={messages.domains}
        hint={messages.domainsHint}
        inputMode="url"
        placeholder={messages.addDomain}
        isValid={isDomain}
        texts={{
          invalid: messages.domainInvalid,
          edit: messages.editDomain,
          remove: messages.removeDomain,
          count: messages.domainCount,
          known: messages.domainKnown,
        }}
        error={problemOf('recipientDomains')}
        value={recipientDomains}
        onChange={setRecipientDomains}
      />
      <NumberField
        label={messages.keepDays}
        hint={messages.keepHint}
        required
        unit={messages.days}
        {...{ min, max }}
        value={keepDays}
        onChange={setKeepDays}
        error={problemOf('keepDays')}
      />
    </S.Form>
  );
}

function currentOf(error: unknown): SavedReportSettings | undefined {
  const { code, details } = error as { code?: string; details?: Readonly<Record<string, unknown>> };
  return code === ApiErrorCode.Conflict ? (details?.current as SavedReportSettings | undefined) : undefined;
}
