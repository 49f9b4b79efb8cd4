import { PASSWORD_EXPIRY_WARNING_DAYS, PASSWORD_LENGTH, SESSION_POLICY } from '@gladhand/domain/account';
import { CONNECTIVITY_POLICY, DAY_MS, UNLOADED_UP_TO_LBS } from '@gladhand/domain/readings';
import type { HelpSection } from './helpContent';

/** Common questions about the portal. */
export const FAQ_SECTIONS: readonly HelpSection[] = [
  {
    id: 'sign-in',
    title: 'How do I sign in?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Use the email address that your fleet administrator registered. Capitalization matters in the password, but not in the email address.',
          "'Incorrect username or password.' also appears for an unknown email address, so that no one can find out who has an account.",
          "'Account setup not complete.' means that you haven't opened the link in your first email yet. Select 'Forgot password?' to get a new link.",
          'After several wrong passwords, you have to wait before each new attempt. The screen shows a countdown. Your account is never locked.',
          'The first time you sign in, you accept the terms of service. Account administrators also accept the data agreement.',
        ],
      },
    ],
  },
  {
    id: 'password',
    title: 'What are the rules for passwords?',
    blocks: [
      {
        kind: 'list',
        items: [
          `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, with at least one lowercase letter, one uppercase letter, one digit and one of ~!@#$%^&*. The most common passwords aren't allowed.`,
          `Starting ${PASSWORD_EXPIRY_WARNING_DAYS} days before your password expires, you can change it when you sign in, or continue without changing it.`,
          'After it expires, choose a new password at sign-in, or request a reset email.',
          'A reset link works once. A new request cancels the earlier link. Changing your password signs you out on all other devices.',
        ],
      },
    ],
  },
  {
    id: 'session',
    title: 'Why was I signed out?',
    blocks: [
      {
        kind: 'text',
        text: `A session lasts up to ${SESSION_POLICY.absoluteMs / 3_600_000} hours while you work, and ends after ${SESSION_POLICY.activityWindowMs / 60_000} minutes without mouse, keyboard or scroll activity. A warning appears ${SESSION_POLICY.warningMs / 60_000} minutes before a session ends, and you can choose to stay signed in. When you sign in again, you return to the page you were on.`,
      },
    ],
  },
  {
    id: 'shapes',
    title: 'What do the colors and shapes mean?',
    blocks: [
      {
        kind: 'terms',
        items: [
          { term: 'Critical', meaning: 'Red octagon. Act now.', tone: 'critical' },
          { term: 'Caution', meaning: 'Amber triangle. Plan a repair.', tone: 'caution' },
          { term: 'Good', meaning: 'Green disc with a check mark, or plain text in a table.', tone: 'good' },
          {
            term: 'Unknown',
            meaning: 'Dashed gray ring. There is no recent data, so this is neither good nor a fault.',
            tone: 'unknown',
          },
        ],
      },
      {
        kind: 'text',
        text: 'You can tell the shapes apart without color, in print or with color blindness. Blue marks controls and selected items. On the map, an arrow shows the direction of a moving trailer, and a hollow marker shows an old position.',
      },
    ],
  },
  {
    id: 'missing',
    title: 'Why is a value underlined, N/A or a dash?',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Dots under the value',
            meaning:
              'The reading is stale: older than expected for this sensor. To see its age, point to the value or move to it with the arrow keys.',
          },
          { term: 'N/A', meaning: 'The sensor is installed but has never reported.' },
          { term: '-', meaning: 'This trailer does not have this sensor.' },
        ],
      },
    ],
  },
  {
    id: 'columns',
    title: 'What do the Fleet status columns mean?',
    blocks: [
      {
        kind: 'terms',
        items: [
          {
            term: 'Trailer Health Status',
            meaning:
              'The most severe status of ABS, tire inflation, lights, trailer battery, wheel ends and tire temperature. N/A if none of them is installed or has reported.',
          },
          {
            term: 'Connectivity Status',
            meaning: `How recently the device reported. Good for up to ${CONNECTIVITY_POLICY.goodUpToTetheredMs / DAY_MS} days tethered or ${CONNECTIVITY_POLICY.goodUpToUntetheredMs / DAY_MS} days untethered. Critical after ${CONNECTIVITY_POLICY.criticalFromMs / DAY_MS} days. Suspended while the SIM is suspended, because the device can’t report then.`,
          },
          { term: 'Last Reported Date', meaning: 'When the device last sent a report of any kind.' },
          {
            term: 'Tethered Status',
            meaning: 'Whether a tractor is coupled. Time Untethered shows how long ago it was uncoupled.',
          },
          { term: 'Dwell Time', meaning: 'How long the trailer has been parked at its current position.' },
          {
            term: 'Load Status',
            meaning: `Loaded above ${UNLOADED_UP_TO_LBS.toLocaleString('en-US')} lb of cargo on the bogie, unless your customer settings use another weight.`,
          },
          {
            term: 'Cargo Bogie Weight',
            meaning: 'Cargo weight on the trailer axles only. The weight on the tractor is not included.',
          },
          { term: 'ABS Faults', meaning: 'Severity of the active ABS fault, or Good if there is none.' },
          { term: 'Tire Inflation Status', meaning: 'Stable, or Unstable if air has been flowing for too long.' },
          {
            term: 'Lights Faults',
            meaning: 'Faults of the light circuits. Multiple means that more than one circuit has a fault.',
          },
          {
            term: 'Trailer Battery, Device Battery',
            meaning: 'Voltage and health of the battery on the trailer, and of the battery inside the tracker.',
          },
          { term: 'SIM Status', meaning: "Whether the tracker's SIM is active." },
        ],
      },
    ],
  },
  {
    id: 'filters',
    title: 'How do I filter, search and sort?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Use the buttons at the top to show all trailers, or only those that are critical, need caution or are not reporting.',
          'Use the field under a column heading to filter that column. Trailers must match all filters. Each filter appears as a chip above the grid; select its x to remove it.',
          'Search by any part of a VIN, unit ID or serial number.',
          'Select a column heading to sort. Select it again to reverse the order.',
        ],
      },
    ],
  },
  {
    id: 'search',
    title: 'How do I search from any page?',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Select Search in the menu, or press Ctrl+K (Cmd+K on a Mac). On pages without a search field of their own, you can also press /.',
          'Enter at least two characters of a unit ID, VIN or serial number, or the name of a customer, group, user, page or Help topic.',
          'Choose a result with the arrow keys and press Enter, or select it. Esc clears the text, then closes the search.',
        ],
      },
      {
        kind: 'text',
        text: 'Complete numbers and names are listed first. You find only what you have access to; technicians and installers find a trailer by its complete VIN or serial number. Before you type, the search lists the last eight results that you opened in this browser. They are removed when you sign out.',
      },
    ],
  },
  {
    id: 'layout',
    title: 'How do I choose my columns?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Use Hide columns above the grid to hide or show columns. Use Reset layout to restore the original view.',
          'Drag a column heading to move the column, or drag its edge to resize it. You can also use the column menu.',
          'VIN and Unit ID stay visible while you scroll. You can pin any column.',
          'Your columns are saved in this browser, even after you sign out.',
        ],
      },
    ],
  },
  {
    id: 'places',
    title: 'Where do the addresses come from?',
    blocks: [
      {
        kind: 'text',
        text: 'Addresses are derived from the coordinates. They show the nearest town, with distance and direction if the trailer is outside it. Town names are from GeoNames (www.geonames.org), licensed under CC BY 4.0.',
      },
    ],
  },
  {
    id: 'savedViews',
    title: 'How do I keep filters for later?',
    blocks: [
      {
        kind: 'text',
        text: 'Select Views in Fleet Status, Tracking or Fleet Control, then Save as new view. A view keeps your search, filters, sorting and columns. You can open a screen with one of your views by default, and copy a link to each view under Manage views. Administrators can share views with a role or a group.',
      },
    ],
  },
  {
    id: 'csv',
    title: 'How do I export data?',
    blocks: [
      {
        kind: 'text',
        text: 'Export in Fleet Status writes an Excel or CSV file with all trailers that match your search and filters, not only those on the screen, in your columns and their order. Numbers have their unit in the heading, and times are in your time zone and in UTC. Missing values are empty cells. The last two columns name the readings that are stale and those that aren’t installed.',
      },
    ],
  },
  {
    id: 'time-zones',
    title: 'Which time zone are the times in?',
    blocks: [
      {
        kind: 'text',
        text: 'Times are in the time zone of your profile, or in the time zone of your browser if you have not chosen one. The zone follows the time. Ages such as 4 min are the same in every zone. A day in a filter runs from midnight to midnight in your zone, even when the clocks change.',
      },
    ],
  },
];
