import { toast as sonner } from 'sonner';
import { beforeEach, expect, test } from 'vitest';
import { toast } from './toast';

beforeEach(() => void sonner.dismiss());

const undo = { label: 'Undo', onClick: () => undefined };
const staysMs = () => sonner.getToasts().map((each) => ('duration' in each ? each.duration : undefined));

test('a toast without an action closes automatically', () => {
  toast.success('Rule created');
  expect(staysMs()).toEqual([6000]);
});

test('a failure stays until dismissed', () => {
  toast.failure('Command failed');
  expect(staysMs()).toEqual([Number.POSITIVE_INFINITY]);
});

test('a toast with an action stays, whatever its tone and duration', () => {
  toast.success('Rule deleted', { action: undo });
  toast.info('Rule deleted', { action: undo, durationMs: 3000 });
  expect(staysMs()).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});
