import type { HelpSection } from './helpContent';

/** Help for the screens about devices. */
export const DEVICE_SECTIONS: readonly HelpSection[] = [
  {
    id: 'updates',
    screen: 'otaManagement',
    title: 'How do I update devices over the air?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then OTA Management, and the tab of what you want to update. Select Upload package. A package is signed by your company, and can’t be changed after its upload.',
          'Select Start campaign, and choose devices by filter or by a pasted list. Select Check devices. The preview shows which devices are left out, and why.',
          'Confirm the number of devices. The campaign begins with a small stage, waits, and then opens the next one.',
          'Follow the campaign on its page. Each number opens the list of its devices.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Confirmed',
            meaning: 'The device has reported the new version. Nothing else counts as confirmed.',
          },
          {
            term: 'Stopped automatically',
            meaning:
              'Too many devices of a stage have failed. No other device gets the job until you resume with a new limit or a reason.',
          },
          {
            term: 'Conditions',
            meaning:
              'A device waits until its trailer meets all of them, e.g. parked for 30 minutes. A condition that can’t be judged isn’t met.',
          },
          {
            term: 'Roll back',
            meaning: 'Ends the campaign and starts another one, which takes confirmed devices to a version you choose.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Canceling ends what is queued or downloads. An installation that has begun can’t be stopped.',
      },
    ],
  },
  {
    id: 'file-servers',
    screen: 'otaFtpManagement',
    title: 'How do I publish packages on an FTP server?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then OTA FTP Management, and select Add server. Use SFTP or FTPS if your gateways can: FTP is not encrypted.',
          'Compare the fingerprint of the host key with the one that the operator of the server gave you, then select Confirm fingerprint. Nothing is sent to a server before that.',
          'Open the folder and select Publish package. The file gets its name only after its content was read back and compared.',
        ],
      },
      {
        kind: 'text',
        text: 'Beside each package is a manifest with its version, SHA-256 and signature, which gateways check. Verify compares both files again. If a manifest is missing, publish the package again under the same name. Deleting a package deletes its manifest, too.',
      },
    ],
  },
  {
    id: 'subscriptions',
    screen: 'subscriptionManagement',
    title: 'How do I change SIMs and their plans?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then Subscription Management, and find the SIM by VIN, unit ID or ICCID. To change several, filter the list, then select Change many, or paste a list there.',
          'Choose the action and check its effects: suspended trailers stop reporting, and a deactivated SIM can’t be activated again. For another plan, select Change plan. The confirmation lists the present plans.',
          'Wait for the provider. A status changes only once the provider confirms it. Until then, the change is shown with its time.',
        ],
      },
      {
        kind: 'terms',
        items: [
          {
            term: 'Refused',
            meaning: 'The provider has refused the change. The reason is shown, and you can request it again.',
          },
          {
            term: 'No answer',
            meaning: 'The provider hasn’t confirmed the change within 30 minutes. Its status is checked automatically.',
          },
          {
            term: 'Suspended',
            meaning:
              'A trailer with a suspended SIM is silent on purpose: no maintenance issue and no alert about silence.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Administrators and account administrators can change SIMs. The other administrator types can see them.',
      },
    ],
  },
  {
    id: 'leases',
    screen: 'leaseManagement',
    title: 'How do I lease trailers to another customer?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then Lease Management, and select New lease.',
          'Choose the lessor and the lessee, and enter the first day. Leave the last day empty for a lease without an end.',
          'Paste VINs or unit IDs, one per line, then select Check trailers. Lines that can’t be leased are left out, with a reason.',
          'Select Review lease and confirm. The lease begins at midnight in the time zone of the lessor.',
        ],
      },
      {
        kind: 'text',
        text: 'The lessor keeps its access. The lessee sees the trailers and what they report during the lease, and nothing from before or after it. When the lease ends, the lessee also loses access to what was reported. Both can send commands to the reefer units, and each sees the other’s commands in the log.',
      },
    ],
  },
];

/** Help for transfers, which installers and OEM users can request, too. */
export const TRANSFER_SECTION: HelpSection = {
  id: 'transfers',
  screen: 'vinTransfer',
  title: 'How do I transfer trailers to another customer?',
  blocks: [
    {
      kind: 'steps',
      items: [
        'Open Settings, then VIN Transfer, and select New transfer.',
        'Choose both customers. If a customer isn’t listed, enter its complete name.',
        'Paste VINs or unit IDs, one per line, then select Check trailers. Lines that can’t move are left out, with a reason.',
        'Enter a date, or leave it empty to transfer as soon as it is accepted. Select Review transfer and enter the number of trailers to confirm. With Save draft, you can continue later. The other side doesn’t see drafts.',
        'A user of the other side has to accept it, unless an administrator has requested it.',
      ],
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'Moves',
          meaning: 'VIN, unit ID, device, sensors, fault codes, inspection papers and updates that are under way.',
        },
        {
          term: 'Stays',
          meaning: 'Positions, activity, pictures, alerts and reports from before. The new customer can’t see them.',
        },
        { term: 'Ends', meaning: 'Groups, alert rules, shared links and leases of these trailers.' },
      ],
    },
    {
      kind: 'text',
      text: 'Both sides can cancel a transfer until it is done. Trailers that have already moved stay with the new customer. Administrators can undo a transfer for 24 hours after its end. The trailers then return with their groups and rules.',
    },
  ],
};
