import type { HelpSection } from './helpContent';

/** How the codes of trailer ABS modules are read. Sources: SAE J1587 (MID, SID, FMI) and SAE J1939 (SPN, FMI). */
export const ABS_CODES: HelpSection = {
  id: 'abs-codes',
  title: 'ABS codes: J1587 and J1939',
  blocks: [
    {
      kind: 'text',
      text: 'Most trailer modules speak J1587 over the power line: MID, SID and FMI. Newer ones speak J1939: SPN and FMI. The FMI, how it fails, is the same list for both.',
    },
    {
      kind: 'terms',
      items: [
        { term: 'MID 137', meaning: 'J1587: the ABS of the first trailer. 138 and 139 are the second and third.' },
        {
          term: 'SID 1 to 6',
          meaning: 'J1587: wheel sensors of axle 1 left, 1 right, 2 left, 2 right, 3 left, 3 right.',
        },
        { term: 'SID 7 to 12', meaning: 'J1587: modulator valves, in the same order.' },
        { term: 'SID 251', meaning: 'J1587: power supply.' },
        { term: 'SID 254', meaning: 'J1587: the module itself.' },
        { term: 'SPN 789 to 794', meaning: 'J1939: wheel sensors, in the order of SID 1 to 6.' },
        { term: 'SPN 795 to 800', meaning: 'J1939: modulator valves, in the order of SID 7 to 12.' },
      ],
    },
    {
      kind: 'terms',
      items: [
        {
          term: 'FMI 0 and 1',
          meaning: 'Value too high, value too low. On a wheel sensor: tone ring damaged, wrong tire size.',
        },
        { term: 'FMI 2', meaning: 'Erratic: loose plug, gap too wide, worn bearing.' },
        { term: 'FMI 3', meaning: 'Voltage too high, or shorted to plus.' },
        { term: 'FMI 4', meaning: 'Voltage too low, or shorted to ground.' },
        { term: 'FMI 5', meaning: 'Open circuit: broken wire, unplugged.' },
        { term: 'FMI 6', meaning: 'Too much current, or shorted to ground.' },
        { term: 'FMI 7', meaning: 'The mechanical part does not respond: a stuck valve, brakes out of adjustment.' },
        { term: 'FMI 8', meaning: 'Frequency wrong: tone ring with missing or dirty teeth.' },
        { term: 'FMI 10', meaning: 'Changes too fast: gap, bearing play.' },
        { term: 'FMI 12', meaning: 'Bad device: replace it.' },
        { term: 'FMI 13', meaning: 'Out of calibration or set up for another axle layout.' },
      ],
    },
    {
      kind: 'text',
      text: 'Example: MID 137 SID 3 FMI 5 is an open circuit at the left wheel sensor of axle 2. On J1939 the same fault is SPN 791 FMI 5. Left and right are as the driver sits.',
    },
  ],
};
