import { expect, it, test } from 'vitest';
import { issueWork } from './workOrder';

const part = (name: string, category: string, faultCodes: number[] = []) => ({ name, category, faultCodes });
const PARTS = [
  part('sensor', 'abs', [789, 790]),
  part('valve', 'abs', [795]),
  part('control box', 'tireInflation'),
  part('battery', 'power'),
  part('gateway', 'device'),
];
const names = (parts: readonly { name: string }[]) => parts.map(({ name }) => name);

it('has the codes, cause, repair and parts of a known ABS code', () => {
  const work = issueWork('amberLamp', { spn: 789, fmi: 3 }, PARTS);
  expect(work).toMatchObject({ code: '789 / 3', sidCode: '1 / 3', blinkCode: '2-2' });
  expect(work.cause).toContain('chafed');
  expect(work.steps[0]).toContain('Measure the sensor');
  expect(work.steps[1]).toContain('950 to 1,950 ohms');
  expect(names(work.parts)).toEqual(['sensor']);
});

it('keeps the numbers of an unknown code and asks for its manual', () => {
  const work = issueWork('amberLamp', { spn: 4711, fmi: null }, PARTS);
  expect(work).toMatchObject({ code: '4711 / ?', sidCode: null, blinkCode: null, cause: null, parts: [] });
  expect(work.steps[0]).toContain('look them up in its manual');
  expect(issueWork('amberLamp', {}, PARTS)).toMatchObject({ code: null, parts: [] });
});

test.each([
  ['tireInflation', ['control box']],
  ['trailerBattery', ['battery']],
  ['sensorNotReporting', ['gateway']],
  ['plannedWork', []],
] as const)('%s has its steps and parts', (kind, expected) => {
  const work = issueWork(kind, {}, PARTS);
  expect(names(work.parts)).toEqual(expected);
  expect(work.steps.length).toBeGreaterThan(2);
});

it('begins with the plug if it is unplugged', () => {
  expect(issueWork('tireInflation', { unplugged: true }, PARTS).steps[0]).toContain('Reconnect');
  expect(issueWork('trailerBattery', { unplugged: true }, PARTS).steps[0]).not.toContain('Reconnect');
});

it('begins with the inspection standards if the annual inspection is due', () => {
  expect(issueWork('plannedWork', { work: { templateId: 'annualInspection' } }, PARTS).steps[0]).toContain(
    'Appendix A',
  );
  expect(issueWork('plannedWork', { work: { templateId: 'x' } }, PARTS).steps[0]).not.toContain('Appendix A');
});
