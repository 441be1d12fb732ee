// Stands in for npm in a fresh clone: installs what the lock says, by links to what is installed here already.
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const from = process.env.PLAZA_PACKAGES_FROM;
const to = process.cwd();
const leavesOutTests = process.argv.includes('--omit=dev');

const { packages, ...lock } = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8'));
const wanted = Object.entries(packages).filter(
  ([path, { dev, devOptional, link }]) =>
    path.includes('node_modules/') &&
    !(leavesOutTests && (dev || devOptional)) &&
    (link || existsSync(join(from, path))),
);
for (const [path, { link, resolved }] of wanted) {
  if (link) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    symlinkSync(relative(dirname(join(to, path)), join(to, resolved)), join(to, path), 'dir');
  } else linkFolder(join(from, path), join(to, path));
}
writeFileSync(
  join(to, 'node_modules/.package-lock.json'),
  JSON.stringify({ ...lock, packages: Object.fromEntries(wanted) }),
);

function linkFolder(source, target) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    // A package inside a package has a line of its own in the lock.
    if (entry.name === 'node_modules') continue;
    const [one, other] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) linkFolder(one, other);
    else linkFile(one, other);
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // another disk
  }
}
