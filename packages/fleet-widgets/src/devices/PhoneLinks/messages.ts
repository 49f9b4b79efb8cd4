import { defineMessages } from '@gladhand/ui';
/** Texts of PhoneLinks. */
export const PHONE_LINKS_MESSAGES = defineMessages('phoneLinks', {
  copyNow: "Copy this address now. You won't be able to see it again.",
  copyAddress: 'Copy address',
  openAppStep: 'On the phone, open Traccar Client and go to its settings.',
  enterAddressStep: "Enter this address as the server URL. The device identifier doesn't matter.",
  turnOnStep: 'Turn tracking on. The first position appears on the map within a minute.',
  phonesAndTrackers: 'Phones and trackers',
  about:
    'A phone with the Traccar Client app, or any tracker that supports the OsmAnd protocol, can report positions for this trailer. Each one gets its own secret address.',
  phoneList: 'The list of phones',
  connectedPhones: 'Connected phones',
  revoke: 'Revoke',
  createFailed: "Couldn't create the address",
  phoneName: 'Name of the phone',
  phoneNameMissing: 'Enter a name so you can recognize the phone later.',
  connectAPhone: 'Connect a phone',
  confirmRevoke: (phone: string) => `Revoke the address of ${phone}?`,
  revokeEffect: 'New positions from it will be rejected. Positions it already sent are kept.',
});
