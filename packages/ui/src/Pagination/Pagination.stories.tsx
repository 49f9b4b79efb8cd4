import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { everyMode } from '#storybook/visual';
import { Pagination } from './Pagination';

const onPage = fn();
const meta = preview.meta({ title: 'Data/Pagination', component: Pagination });

function Demo(props: Partial<ComponentProps<typeof Pagination>>) {
  const [page, setPage] = useState(props.page ?? 1);
  const [pageSize, setPageSize] = useState(props.pageSize ?? 50);
  return (
    <Pagination
      total={1204}
      locale="en-US"
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => {
        setPage(next);
        onPage(next);
      }}
      onPageSizeChange={
        props.onPageSizeChange ??
        ((size, next) => {
          setPageSize(size);
          setPage(next);
        })
      }
    />
  );
}

/** The controls change this one. */
export const Playground = meta.story({
  args: { total: 1204, page: 1, pageSize: 50, onPageChange: onPage },
  render: (args) => <Demo key={`${args.page} ${args.pageSize}`} {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: everyMode,
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getByRole('status');
    await expect(rows).toHaveTextContent('Rows 1 to 50 of 1,204');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(rows).toHaveTextContent('Rows 51 to 100 of 1,204');
    const last = canvas.getByRole('button', { name: 'Last page' });
    await userEvent.click(last);
    await expect(rows).toHaveTextContent('Rows 1,201 to 1,204 of 1,204');
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveFocus();
    onPage.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onPage).not.toHaveBeenCalled();
  },
});

/** Goes to a typed page. Text that isn't a number is discarded, and a number that is too large leads to the last page. */
export const TypedPage = meta.story({
  render: () => <Demo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Page/ });
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 301 to 350 of 1,204');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveValue('25');
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Escape}');
    await expect(field).toHaveValue('25');
  },
});

/** The first row stays visible when the page size changes. */
export const PageSize = meta.story({
  render: () => <Demo page={3} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '25');
    await expect(canvas.getByRole('status')).toHaveTextContent('Rows 101 to 125 of 1,204');
  },
});

export const OnePage = meta.story({ render: () => <Demo total={12} /> });

export const NoRows = meta.story({
  render: () => <Demo total={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No rows');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongText = meta.story({
  render: () => (
    <Demo
      total={12_486_000}
      page={4120}
      texts={{
        pageSize: 'Anhänger auf jeder Seite',
        rows: (first, last, total) => `Anhänger ${first} bis ${last} von ${total}`,
      }}
    />
  ),
});

export const RightToLeft = meta.story({
  render: () => (
    <div dir="rtl">
      <Demo page={3} />
    </div>
  ),
});

export const Narrow = meta.story({
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Demo page={3} />
    </div>
  ),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => <Demo page={3} /> });
