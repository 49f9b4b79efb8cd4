import { PlusIcon } from 'lucide-react';
import { Banner } from '../../Banner/Banner';
import { Button } from '../../Button/Button';
import { EmptyState } from '../../EmptyState/EmptyState';
import { ErrorState } from '../../ErrorState/ErrorState';
import { FieldIcon } from '../../icons/FieldIcon';
import { Icon } from '../../icons/Icon';
import { ProgressBar } from '../../ProgressBar/ProgressBar';
import { Reading } from '../../Reading/Reading';
import { Skeleton } from '../../Skeleton/Skeleton';
import { PlainPills, SolidPills, TintedPills } from '../../StatusPill/pills.stories.parts';
import { ToastCard } from '../../Toast/ToastCard';
import { Boxes, Line, Pair, Panel, Stack } from './layout.stories.parts';

const nothing = () => undefined;

export function Status() {
  return (
    <Panel name="Status: shape, color, label">
      <Line>
        <TintedPills />
      </Line>
      <Line>
        <SolidPills />
      </Line>
      <Line>
        <PlainPills />
      </Line>
      <Boxes>
        <Reading label="Fresh" value="12.6" unit="V" age="4 min" />
        <Reading label="Stale" value="12.6" unit="V" age="3 d" state="stale" />
        <Reading label="No reading" state="missing" />
        <Reading label="Not installed" state="not-installed" />
      </Boxes>
      <ProgressBar label="Reports" value={62} detail="620 of 1,000" />
    </Panel>
  );
}

export function Feedback() {
  return (
    <>
      <Panel name="Toast, banner">
        <ToastCard
          tone="good"
          title="Rule created"
          description="Untethered outside yards, 1,204 trailers"
          onDismiss={nothing}
        />
        <ToastCard
          tone="critical"
          title="Command failed please try again later"
          description="R-2207, Continuous "
          action={{ label: 'Try again', onClick: nothing }}
          onDismiss={nothing}
        />
        <Banner tone="caution">
          You need to select a customer in order to change group assignments or to edit groups
        </Banner>
      </Panel>
      <Panel name="Empty, failed, loading">
        <Pair>
          <EmptyState
            title="No geofences yet"
            icon={<FieldIcon name="geofence" size={22} />}
            action={
              <Button size="xsmall" icon={<Icon icon={PlusIcon} size={14} />}>
                Create geofence
              </Button>
            }
          >
            Draw one to know when trailers arrive.
          </EmptyState>
          <ErrorState title="Positions did not load" onRetry={nothing}>
            Showing data from 14:02, 6 min ago.
          </ErrorState>
        </Pair>
        <Stack>
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </Stack>
      </Panel>
    </>
  );
}
