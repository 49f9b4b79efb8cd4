import { useApiMutation, useWidgetHost } from '@gladhand/domain/react';
import { Banner, Button, TimeZoneSelect } from '@gladhand/ui';
import { styled } from 'styled-components';
import { setTimeZone } from './profileQueries';

/** The zone of every time that is shown: the browser's, until another one is chosen. */
export function ViewerTimeZone({ chosen }: { chosen: string | null }) {
  const { now, notify } = useWidgetHost();
  const save = useApiMutation(setTimeZone);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const choose = (zone: string | null) =>
    save.mutate(zone, { onSuccess: () => notify({ tone: 'good', title: 'Request completed successfully!' }) });
  // what was chosen last stands there while it is saved, and after a failure, so that it can be tried again
  const shown = save.isPending || save.isError ? (save.variables ?? null) : chosen;
  return (
    <Zone>
      {save.isError && (
        <Banner
          tone="critical"
          title="The time zone was not saved"
          action={
            <Button size="xsmall" onClick={() => choose(save.variables ?? null)}>
              Try again
            </Button>
          }
        >
          {save.error.message}
        </Banner>
      )}
      <TimeZoneSelect
        label="Time zone"
        now={now()}
        value={shown}
        onChange={choose}
        placeholder={`As this browser: ${own}`}
        disabled={save.isPending}
      />
      {shown !== null && (
        <Button kind="link" onClick={() => choose(null)} working={save.isPending && save.variables === null}>
          Use the zone of this browser, {own}
        </Button>
      )}
    </Zone>
  );
}

const Zone = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;

  > :not(button) {
    inline-size: 100%;
  }
`;
