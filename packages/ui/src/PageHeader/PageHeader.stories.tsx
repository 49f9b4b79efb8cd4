import { DownloadIcon, PlusIcon } from 'lucide-react';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Icon } from '../icons/Icon';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
  title: 'Primitives/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Fleet status', meta: '1,204 of 12,486 trailers' },
});

export const Ordinary = meta.story({
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

/** The actions go to a line of their own. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <PageHeader {...args} actions={<Button kind="primary">Create New User</Button>} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
