import type { CDPSession, Page } from '@playwright/test';

type Answer = Awaited<ReturnType<typeof askTree>>;
type Heard = Answer['nodes'][number];

/** What is used or looked at, and says nothing without a name. */
const named = new Set(
  (
    'button checkbox combobox link menuitem option radio searchbox slider spinbutton switch tab textbox ' +
    'dialog image SvgRoot Canvas'
  ).split(' '),
);
const landmarks = new Set('banner complementary contentinfo main navigation region search'.split(' '));
const news = new Set(['alert', 'status']);

/** What a screen reader would stumble over, in the tree that the browser gives to screen readers. */
export async function hear(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await askTree(client);
  await client.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const hasModal = heard.some((one) => propertyOf(one, 'modal') === true);
  return [
    ...faultsOfOutline(heard, hasModal),
    ...faultsOfLandmarks(heard, hasModal),
    ...heard.flatMap((one) => faultsOfOne(one)),
  ];
}

function askTree(client: CDPSession) {
  return client.send('Accessibility.getFullAXTree');
}

/** One heading for the page, and no level left out on the way down; a modal hides the page behind it. */
function faultsOfOutline(heard: Heard[], hasModal: boolean): string[] {
  const headings = heard.filter((one) => roleOf(one) === 'heading');
  const levels = headings.map((one) => Number(propertyOf(one, 'level')));
  const firsts = levels.filter((level) => level === 1).length;
  const jumps = headings.filter(
    (_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
  );
  return [
    ...(firsts === 1 || hasModal ? [] : [`${firsts} headings of the first level`]),
    ...jumps.map((one) => `a level is left out before the heading "${nameOf(one)}"`),
  ];
}

/** Those of one kind have names that tell them apart, and a modal brings none that belong to a page. */
function faultsOfLandmarks(heard: Heard[], hasModal: boolean): string[] {
  const found = heard.filter((one) => landmarks.has(roleOf(one)));
  const inModal = hasModal
    ? found.filter((one) => ['banner', 'contentinfo', 'main'].includes(roleOf(one)))
    : [];
  const alike = found.filter((one, index) =>
    found.some(
      (other, at) =>
        at < index && roleOf(other) === roleOf(one) && (!nameOf(one) || nameOf(other) === nameOf(one)),
    ),
  );
  return [
    ...inModal.map((one) => `a ${roleOf(one)} in a dialog`),
    ...alike.map((one) => `one more ${roleOf(one)} "${nameOf(one)}"`),
  ];
}

function faultsOfOne(one: Heard): string[] {
  const role = roleOf(one);
  const name = nameOf(one);
  if (news.has(role) && !one.childIds?.length) return [`an empty ${role}, which is read out as one`];
  if (role !== 'heading' && !named.has(role)) return [];
  if (!name) return [`a ${role} without a name`];
  return /^(.+?)\W+\1$/i.test(name) ? [`"${name}" says the same twice`] : [];
}

function roleOf({ role }: Heard): string {
  return String(role?.value);
}

function nameOf({ name }: Heard): string {
  return String(name?.value ?? '').trim();
}

function propertyOf({ properties = [] }: Heard, wanted: string): unknown {
  return properties.find(({ name }) => name === wanted)?.value.value;
}
