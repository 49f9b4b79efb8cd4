import type { HelpSection } from './helpContent';

/** How to read the codes of trailer ABS modules. Sources: SAE J1587 (MID, SID, FMI) and SAE J1939 (SPN, FMI). */
export const ABS_CODES: HelpSection = {
  id: 'abs-codes',
  title: 'ABS codes: J1587 and J1939',
  blocks: [
    {
      kind: 'text',
      text: 'Most trailer modules use J1587 over the power line, with MID, SID and FMI. Newer modules use J1939, with SPN and FMI. The FMI is the failure mode and has the same meaning in both.',
    },
    {
      kind: 'terms',
      items: [
        { term: 'MID 137', meaning: 'J1587: ABS of the first trailer. 138 and 139 are the second and third trailers.' },
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
          meaning: 'Value too high or too low. On a wheel sensor: damaged tone ring or wrong tire size.',
        },
        { term: 'FMI 2', meaning: 'Erratic signal: loose connector, gap too wide or worn bearing.' },
        { term: 'FMI 3', meaning: 'Voltage too high, or shorted to the positive supply.' },
        { term: 'FMI 4', meaning: 'Voltage too low, or shorted to ground.' },
        { term: 'FMI 5', meaning: 'Open circuit: broken wire or disconnected plug.' },
        { term: 'FMI 6', meaning: 'Too much current, or shorted to ground.' },
        { term: 'FMI 7', meaning: 'Mechanical part does not respond: stuck valve or brakes out of adjustment.' },
        { term: 'FMI 8', meaning: 'Wrong frequency: missing or dirty teeth on the tone ring.' },
        { term: 'FMI 10', meaning: 'Changes too fast: wrong gap or bearing play.' },
        { term: 'FMI 12', meaning: 'Defective device. Replace it.' },
        { term: 'FMI 13', meaning: 'Out of calibration, or set up for another axle layout.' },
      ],
    },
    {
      kind: 'text',
      text: 'Example: MID 137 SID 3 FMI 5 is an open circuit at the left wheel sensor of axle 2. On J1939 the same fault is SPN 791 FMI 5. Left and right are from the driver’s seat.',
    },
  ],
};
