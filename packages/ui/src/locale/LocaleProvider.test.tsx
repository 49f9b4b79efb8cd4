import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PAGINATION_MESSAGES } from '../Pagination/messages';
import { Pagination } from '../Pagination/Pagination';
import { LocaleProvider, useLocale, useMessages } from './LocaleProvider';
import { perLanguage } from './messages';
import { useWords } from './words';

const pages = { total: 2400, page: 1, pageSize: 25, onPageChange: () => undefined };

it('replaces the texts of a catalog and keeps the others', () => {
  render(
    <LocaleProvider messages={{ pagination: { label: 'Seiten', next: 'Weiter' } }}>
      <Pagination {...pages} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Last page' })).toBeTruthy();
});

it('adds to the texts of the provider around it', () => {
  render(
    <LocaleProvider locale="de" messages={{ pagination: { next: 'Weiter', label: 'Seiten' } }}>
      <LocaleProvider messages={{ pagination: { next: 'Vor' } }}>
        <Pagination {...pages} />
        <Language />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(screen.getByRole('navigation', { name: 'Seiten' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vor' })).toBeTruthy();
  expect(screen.getByText('de')).toBeTruthy();
});

const Language = () => useLocale();

const seen: unknown[] = [];

function Probe() {
  seen.push(useMessages(PAGINATION_MESSAGES));
  return null;
}

it('returns the catalog itself while nothing replaces it', () => {
  render(<Probe />);
  render(
    <LocaleProvider messages={{ grid: { all: 'Alle' } }}>
      <Probe />
    </LocaleProvider>,
  );
  expect(new Set(seen)).toEqual(new Set([PAGINATION_MESSAGES]));
});

it('builds language-dependent values once per language', () => {
  const labels = perLanguage((texts: { all: string }) => [texts.all]);
  const english = { all: 'All' };
  expect(labels(english)).toBe(labels(english));
  expect(labels({ all: 'Alle' })).toEqual(['Alle']);
});

function Sentence({ english }: { english: string }) {
  return <p>{useWords()(english)}</p>;
}

it('translates labels, and sentences with variable numbers and quoted texts', () => {
  render(
    <LocaleProvider messages={{ words: { Red: 'Rot', 'An ID has at most {1} digits.': 'Höchstens {1} Ziffern.' } }}>
      <Sentence english="Red" />
      <Sentence english="An ID has at most 1,200 digits." />
      <Sentence english="There is no role 'X'." />
    </LocaleProvider>,
  );
  expect(screen.getByText('Rot')).toBeTruthy();
  expect(screen.getByText('Höchstens 1,200 Ziffern.')).toBeTruthy();
  expect(screen.getByText("There is no role 'X'.")).toBeTruthy();
});

it.each([
  ['Unknown role (FLEET_2)', 'Unbekannte Rolle (FLEET_2)'],
  ['Unknown role (17)', 'Unbekannte Rolle (17)'],
  ['Unknown role (a role, v2)', 'Unbekannte Rolle (a role, v2)'],
  ['Unknown role (x) of mine', 'Unknown role (x) of mine'],
  ['Role (short)', 'Rolle, kurz'],
])('keeps the id at the end of %s', (english, shown) => {
  const words = {
    'Unknown role ({1})': 'Unbekannte Rolle ({1})',
    'Role ({1})': 'Rolle ({1})',
    'Role (short)': 'Rolle, kurz',
  };
  render(
    <LocaleProvider messages={{ words }}>
      <Sentence english={english} />
    </LocaleProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
});

it.each([
  ["Groups can't be placed under 'No help'.", "Unter 'No help' geht nichts."],
  ["Groups can't be placed under 'O'Hare 2'.", "Unter 'O'Hare 2' geht nichts."],
  ["You already have a view named “Dock 7, don't use”.", "Die Ansicht “Dock 7, don't use” gibt es schon."],
  ['Links can\'t lead to "ftp://a\'b".', 'Kein Link auf "ftp://a\'b".'],
  ['A link is on its way to ann.lee+2@fleet-1.example.', 'Der Link geht an ann.lee+2@fleet-1.example.'],
  ['Out of range at 41.25000, -86.30000.', 'Außerhalb bei 41.25000, -86.30000.'],
  ['Out of range at -41.25000, 86.30000.', 'Außerhalb bei -41.25000, 86.30000.'],
  ["Leased from 2026-12-01, and it can't end earlier.", 'Ab 1.12. geleast.'],
  ["This isn't an address, and it can't be one.", 'Das ist keine Adresse.'],
])('finds the values of %s', (english, shown) => {
  const words = {
    "Groups can't be placed under {1}.": 'Unter {1} geht nichts.',
    'You already have a view named {1}.': 'Die Ansicht {1} gibt es schon.',
    "Links can't lead to {1}.": 'Kein Link auf {1}.',
    'A link is on its way to {1}.': 'Der Link geht an {1}.',
    'Out of range at {1}, {2}.': 'Außerhalb bei {1}, {2}.',
    "Leased from {1}-{2}-{3}, and it can't end earlier.": 'Ab 1.12. geleast.',
    "This isn't an address, and it can't be one.": 'Das ist keine Adresse.',
  };
  render(
    <LocaleProvider messages={{ words }}>
      <Sentence english={english} />
    </LocaleProvider>,
  );
  expect(screen.getByText(shown)).toBeTruthy();
});
