import { apiFails } from '@gladhand/domain/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { storyApi, storyServer } from '#storybook/storyServer';
import { noPicture } from '#storybook/visual';
import { ImportParts } from './ImportParts';

const SOON = { timeout: 10_000 };
const MANAGER = 'manager@gladhand.example';

const meta = preview.meta({
  title: 'Admin/ImportParts',
  component: ImportParts,
  args: { onClose: fn() },
  // The headings of a file are the same in every language.
  tags: ['no-picture', 'no-texts'],
  parameters: { layout: 'fullscreen', ...noPicture },
  decorators: [
    (Story) => (
      <StoryHost as={MANAGER}>
        <Story />
      </StoryHost>
    ),
  ],
});

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Import parts' }));
const ownVin = async () => (await storyServer()).fleet.trailers.find(({ customerId }) => customerId === 1)?.vin ?? '';
async function check(text: string) {
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('textbox', { name: 'Or paste the text' }));
  await userEvent.paste(text);
  await userEvent.click(dialog.getByRole('button', { name: 'Check pasted text' }));
  return dialog;
}

/** Each bad row says why; the good ones are imported. */
export const BadRows = meta.story({
  tags: ['compared'],
  play: async ({ step }) => {
    const vin = await ownVin();
    const rows = [
      'VIN,Type,Length (ft),Model Year,Category,Part,Part Number,Maker,Quantity,Position,Fault Codes',
      `${vin},,,,ABS,Modulator valve,MV-9,Northline Controls,2,Axle 1,795; 796`,
      ',Dry Van,53,,Lights,Dome lamp,DL-4,Brightway Lighting,1,Roof,',
      `${vin},,,,Sails,Main sail,S-1,,1,,`,
      `${vin},,,,ABS,,MV-8,,1,,`,
      `${vin},,,,ABS,Modulator valve,mv-9,NORTHLINE controls,2,axle 1,`,
      'NOBODY00000000000,,,,ABS,Valve,V-1,,1,,',
      `${vin},Dry Van,,,ABS,Valve,V-2,,1,,`,
      `${vin},,,,ABS,Valve,V-3,,two,,1E9`,
    ];
    const dialog = await check(rows.join('\n'));
    await expect(await dialog.findByText('Create 2')).toBeVisible();
    await expect(dialog.getByText('Only problems 6')).toBeVisible();
    for (const problem of [
      /Category: 'Sails' is not one of/,
      /^Part is required/,
      /appears more than once/,
      /You have no trailer with this VIN/,
      /Give either a VIN, or a Type/,
      /Quantity: 'two' is not a number/,
    ]) {
      await expect(dialog.getByText(problem)).toBeVisible();
    }
    await step('then the good rows are imported', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Apply 2 parts' }));
      await expect(await dialog.findByText('Created 2')).toBeVisible();
      const { parts } = await storyApi(MANAGER).parts.ofTrailer(vin);
      await expect(parts.find(({ partNumber }) => partNumber === 'MV-9')).toMatchObject({ quantity: 2 });
    });
  },
});

/** The same as JSON: field names or headings, lists as lists. */
export const Json = meta.story({
  play: async () => {
    const vin = await ownVin();
    const parts = [
      { vin, category: 'abs', name: 'Modulator valve', partNumber: 'MV-9', faultCodes: [795, 796] },
      { Type: 'Dry Van', Category: 'Lights', Part: 'Dome lamp', 'Part Number': 'DL-4', Quantity: { of: 1 } },
    ];
    const dialog = await check(JSON.stringify(parts));
    await expect(await dialog.findByText(/^Read as JSON/)).toBeVisible();
    await expect(await dialog.findByText('Create 1', {}, SOON)).toBeVisible();
    await expect(dialog.getByText('Quantity must be a text, a number or a list of them.')).toBeVisible();
  },
});

/** What isn't a list of parts is refused as a whole, and can be corrected. */
export const NotAList = meta.story({
  play: async () => {
    const dialog = await check('{"parts": ');
    await expect(await dialog.findByText(/This is not valid JSON/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Or paste the text' })).toHaveValue('{"parts": ');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async () => {
    const dialog = await check(`VIN,Category,Part,Part Number\n${await ownVin()},ABS,Valve,V-1`);
    await expect(await dialog.findByText('Stopped after 0 of 1 rows', {}, SOON)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
