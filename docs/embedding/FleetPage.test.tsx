import { createPortalApi } from '@gladhand/domain';
import { apiFails } from '@gladhand/domain/testing';
import { render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FleetPage } from './FleetPage';

const server = setupServer();
const api = createPortalApi({
  endpoint: 'http://localhost',
  session: { idToken: () => 'token', onUnauthenticated: () => undefined },
});

// jsdom lays nothing out and has none of these
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

beforeAll(() => server.listen());
afterAll(() => server.close());

test('says when the server is down', async () => {
  server.use(...apiFails(503));
  render(<FleetPage api={api} />);
  expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeDefined();
}, 30_000);
