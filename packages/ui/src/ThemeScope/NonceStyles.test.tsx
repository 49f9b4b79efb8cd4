import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Button } from '../Button/Button';
import { ThemeScope } from './ThemeScope';

const withNonce = (nonce: string) => [...document.querySelectorAll('style')].filter((style) => style.nonce === nonce);
const settle = () => act(async () => undefined);
const buttonLook = () => getComputedStyle(screen.getByRole('button')).cursor;

beforeEach(settle);

test('leaves no style element behind after any number of mounts', async () => {
  const before = document.querySelectorAll('style').length;
  for (let mount = 0; mount < 3; mount += 1) {
    const { unmount } = render(<ThemeScope nonce="n1" data-testid="scope" />);
    expect(withNonce('n1')).toHaveLength(1);
    unmount();
    await settle();
    expect(withNonce('n1')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(before);
  }
});

test('shares one style element between scopes until the last one unmounts', async () => {
  const first = render(<ThemeScope nonce="n2" />);
  const second = render(
    <ThemeScope nonce="n2">
      <ThemeScope nonce="n2">
        <Button>Save</Button>
      </ThemeScope>
    </ThemeScope>,
  );
  expect(withNonce('n2')).toHaveLength(1);
  first.unmount();
  await settle();
  expect(withNonce('n2')).toHaveLength(1);
  expect(buttonLook()).toBe('pointer');
  second.unmount();
  await settle();
  expect(withNonce('n2')).toHaveLength(0);
});

test('keeps the styles of a scope without a nonce when one with a nonce unmounts', async () => {
  const button = (
    <Button kind="primary" size="large">
      Save
    </Button>
  );
  render(
    <ThemeScope>
      <Button>Another look of the same component</Button>
    </ThemeScope>,
  ).unmount();
  const withOwnSheet = render(<ThemeScope nonce="n3">{button}</ThemeScope>);
  withOwnSheet.unmount();
  await settle();
  render(<ThemeScope>{button}</ThemeScope>);
  expect(buttonLook()).toBe('pointer');
});

test('keeps its style element in strict mode', async () => {
  const { unmount } = render(
    <StrictMode>
      <ThemeScope nonce="n4">
        <Button>Save</Button>
      </ThemeScope>
    </StrictMode>,
  );
  await settle();
  expect(withNonce('n4')).toHaveLength(1);
  expect(buttonLook()).toBe('pointer');
  unmount();
  await settle();
  expect(withNonce('n4')).toHaveLength(0);
});
