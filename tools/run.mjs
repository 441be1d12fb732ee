// The only lines that run before anything is installed: check Node, install, compile the tools, hand over.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname ?? '.', '..');
const [command = '', ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Plaza needs Node 20.19 or newer; this is ${process.version}.`);
}
const dotEnv = join(root, '.env');
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv);

/** What a server does needs no test tools, and npm leaves them out where NODE_ENV is production. */
const isServer =
  process.env.NODE_ENV === 'production' && ['start', 'build', 'remotes', 'rollback'].includes(command);
if (!isInstalled()) install();
compile();

const entry = join(root, 'tools', 'dist', command, 'main.js');
if (!command || !existsSync(entry))
  stop(`There is no command "${command}". Commands: ${commands().join(', ')}.`);
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(entry).href);

/** npm keeps its own lock beside what it installed: the two agree, or an install is due. */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(packagesOf(join(root, 'package-lock.json')) ?? {}).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.link ||
      wanted.optional ||
      (isServer && (wanted.dev || wanted.devOptional)) ||
      installed?.[path]?.version === wanted.version,
  );
}

function packagesOf(lock) {
  return existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')).packages : undefined;
}

function install() {
  console.log('Installing packages. The first time takes a minute or two.');
  const started = performance.now();
  // npm tells its children where it lives; Windows cannot spawn npm.cmd without a shell.
  const npm = process.env.npm_execpath;
  const [program, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Beside a server that runs from these packages, what is missing is added and nothing is taken away.
  const isBesideServer =
    !isServer && process.env.NODE_ENV === 'production' && existsSync(join(root, 'node_modules'));
  const what = isBesideServer ? ['install', '--no-save'] : ['ci'];
  const { status } = spawnSync(
    program,
    [
      ...before,
      ...what,
      isServer ? '--omit=dev' : '--include=dev',
      '--loglevel=error',
      '--no-fund',
      '--no-audit',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: !npm && process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    },
  );
  if (status !== 0) stop(`npm ${what[0]} failed: its own words stand above.`);
  console.log(`Packages installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** Types are checked by `npm test`, and a server has no types of the test tools to check them with. */
function compile() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'tools', '--noCheck'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // `npm test` goes on: types are one of its steps, and the compiler has written what it could.
  if (status !== 0 && command !== 'test') stop('The tools do not compile: the compiler has said where.');
}

function commands() {
  const folder = join(root, 'tools', 'dist');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'main.js')));
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
