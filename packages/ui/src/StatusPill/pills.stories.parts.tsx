import { StatusPill } from './StatusPill';

/** The tinted pills, one for each severity. */
export const TintedPills = () => (
  <>
    <StatusPill tone="good">Good</StatusPill>
    <StatusPill tone="caution">Caution</StatusPill>
    <StatusPill tone="critical">Critical</StatusPill>
    <StatusPill tone="unknown">Not reporting</StatusPill>
  </>
);

/** The health of a trailer. */
export const SolidPills = () => (
  <>
    <StatusPill tone="critical" solid>
      CRITICAL
    </StatusPill>
    <StatusPill tone="caution" solid>
      CAUTION
    </StatusPill>
  </>
);

/** As in the cells of a grid. */
export const PlainPills = () => (
  <>
    <StatusPill tone="good" plain>
      No faults
    </StatusPill>
    <StatusPill tone="caution" plain>
      Intermittent
    </StatusPill>
    <StatusPill tone="critical" plain>
      Multiple
    </StatusPill>
    <StatusPill tone="unknown" plain>
      NA
    </StatusPill>
  </>
);
