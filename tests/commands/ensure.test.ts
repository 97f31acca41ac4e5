import { spawnSync } from 'node:child_process';
import { checkNode, installProblem, upToDate } from '../../src/commands/ensure.mjs';
import { Problem } from '../../src/commands/problem.mjs';

describe('the version of Node', () => {
  test('that is too old is named in one sentence', () => {
    expect(() => checkNode('18.19.1', '>=20')).toThrow(
      new Problem('Aim to Misbehave needs Node 20 or newer and this is Node 18.19.1; please install a newer one.'),
    );
  });

  test.each(['20.0.0', '22.12.0', '100.0.0'])('%s is new enough', (version) => {
    expect(() => checkNode(version, '>=20')).not.toThrow();
  });
});

describe('the installed packages', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/other-machine': { version: '1.0.0', optional: true },
    },
  };
  const react = { version: '19.3.1' };

  test('are up to date when every wanted version is there, builds for other machines aside', () => {
    expect(upToDate(wanted, { packages: { 'node_modules/react': react } })).toBe(true);
  });

  test('may hold more than is wanted', () => {
    expect(upToDate(wanted, { packages: { 'node_modules/react': react, 'node_modules/more': react } })).toBe(true);
  });

  test('are out of date when nothing is installed, one is missing or one has another version', () => {
    expect(upToDate(wanted, undefined)).toBe(false);
    expect(upToDate(wanted, { packages: {} })).toBe(false);
    expect(upToDate(wanted, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(false);
    expect(upToDate(wanted, { packages: { 'node_modules/react': react, 'node_modules/other-machine': { version: '0.9.0' } } })).toBe(false);
  });

  test('that cannot be downloaded are blamed on the network only when it is the network', () => {
    expect(installProblem('npm error code ENOTFOUND').message).toBe(
      'The dependencies could not be downloaded because the network cannot be reached; connect and run this again.',
    );
    expect(installProblem('npm error code EUSAGE').message).toBe(
      'The dependencies could not be installed; npm says:\nnpm error code EUSAGE',
    );
  });
});

test('ensure is quick and silent when there is nothing to do', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/ensure.mjs'], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
