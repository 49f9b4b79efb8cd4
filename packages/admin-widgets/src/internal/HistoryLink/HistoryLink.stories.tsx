import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { StoryHost, type StoryHostProps } from '#storybook/StoryHost';
import { everyMode } from '#storybook/visual';
import { GroupManagement } from '../../GroupManagement/GroupManagement';
import { TrailerManagement } from '../../TrailerManagement/TrailerManagement';
import { UserManagement } from '../../UserManagement/UserManagement';
import { HistoryLink } from './HistoryLink';

const history = ({ target, customerId }: { target: string; customerId?: number | null }) =>
  `/audit?customer=${customerId}&target=${encodeURIComponent(target)}`;
const HOST: Partial<StoryHostProps> = { as: 'manager@gladhand.example', links: { history } };

const meta = preview.meta({
  title: 'Admin/HistoryLink',
  component: HistoryLink,
  parameters: { layout: 'fullscreen' },
  args: { target: 'R-2207 & Sons' },
  render: (args) => (
    <StoryHost {...HOST}>
      <div style={{ display: 'flex', gap: 8, padding: 16 }}>
        <HistoryLink {...args} />
        <HistoryLink {...args} compact />
      </div>
    </StoryHost>
  ),
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'History of R-2207 & Sons' });
    await expect(link).toHaveAttribute('href', '/audit?customer=null&target=R-2207%20%26%20Sons');
  },
});

export const Dark = Ordinary.extend({ globals: { theme: 'dark' } });

/** Renders nothing without a page of the host. */
export const WithoutLink = meta.story({
  render: (args) => (
    <StoryHost>
      <HistoryLink {...args} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Renders nothing for viewers without access to the audit log. */
export const Forbidden = meta.story({
  render: (args) => (
    <StoryHost {...HOST} can={(subject) => subject !== 'auditLog'}>
      <HistoryLink {...args} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const OfUser = meta.story({
  render: () => (
    <StoryHost {...HOST}>
      <UserManagement groupTree={() => null} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^History of \S+@\S+$/ });
    const email = links[0]?.getAttribute('aria-label')?.replace('History of ', '') ?? '';
    await expect(links[0]).toHaveAttribute('href', history({ target: email, customerId: null }));
  },
});

export const OfTrailer = meta.story({
  render: () => (
    <StoryHost {...HOST}>
      <TrailerManagement renderGroups={() => null} />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^History of/ })).toBeNull();
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!the rows|row$)/ });
    await userEvent.click(boxes[0] as HTMLElement);
    const link = await canvas.findByRole('link', { name: /^History of/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/audit\?customer=\d+&target=[A-Z\d]{17}$/));
  },
});

export const OfGroup = meta.story({
  render: () => (
    <StoryHost {...HOST}>
      <GroupManagement />
    </StoryHost>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Leased Out/ }));
    const link = await canvas.findByRole('link', { name: 'History of Leased Out' });
    await expect(link).toHaveAttribute('href', history({ target: 'Leased Out', customerId: 1 }));
  },
});
