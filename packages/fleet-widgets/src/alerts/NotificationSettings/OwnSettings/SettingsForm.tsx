import { type ApiError, ApiErrorCode, failureOf } from '@gladhand/domain';
import type { AlertSettings } from '@gladhand/domain/alerts';
import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, Checkbox, useMessages, useWords } from '@gladhand/ui';
import { useState } from 'react';
import { saveAlertSettings, sendTestAlert } from '../../internal/alertQueries';
import { alertTime } from '../../internal/alertTime';
import { HoursFields } from '../../internal/HoursFields/HoursFields';
import { DigestFields } from './DigestFields';
import { OWN_ALERT_SETTINGS_MESSAGES } from './messages';
import * as S from './OwnSettings.styles';
import { SeverityChoices } from './SeverityChoices';
import { draftOf, inputOf, NIGHT, problemsOf, quietNights, type SettingsDraft, workdayDigest } from './settingsDraft';

interface SettingsFormProps {
  settings: AlertSettings;
  /** Reads the settings again. */
  onReload: () => void;
}

/** Edits the settings of the user. They are saved together. */
export function SettingsForm({ settings, onReload }: SettingsFormProps) {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const { can, timeZone } = useWidgetHost();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [isChecked, setIsChecked] = useState(false);
  const save = useApiMutation(saveAlertSettings);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(settings));
  const problems = problemsOf(draft);
  const change = (next: Partial<SettingsDraft>) => setDraft((before) => ({ ...before, ...next }));
  const { quietHours, digest } = draft;

  function submit(): void {
    setIsChecked(true);
    if (problems.quietHours || problems.digest) return;
    save.mutate({ version: settings.version, input: inputOf(draft) });
  }

  return (
    <S.Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <S.Part aria-label={messages.email}>
        <legend>{messages.email}</legend>
        <SeverityChoices value={draft.email} onChange={(email) => change({ email })} />
        <S.Note>{messages.emailNote}</S.Note>
      </S.Part>
      {can('subscribePush') && (
        <S.Part aria-label={messages.push}>
          <legend>{messages.push}</legend>
          <SeverityChoices value={draft.push} onChange={(push) => change({ push })} />
        </S.Part>
      )}
      <S.Part aria-label={messages.quietHours}>
        <legend>{messages.quietHours}</legend>
        <Checkbox
          label={messages.quietHoursOn}
          checked={quietHours !== null}
          onChange={(event) => change({ quietHours: event.currentTarget.checked ? quietNights(timeZone) : null })}
        />
        {quietHours && (
          <>
            <HoursFields
              value={quietHours}
              added={NIGHT}
              isChecked={isChecked}
              onChange={({ zone, windows }) =>
                change({
                  quietHours: {
                    ...quietHours,
                    zone,
                    windows: windows.map((window) => ({ ...window, days: [...window.days] })),
                  },
                })
              }
            />
            <Checkbox
              label={messages.criticalPasses}
              checked={quietHours.criticalPasses}
              onChange={(event) =>
                change({ quietHours: { ...quietHours, criticalPasses: event.currentTarget.checked } })
              }
            />
            <S.Note>{messages.quietNote}</S.Note>
          </>
        )}
        {settings.quietHours && <QuietState settings={settings} />}
      </S.Part>
      <S.Part aria-label={messages.digest}>
        <legend>{messages.digest}</legend>
        <Checkbox
          label={messages.digestOn}
          checked={digest !== null}
          onChange={(event) => change({ digest: event.currentTarget.checked ? workdayDigest(timeZone) : null })}
        />
        {digest && (
          <DigestFields
            digest={digest}
            problem={isChecked ? problems.digest : undefined}
            onChange={(next) => change({ digest: next })}
          />
        )}
      </S.Part>
      {save.error && <SaveFailure error={save.error} onReload={onReload} />}
      <S.Actions>
        <Button kind="primary" type="submit" working={save.isPending} disabled={!isChanged}>
          {messages.save}
        </Button>
        <TestButton />
      </S.Actions>
    </S.Form>
  );
}

/** Whether quiet hours apply at present, and until when. */
function QuietState({ settings: { isQuiet, quietHoursChange } }: { settings: AlertSettings }) {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const { now, timeZone, locale } = useWidgetHost();
  if (!quietHoursChange) return <S.Note>{messages.quietAlways}</S.Note>;
  const time = alertTime(new Date(quietHoursChange), now(), timeZone, locale);
  return <S.Note>{isQuiet ? messages.quietNow(time) : messages.quietNext(time)}</S.Note>;
}

function SaveFailure({ error, onReload }: { error: ApiError; onReload: () => void }) {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const isConflict = error.code === ApiErrorCode.Conflict;
  return (
    <Banner
      tone="critical"
      title={isConflict ? messages.conflict : messages.notSaved}
      action={
        isConflict && (
          <Button size="xsmall" onClick={onReload}>
            {messages.load}
          </Button>
        )
      }
    >
      {isConflict ? undefined : failureOf(error).message}
    </Banner>
  );
}

function TestButton() {
  const messages = useMessages(OWN_ALERT_SETTINGS_MESSAGES);
  const say = useWords();
  const test = useApiMutation(sendTestAlert);
  return (
    <>
      <Button working={test.isPending} onClick={() => test.mutate(undefined)}>
        {messages.test}
      </Button>
      <S.Note role="status">
        {test.data && messages.testSent(test.data)}
        {test.error && say(failureOf(test.error).message)}
      </S.Note>
    </>
  );
}
