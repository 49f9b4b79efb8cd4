import {
  CONNECTIVITY_POLICY,
  DAY_MS,
  PASSWORD_EXPIRY_WARNING_DAYS,
  PASSWORD_LENGTH,
  SESSION_POLICY,
  UNLOADED_UP_TO_LBS,
} from '@gladhand/domain';
import type { HelpSection } from './helpContent';

/** What people ask about the portal. */
export const FAQ_SECTIONS: readonly HelpSection[] = [
  {
    id: 'sign-in',
    title: 'How do I sign in?',
    blocks: [
      {
        kind: 'list',
        items: [
          'With the email address your fleet administrator registered. Capital letters make no difference in it; they do in the password.',
          "'Incorrect username or password.' is said for a wrong address too, so that nobody can find out who has an account.",
          "'Account setup not complete.' means that you have not opened the link in your first email yet. Use 'Forgot password?' to get a new one.",
          'After several wrong passwords each further attempt has to wait a little longer. The screen counts down; your account is never locked.',
          'The first time, you accept the terms of service. Account administrators accept the data agreement too.',
        ],
      },
    ],
  },
  {
    id: 'password',
    title: 'What about my password?',
    blocks: [
      {
        kind: 'list',
        items: [
          `It has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters with a lowercase and an uppercase letter, a digit and one of ~!@#$%^&*. The commonest passwords are refused.`,
          `From ${PASSWORD_EXPIRY_WARNING_DAYS} days before it expires you are asked at sign-in whether to change it. You can continue without.`,
          'Once it has expired, you choose a new one with the old one at hand, or by a reset email.',
          'A reset link works once. Asking again makes the earlier link useless. Changing the password signs you out everywhere else.',
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
        text: `A session goes on while you work, up to ${SESSION_POLICY.absoluteMs / 3_600_000} hours. After ${SESSION_POLICY.activityWindowMs / 60_000} minutes without mouse, keys or scrolling it is no longer renewed. You are warned ${SESSION_POLICY.warningMs / 60_000} minutes before the end and can choose to stay. After signing in again you return to the page you were on.`,
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
          { term: 'Critical', meaning: 'Red octagon: act now.', tone: 'critical' },
          { term: 'Caution', meaning: 'Amber triangle: plan a repair.', tone: 'caution' },
          { term: 'Good', meaning: 'Green disc with a tick, or plain text in a table.', tone: 'good' },
          {
            term: 'Unknown',
            meaning: 'Dashed gray ring: nothing recent is known. It is neither good nor a fault.',
            tone: 'unknown',
          },
        ],
      },
      {
        kind: 'text',
        text: 'The shapes differ without color, on paper and for color-blind eyes. Blue means only that you can press something or have chosen it. On the map an arrow shows where a trailer heads, and a hollow mark that its position is old.',
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
              'The reading is stale: older than this sensor normally lets it get. Point at the value, or move to it with the arrow keys, to read its age.',
          },
          { term: 'N/A', meaning: 'The sensor is installed and has never reported.' },
          { term: '-', meaning: 'This trailer has no such sensor.' },
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
              'The worst of ABS, tire inflation, lights, trailer battery, wheel ends and tire temperature. N/A when none of them is installed or has reported.',
          },
          {
            term: 'Connectivity Status',
            meaning: `How recently anything was heard: Good up to ${CONNECTIVITY_POLICY.goodUpToTetheredMs / DAY_MS} days tethered and ${CONNECTIVITY_POLICY.goodUpToUntetheredMs / DAY_MS} untethered, Critical from ${CONNECTIVITY_POLICY.criticalFromMs / DAY_MS} days on.`,
          },
          { term: 'Last Reported Date', meaning: 'The newest report of any kind.' },
          {
            term: 'Tethered Status',
            meaning: 'Whether a tractor is coupled. Time Untethered counts the days since it left.',
          },
          { term: 'Dwell Time', meaning: 'How long the trailer has stood where it is.' },
          {
            term: 'Load Status',
            meaning: `Loaded above ${UNLOADED_UP_TO_LBS.toLocaleString('en-US')} lb of cargo on the bogie, unless your customer settings say another weight.`,
          },
          {
            term: 'Cargo Bogie Weight',
            meaning: 'Cargo over the trailer axles only; the part on the tractor is not in it.',
          },
          { term: 'ABS Faults', meaning: 'Severity of the active ABS fault; Good when there is none.' },
          { term: 'Tire Inflation Status', meaning: 'Stable, or Unstable when air has been flowing for too long.' },
          { term: 'Lights Faults', meaning: 'What is wrong with the light circuits. Multiple: more than one circuit.' },
          {
            term: 'Trailer Battery, Device Battery',
            meaning: 'Voltage and health of the battery on the trailer and of the cell inside the tracker.',
          },
          { term: 'SIM Status', meaning: 'Whether the line of the tracker is switched on.' },
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
          'The segment at the top shows all trailers, or only those that are critical, need caution or do not report.',
          'The field under a column heading filters that column. Several filters narrow each other; each is a chip above the grid and goes with its x.',
          'Search finds a part of a VIN, a Unit ID or a serial number.',
          'Press a heading to sort, again to turn the order around.',
        ],
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
          'Hide columns and show them again with the Hide columns button above the grid; Reset layout brings back the first view.',
          'Drag a heading to move a column, drag its edge to make it wider, or use the menu of the column.',
          'VIN and Unit ID stay in view while you scroll. Any column can be pinned.',
          'Your columns stay in this browser, also after signing out.',
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
        text: 'From the coordinates: the nearest town, with distance and direction when the trailer is outside it. The names of the towns are those of GeoNames (www.geonames.org), used under the license CC BY 4.0.',
      },
    ],
  },
  {
    id: 'csv',
    title: 'How do I get the data out?',
    blocks: [
      {
        kind: 'text',
        text: 'Export to CSV writes every trailer that search and filters leave, not only what is on the screen, in your columns and their order. Absent values are empty cells. The file is UTF-8 and opens in any spreadsheet.',
      },
    ],
  },
  {
    id: 'time-zones',
    title: 'Which time zone are the times in?',
    blocks: [
      {
        kind: 'text',
        text: 'Times are in the time zone of your profile, and without one in that of your browser; the zone stands behind the time. Ages such as 4 min are the same everywhere. A day in a filter runs from midnight to midnight in your zone, also when the clocks change.',
      },
    ],
  },
];
