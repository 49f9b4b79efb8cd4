import type { PortalApi } from '@gladhand/domain';
import { WidgetHost } from '@gladhand/domain/react';
import { decodeTracking } from '@gladhand/domain/tracking';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPosition } from '../../map/FleetMap/fleetMap.stories.data';
import type { RemoteFleet } from './remoteFleet';
import { useRemoteRows } from './useRemoteRows';

/** A fleet that answers only pages, and records them. */
function paged() {
  const requested: number[] = [];
  const page: RemoteFleet['page'] = async (_, { offset, limit }) => {
    requested.push(offset);
    return Array.from({ length: limit }, (_, k) => aPosition({ id: String(offset + k) }));
  };
  return { asked: requested, fleet: { page } as RemoteFleet };
}

const listOf = (fleet: RemoteFleet, search: string, count: number) => ({
  fleet,
  name: 'desk',
  query: { ...decodeTracking({}), search },
  revision: 1,
  count,
});

test('requests no page beyond the last row, at the end of a list and after a search with few results', async () => {
  const { asked, fleet } = paged();
  const { result, rerender } = renderHook(useRemoteRows, {
    initialProps: listOf(fleet, '', 1_000),
    wrapper: ({ children }) => <WidgetHost api={{} as PortalApi}>{children}</WidgetHost>,
  });
  act(() => result.current.onRange(985, 999));
  await waitFor(() => expect(result.current.rows.at(999)?.id).toBe('999'));
  rerender(listOf(fleet, 'R-3', 3));
  await waitFor(() => expect(result.current.rows.at(2)?.id).toBe('2'));
  rerender(listOf(fleet, 'nobody', 0));
  expect(asked).toEqual([0, 900, 0]);
});
