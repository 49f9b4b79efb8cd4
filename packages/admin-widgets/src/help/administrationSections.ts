import { CUSTOMER_POLICY } from '@gladhand/domain/customers';
import { UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import { USER_TYPES, userTypeSummary } from '@gladhand/domain/users';
import { DEVICE_SECTIONS } from './deviceSections';
import type { HelpSection } from './helpContent';

/** Help for administrators: access, imports and the audit log. */
export const ADMINISTRATION_SECTIONS: readonly HelpSection[] = [
  {
    id: 'create-user',
    title: 'How do I add a user?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then User Management, and select Create New User.',
          'Enter the email address and choose one or more user types. For types that belong to a customer, choose the customer.',
          'Select Create. The new user gets an email with a link to set a password.',
          'Check the result. It shows whether the mail server accepted the email, or why not. You can resend failed emails in System.',
        ],
      },
      {
        kind: 'text',
        text: 'Until the link is used, Account Status is FORCE_CHANGE_PASSWORD and the user cannot sign in. If the link has expired, select the user, then Resend Verification. Account administrators can create users only for their own customers.',
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
        text: 'A user can have several types, and gets the access of all of them. Effective access, in the row of a user, lists what the user can see and do, and which type or group gives that access.',
      },
    ],
  },
  {
    id: 'leaving-user',
    title: 'What do I do when someone leaves?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Turn off Enabled. The user is immediately signed out on all devices and cannot sign in again. Everything else is kept, so you can turn it back on.',
          'Only administrators can delete a user. The audit log keeps the email address.',
          'If someone forgot their password, do not create a new account. Select the user, then Reset Password.',
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
        text: 'A standard user sees the trailers of their groups and of every group below those. A trailer can be in several groups, and a group can have several parent groups. Before you move or delete a group, you see who would gain or lose access.',
      },
      {
        kind: 'terms',
        items: [
          { term: 'All VINs', meaning: 'All trailers of the customer, including trailers that are added later.' },
          { term: 'No VINs', meaning: 'No trailers.' },
          { term: 'TK Command Control', meaning: 'Allows commands to reefer units. It gives no access to trailers.' },
          { term: 'No Help', meaning: 'Hides Help from the menu.' },
        ],
      },
      {
        kind: 'text',
        text: 'Every customer has these four groups. They cannot be renamed, moved or deleted. To add many trailers at once, use Paste trailers with one unit ID or VIN per line.',
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
          'In Trailer Management, select Create New Trailer. The VIN is checked as you type. If only the check digit is wrong, you can confirm the VIN.',
          'The serial number connects reports to the trailer. When you replace a device, enter the new serial number. History and groups are kept.',
          'Only sensors that are marked as installed are shown and evaluated.',
          'You can change unit IDs directly in the list. Two trailers of a customer cannot have the same unit ID.',
          'To move a trailer to another customer, use a VIN transfer.',
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
          'Select Export to CSV first. The file has the columns that an import uses.',
          'Edit or add rows in a spreadsheet. A row with an existing email address or VIN updates that user or trailer. Other rows create a new one.',
          'Import the file. You can use commas, semicolons or tabs, and UTF-8, UTF-16 or Windows-1252. The screen shows what was detected.',
          'Review the preview. It shows what each row would change and any problems. Nothing has changed yet.',
          'Select Apply. Rows with a problem are listed and skipped. All other rows are saved.',
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
          {
            term: 'Features',
            meaning: 'The features that the customer has bought. Features that are off are hidden everywhere.',
          },
          {
            term: 'Retention',
            meaning: `How long reports are kept, ${CUSTOMER_POLICY.minRetentionDays} to ${CUSTOMER_POLICY.maxRetentionDays.toLocaleString('en-US')} days. Older reports are deleted every night.`,
          },
          {
            term: 'Unloaded up to',
            meaning: `A trailer is unloaded up to this cargo weight on the bogie. The default is ${UNLOADED_UP_TO_LBS.toLocaleString('en-US')} lb.`,
          },
          {
            term: 'Hide trailers from technicians',
            meaning: 'Technicians of authorized service locations cannot open any trailer of this customer.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Only administrators can open Customer Management. A deactivated customer no longer appears in lists and pickers. Nothing is deleted, and you can activate it again.',
      },
    ],
  },
  ...DEVICE_SECTIONS,
  {
    id: 'audit',
    title: 'How do I find out who changed something?',
    blocks: [
      {
        kind: 'text',
        text: 'The Audit Log lists every change with the user, the target, the time, and the values before and after. It also lists sign-ins, including failed ones. Search for any part of an email address or action, for a VIN or for a group name, and filter by area, customer and time. The History link of a user, trailer or group opens its entries, including those under a former name. Export to CSV saves the matching entries, up to the newest 5,000.',
      },
    ],
  },
  {
    id: 'messages',
    screen: 'developerMessages',
    title: 'How do I show a message to users?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open Settings, then Developer Message Management, and select Write message.',
          'Choose the severity and write the text. Blank lines separate paragraphs; bold, italic, lists and links work as in Markdown.',
          'Choose roles, customers and features. A user has to match every field that you fill in. The preview shows the message as its audience sees it, and how many users it reaches.',
          'Choose when it starts and ends, or leave both empty, then select Publish. Open portals show it at once.',
        ],
      },
      {
        kind: 'text',
        text: 'Administrators and developers write messages. A user who dismisses a message no longer sees it on any device; a message that cannot be dismissed needs an end. A message for a customer reaches the users of that customer, not the staff who work with all customers. Withdraw ends a message for everyone at once.',
      },
    ],
  },
  {
    id: 'mail',
    title: 'What do I do if an email does not arrive?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Open System and search for the recipient in Outgoing mail.',
          'Queued: the email will be sent soon. If the mail server was unavailable, the time of the next attempt is shown.',
          'Sent: the mail server accepted the email. Ask the recipient to check the spam folder.',
          'Failed: the response of the mail server is shown. Fix the cause, then select Send again.',
          'Not confirmed: the connection ended before the mail server responded, so the email may or may not have arrived. If it did not, select Send again.',
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
        text: 'Every user who turns it on in their profile. It is sent once a week in the time zone of the user and covers the trailers that the user can see. The link in the email unsubscribes without signing in. Emails about the account itself are always sent.',
      },
    ],
  },
];
