import { defineMessages } from '@gladhand/ui';

/** Words about an alert that the list and the detail share. */
export const ALERT_WORDS = defineMessages('alertWords', {
  severity: { critical: 'Critical', caution: 'Caution', good: 'Information' },
  firing: 'Firing',
  event: 'One-time event',
  withdrawn: 'Withdrawn',
  withdrawnReason: 'A later report showed that this did not happen',
  endedBy: {
    condition: 'Resolved',
    ruleChanged: 'Ended: the rule was changed',
    ruleDisabled: 'Ended: the rule was switched off',
    ruleDeleted: 'Ended: the rule was deleted',
    ruleFailed: 'Ended: the rule could not be checked',
    trailerLeft: 'Ended: the rule is no longer about this trailer',
    simSuspended: 'Ended: the SIM of the trailer is suspended',
    geofenceOff: 'Ended: the geofence was deactivated or deleted',
  },
  ended: 'Ended',
  late: 'Late',
  acknowledged: 'Acknowledged',
  notAcknowledged: 'Not acknowledged',
  snoozedUntil: (time: string) => `Snoozed until ${time}`,
  closed: 'Closed',
});
