import { ArrowLeftIcon, DownloadIcon, PlusIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../icons/Icon';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
  title: 'Primitives/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Fleet status', meta: '1,204 of 12,486 trailers' },
});

export const Ordinary = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  args: {
    actions: [
      <Button key="export" icon={<Icon icon={DownloadIcon} />}>
        Export to CSV
      </Button>,
      <Button key="create" kind="primary" icon={<Icon icon={PlusIcon} />}>
        Create New User
      </Button>,
    ],
  },
});

/** Has a link back before the title, which follows the text direction. */
export const WithAWayBack = meta.story({
  args: {
    title: 'History of R-2207',
    back: <IconButton icon={<Icon icon={ArrowLeftIcon} />} label="Back to the map" />,
    actions: <Button icon={<Icon icon={DownloadIcon} />}>Export</Button>,
  },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('button', { name: 'Back to the map' });
    const name = canvas.getByRole('heading', { name: 'History of R-2207' });
    await expect(back.getBoundingClientRect().right).toBeLessThan(name.getBoundingClientRect().left);
    await expect(back.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

export const NameAlone = meta.story({ args: { meta: undefined } });

export const LongText = meta.story({
  args: {
    title: 'Fleet status of Cedar Ridge Logistics of the Great Lakes and the Upper Midwest',
    actions: <Button kind="primary">Create New User</Button>,
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { actions: <Button kind="primary">Create New User</Button> },
});

/** The actions move to their own line. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <PageHeader {...args} actions={<Button kind="primary">Create New User</Button>} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
