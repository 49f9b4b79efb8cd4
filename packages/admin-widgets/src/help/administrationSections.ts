import { CUSTOMER_POLICY, UNLOADED_UP_TO_LBS, USER_TYPES, userTypeSummary } from '@gladhand/domain';
import type { HelpSection } from './helpContent';

/** How administrators manage who sees what, and how they find out what happened. */
export const ADMINISTRATION_SECTIONS: readonly HelpSection[] = [
  {
    id: 'create-user',
    title: 'How do I add a user?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then User Management, and press Create New User.',
          'Enter the email address and choose one or more user types. Types that belong to a customer ask which one.',
          'Press Create. The new user gets an email with a link for setting a password.',
          'Watch the result: it says when the mail server accepted the email, or why it did not. Failed emails can be sent again under System.',
        ],
      },
      {
        kind: 'text',
        text: 'Until the link is used, Account Status is FORCE_CHANGE_PASSWORD and the user cannot sign in. If the link has expired, select the user and press Resend Verification. Account administrators can only create users of their own customers.',
      },
    ],
  },
  {
    id: 'user-types',
    title: 'Which user type is right?',
    blocks: [
      {
        kind: 'terms',
        items: USER_TYPES.map(({ id, label, labelForCustomerAdmin }) => ({
          term: [...new Set([label, labelForCustomerAdmin])].join(', '),
          meaning: userTypeSummary(id),
        })),
      },
      {
        kind: 'text',
        text: 'A user can have several types; what each of them allows adds up. Effective access, in the row of a user, lists what a user can see and do and through which type or group.',
      },
    ],
  },
  {
    id: 'leaving-user',
    title: 'What do I do when somebody leaves?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Switch Enabled off. The user is signed out on every device right away and cannot sign in again. Everything else stays, so you can switch it back on.',
          'Only administrators can delete a user. The audit log keeps the email address.',
          'A forgotten password is no reason to create the account again: select the user and press Reset Password.',
        ],
      },
    ],
  },
  {
    id: 'groups',
    title: 'How do groups decide who sees which trailers?',
    blocks: [
      {
        kind: 'text',
        text: 'A standard user sees the trailers of their groups and of every group below those. A trailer can be in several groups, and a group can stand under several others. Before you move or delete a group, you see who would gain or lose access.',
      },
      {
        kind: 'terms',
        items: [
          { term: 'All VINs', meaning: 'Every trailer of the customer, including those that are added later.' },
          { term: 'No VINs', meaning: 'No trailer at all.' },
          { term: 'TK Command Control', meaning: 'Allows commands to reefer units. It gives no access to trailers.' },
          { term: 'No Help', meaning: 'Hides Help from the menu.' },
        ],
      },
      {
        kind: 'text',
        text: 'These four come with every customer and cannot be renamed, moved or deleted. Paste trailers adds many at once: one Unit ID or VIN per line.',
      },
    ],
  },
  {
    id: 'trailers',
    title: 'How do I add or change trailers?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Create New Trailer under Trailer Management. The VIN is checked as you type; a wrong check digit is a warning that you can confirm.',
          'The serial number is what connects reports to the trailer. Enter the new one when a device is replaced: history and groups stay.',
          'Only sensors that are marked as installed are shown and judged.',
          'Unit IDs can be changed right in the list. Two trailers of a customer cannot have the same one.',
          'A trailer cannot be given to another customer here: that is a VIN transfer.',
        ],
      },
    ],
  },
  {
    id: 'import',
    title: 'How do I create many users or trailers at once?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Export to CSV first: the file has the columns that an import understands.',
          'Change or add rows in a spreadsheet. Rows with a known email address or VIN change that user or trailer; others create one.',
          'Import the file. Commas, semicolons and tabs work, and so do UTF-8, UTF-16 and Windows-1252; the screen says what was detected.',
          'Read the preview: what each row would change, and what is wrong with it. Nothing has been written yet.',
          'Apply. Rows with a problem are left out and listed; all others are written.',
        ],
      },
    ],
  },
  {
    id: 'customers',
    title: 'What can I set for a customer?',
    blocks: [
      {
        kind: 'terms',
        items: [
          { term: 'Features', meaning: 'What the customer has bought. A feature that is off is hidden everywhere.' },
          {
            term: 'Retention',
            meaning: `How long reports are kept, ${CUSTOMER_POLICY.minRetentionDays} to ${CUSTOMER_POLICY.maxRetentionDays.toLocaleString('en-US')} days. Older ones are deleted every night.`,
          },
          {
            term: 'Unloaded up to',
            meaning: `Cargo weight on the bogie up to which a trailer counts as unloaded; ${UNLOADED_UP_TO_LBS.toLocaleString('en-US')} lb unless you change it.`,
          },
          {
            term: 'Hide trailers from technicians',
            meaning: 'Technicians of authorized service locations cannot open any trailer of this customer.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Customer Management is open to administrators only. Deactivating a customer removes it from lists and pickers; nothing is deleted, and it can be activated again.',
      },
    ],
  },
  {
    id: 'audit',
    title: 'How do I find out who changed something?',
    blocks: [
      {
        kind: 'text',
        text: 'The Audit Log lists every change with who made it, to what, when, and the values before and after. Sign-ins are in it too, including those that failed. Search for a part of an email address or an action, for a VIN or for the name of a group, and narrow the list by area, customer and time. The History link of a user, a trailer or a group opens its lines, also those under a former name. Export to CSV saves what the filters find, at most the newest 5,000 lines.',
      },
    ],
  },
  {
    id: 'mail',
    title: 'An email did not arrive. What now?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open System and search for the recipient under Outgoing mail.',
          'Queued: the email will be sent in a moment. If the mail server was unreachable or asked to wait, the next attempt is shown.',
          'Sent: the mail server accepted it. Ask the recipient to look into the spam folder.',
          'Failed: the reason is what the mail server answered. Correct the cause, then press Send again.',
          'Not confirmed: the server broke off before it answered, so the email may or may not have arrived. Send again if it did not.',
        ],
      },
    ],
  },
  {
    id: 'summary',
    title: 'Who gets the weekly summary?',
    blocks: [
      {
        kind: 'text',
        text: 'Whoever switches it on in their profile. It comes once a week in the time zone of the user and covers the trailers that user can see. The link in the email ends it without signing in; emails about the account itself are always sent.',
      },
    ],
  },
];
