import { apiFails, apiHangs, graphqlFails } from '@gladhand/domain/testing';
import { RadioGroup } from '@gladhand/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectTextsFit } from '#storybook/expectTextsFit';
import { fitsItsBox } from '#storybook/fitsItsBox';
import preview from '#storybook/preview';
import { StoryHost } from '#storybook/StoryHost';
import { STORY_PASSWORD, storyApi } from '#storybook/storyServer';
import { everyMode } from '#storybook/visual';
import { Profile } from './Profile';

const meta = preview.meta({
  title: 'Admin/Profile',
  component: Profile,
  parameters: { layout: 'fullscreen' },
  args: { onPasswordChanged: fn() },
  render: (args) => (
    <StoryHost as="manager@gladhand.example">
      <Profile {...args} />
    </StoryHost>
  ),
});

export const Ordinary = meta.story({ tags: ['visual'], parameters: everyMode });

/** Shows the account. */
export const Who = Ordinary.extend({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('manager@gladhand.example')).toBeVisible();
    await expect(canvas.getByText('Administrator')).toBeVisible();
  },
});

/** Saves a time zone, and returns to the one of the browser. */
export const AnotherTimeZone = Ordinary.extend({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Time zone' }));
    await userEvent.keyboard('Denver');
    await userEvent.click(await canvas.findByRole('option', { name: /Denver/ }));
    const back = await canvas.findByRole('button', { name: /Use the browser time zone/ });
    const { me } = storyApi('manager@gladhand.example');
    await waitFor(async () => expect((await me()).timezone?.id).toBe('America/Denver'));
    await userEvent.click(back);
    await waitFor(async () => expect((await me()).timezone).toBeNull());
  },
});

/** Turns the weekly summary on and off. */
export const WeeklySummary = Ordinary.extend({
  play: async ({ canvas }) => {
    const { ownAccount } = storyApi('manager@gladhand.example').administration;
    const summary = await canvas.findByRole('switch', { name: 'Weekly fleet summary' });
    await expect(summary).not.toBeChecked();
    await userEvent.click(summary);
    await waitFor(async () => expect((await ownAccount.mailSettings()).weeklySummary).toBe(true));
    await waitFor(() => expect(summary).toBeChecked());
    await userEvent.click(summary);
    await waitFor(async () => expect((await ownAccount.mailSettings()).weeklySummary).toBe(false));
  },
});

/** Signs out a session on another device. */
export const AnotherDevice = Ordinary.extend({
  beforeEach: async () => {
    const account = { username: 'manager@gladhand.example', password: STORY_PASSWORD };
    await storyApi('manager@gladhand.example').account.signIn(account);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This session')).toBeVisible();
    const before = (await canvas.findAllByRole('button', { name: 'Sign out' })).length;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: 'Sign out' })).toHaveLength(before - 1));
  },
});

/** Shows a wrong current password at its field and keeps the entries. */
export const WrongPassword = Ordinary.extend({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    const current = canvas.getByLabelText('Current password');
    await expect(current).toHaveFocus();
    await userEvent.type(current, 'Wrong-Wheel7!');
    await userEvent.type(canvas.getByLabelText('New password'), 'Kingpin-Lock42!');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Kingpin-Lock42!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Incorrect username or password.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Kingpin-Lock42!');
    await expect(args.onPasswordChanged).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible();
  },
});

export const PasswordRules = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await userEvent.type(canvas.getByLabelText('Current password'), STORY_PASSWORD);
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText("The password doesn't meet all rules.")).toBeVisible();
    await expect(canvas.getByText('The new password and confirmation password do not match.')).toBeVisible();
  },
});

/** Shows the settings of the host among those of the account. */
export const WithPreferences = meta.story({
  args: {
    preferences: (
      <RadioGroup
        label="Theme on this device"
        layout="row"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        defaultValue="light"
      />
    ),
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...apiHangs()) });
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiFails(503)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /try again/i }, { timeout: 15_000 })).toBeVisible();
  },
});

/** Keeps the choice when a save fails, and saves it on the next attempt. */
export const ZoneNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(graphqlFails('UNAVAILABLE', 'The server is busy.', 'UpdateMyTimezone')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Time zone' }));
    await userEvent.keyboard('Denver');
    await userEvent.click(await canvas.findByRole('option', { name: /Denver/ }));
    await expect(await canvas.findByText("Couldn't save the time zone")).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Denver');
  },
});

/** In containers of 400 and 360 px on a wide page. */
export const InABox = meta.story({
  parameters: { boxPx: 400 },
  play: fitsItsBox(({ canvas }) => canvas.findByText('manager@gladhand.example')),
});

/** In German. */
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Wo Sie angemeldet sind' })).toBeVisible();
    await expectTextsFit();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dónde tiene sesión iniciada' })).toBeVisible();
    await expectTextsFit();
  },
});
