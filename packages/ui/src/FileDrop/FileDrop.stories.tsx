import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { LONG_NAME, LONG_SENTENCE } from '../internal/long.stories.data';
import { fitsTheWidth, narrow } from '../internal/narrow.stories.data';
import { FileDrop } from './FileDrop';
import type { FileUpload, StoredFile } from './useUploads';

const onFiles = fn();
const meta = preview.meta({ title: 'Fields/FileDrop', component: FileDrop });

type DemoProps = Partial<ComponentProps<typeof FileDrop>>;

/** Uploads immediately, except that 'slow' stops halfway and 'broken' fails the first time. */
function demoUpload(): FileUpload {
  let failures = 0;
  return async (file, { signal, onProgress }) => {
    onProgress(0.5);
    if (file.name.startsWith('slow')) {
      await new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
    }
    if (file.name.startsWith('broken') && failures++ === 0) throw new Error('The server did not answer.');
    return `stored-${file.name}`;
  };
}

function Demo({ value = [], ...rest }: DemoProps) {
  const [files, setFiles] = useState<StoredFile[]>([...value]);
  const [upload] = useState(demoUpload);
  return (
    <FileDrop
      label="Attachments"
      accept=".csv,.pdf"
      maxBytes={5_000_000}
      maxFiles={3}
      hint="CSV or PDF, up to 5 MB each"
      upload={upload}
      {...rest}
      value={files}
      onChange={(next) => {
        setFiles(next);
        onFiles(next);
      }}
    />
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 420px;
`;

const csv = (name: string, bytes = 1200) => new File([new Uint8Array(bytes)], name, { type: 'text/csv' });

function carrying(files: File[]) {
  const carrier = new DataTransfer();
  for (const file of files) carrier.items.add(file);
  return carrier;
}

// Real events are needed, because fireEvent creates its own transfer without the files.
function dropFiles(group: HTMLElement, files: File[]) {
  group.dispatchEvent(new DragEvent('drop', { dataTransfer: carrying(files), bubbles: true, cancelable: true }));
}

/** The controls change this one. */
export const Playground = meta.story({
  args: {
    label: 'Attachments',
    accept: '.csv,.pdf',
    maxBytes: 5_000_000,
    maxFiles: 3,
    hint: 'CSV or PDF, up to 5 MB each',
    value: [],
    upload: demoUpload(),
    onChange: onFiles,
  },
  render: (args) => (
    <Column>
      <Demo {...args} />
    </Column>
  ),
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => (
    <Column>
      <Demo />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Attachments' });
    dropFiles(group, [csv('trailers.csv')]);
    await expect(await canvas.findByRole('button', { name: 'Remove trailers.csv' })).toBeVisible();
    await expect(canvas.getByText('1.2 KB')).toBeVisible();
    await expect(onFiles).toHaveBeenLastCalledWith([
      { id: 'stored-trailers.csv', name: 'trailers.csv', sizeBytes: 1200 },
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 uploaded, 0 in progress');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove trailers.csv' }));
    await expect(onFiles).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  },
});

export const Refused = meta.story({
  render: () => (
    <Column>
      <Demo value={[{ id: '1', name: 'drivers.csv', sizeBytes: 4_100_000 }]} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    dropFiles(group, [csv('setup.exe'), csv('everything.csv', 5_000_001), csv('empty.csv', 0)]);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
    await expect(alert).toHaveTextContent("setup.exe can't be added. Accepted types: .csv, .pdf.");
    await expect(alert).toHaveTextContent("everything.csv can't be added. It is larger than 5 MB.");
    await expect(alert).toHaveTextContent("empty.csv can't be added. It is empty.");
    dropFiles(group, [csv('a.csv'), csv('b.csv'), csv('c.csv')]);
    await waitFor(() => expect(alert).toHaveTextContent("c.csv can't be added. Up to 3 files are allowed."));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(3);
  },
});

export const CancelAndRetry = meta.story({
  render: () => (
    <Column>
      <Demo />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    dropFiles(canvas.getByRole('group'), [csv('slow.csv'), csv('broken.csv')]);
    await expect(await canvas.findByRole('progressbar', { name: 'Sending slow.csv' })).toHaveValue(0.5);
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onFiles.mock.lastCall?.[0]).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Remove broken.csv' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel slow.csv' }));
    await expect(canvas.queryByText('slow.csv')).toBeNull();
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(1);
  },
});

export const Pasted = meta.story({
  render: () => (
    <Column>
      <Demo />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    const clipboardData = carrying([csv('pasted.csv')]);
    canvas
      .getByRole('button', { name: 'Choose files' })
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(await canvas.findByRole('button', { name: 'Remove pasted.csv' })).toBeVisible();
  },
});

const LONG = `${'inspection-of-all-trailers-at-the-toledo-yard-'.repeat(3)}.pdf`;

/** Lists the stored files without a way to add or remove any. */
export const ReadOnly = meta.story({
  render: () => (
    <Column>
      <Demo readOnly value={[{ id: '1', name: 'drivers.csv', sizeBytes: 4_100_000 }]} />
      <Demo label="Photos" hint={undefined} readOnly />
    </Column>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Attachments' });
    dropFiles(group, [csv('trailers.csv')]);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('drivers.csv')).toBeVisible();
    await expect(canvas.queryByText('trailers.csv')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Photos' })).toHaveTextContent('No files');
  },
});

export const States = meta.story({
  render: () => (
    <Column>
      <Demo label="Required" required />
      <Demo label="Long name" value={[{ id: '1', name: LONG, sizeBytes: 345_600 }]} />
      <Demo label="Wrong" error="Add the signed form." />
      <Demo label="Disabled" disabled value={[{ id: '1', name: 'drivers.csv', sizeBytes: 4_100_000 }]} />
    </Column>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('group', { name: 'Required (required)' });
    dropFiles(first, [csv('slow.csv'), csv('broken.csv')]);
    await canvas.findByText('The server did not answer.');
  },
});

export const Dark = States.extend({ globals: { theme: 'dark' } });
export const RightToLeft = States.extend({ globals: { direction: 'rtl' } });

export const Narrow = States.extend({ decorators: [narrow], play: fitsTheWidth });

export const LongText = meta.story({
  render: () => (
    <Demo label={LONG_NAME} hint={LONG_SENTENCE} value={[{ id: '1', name: LONG, sizeBytes: 345_600 }]} required />
  ),
  decorators: [narrow],
  play: fitsTheWidth,
});
