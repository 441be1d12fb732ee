import { TAU } from '../maths/ease.ts';
import { at } from '../maths/Transform.ts';
import { ball, box, cone, drum, lathe, torus } from '../mesh/forms.ts';
import { ico } from '../mesh/ico.ts';
import { Figure } from './Figure.ts';
import type { Looks } from './looks.ts';

type Hair = Exclude<Looks['hairStyle'], 'none'>;
type Hat = Exclude<Looks['hat'], 'none'>;

const cap = () => ball(0.243, 9, 4, 0.49, 1);
const onHead = at(0, 1.315, -0.025).lean(-0.32);

const hair: Record<Hair, () => Figure> = {
  bun: () =>
    new Figure().add(cap(), 'head', 'hair', onHead).add(ball(0.085, 6, 4), 'head', 'hair', at(0, 1.5, -0.17)),
  short: () =>
    new Figure()
      .add(cap(), 'head', 'hair', onHead)
      .add(box(0.3, 0.06, 0.09), 'head', 'hair', at(0.02, 1.425, 0.17).lean(0.5, -0.12)),
  long: () =>
    new Figure()
      .add(cap(), 'head', 'hair', onHead)
      .add(ball(0.22, 8, 5), 'head', 'hair', at(0, 1.16, -0.115).size(1, 1.25, 0.52)),
  curls: () => {
    const figure = new Figure().add(cap(), 'head', 'hair', onHead);
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * TAU;
      figure.add(
        ico(0.095),
        'head',
        'hair',
        at(Math.sin(angle) * 0.17, 1.43 - (Math.cos(angle) > 0.3 ? 0 : 0.08), Math.cos(angle) * 0.15 - 0.05),
      );
    }
    return figure;
  },
};

const hats: Record<Hat, () => Figure> = {
  cap: () =>
    new Figure()
      .add(ball(0.252, 9, 3, 0.55, 1), 'head', 'accent', at(0, 1.32, -0.01))
      .add(drum(0.16, 0.15, 0.025, 9), 'head', 'accent', at(0, 1.37, 0.2).size(1.15, 1, 1).lean(0.18)),
  beanie: () =>
    new Figure()
      .add(ball(0.255, 9, 4, 0.52, 1), 'head', 'accent', at(0, 1.31, -0.02).size(1, 1.12, 1))
      .add(torus(0.235, 0.04, 4, 9), 'head', 'top', at(0, 1.36, -0.02))
      .add(ico(0.07), 'head', 'skin', at(0, 1.62, -0.02)),
  pointed: () =>
    new Figure()
      .add(drum(0.4, 0.37, 0.03, 11), 'head', 'top', at(0, 1.42, 0).lean(-0.1))
      .add(cone(0.24, 0.52, 9, 2), 'head', 'top', at(0, 1.44, 0).lean(-0.16))
      .add(drum(0.232, 0.215, 0.06, 9), 'head', 'accent', at(0, 1.45, 0).lean(-0.1)),
  crown: () => {
    const figure = new Figure().add(drum(0.17, 0.19, 0.09, 9), 'head', 'accent', at(0, 1.44, 0));
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * TAU;
      const spike = at(Math.sin(angle) * 0.175, 1.51, Math.cos(angle) * 0.175);
      figure.add(cone(0.055, 0.12, 4), 'head', 'accent', spike);
    }
    return figure;
  },
  flower: () => {
    const figure = new Figure().add(ball(0.05, 6, 4), 'head', 'shine', at(0.17, 1.47, 0.08));
    for (let i = 0; i < 5; i++) {
      const petal = at(0.17, 1.47, 0.08)
        .turn(0.9)
        .lean(0, (i / 5) * TAU)
        .move(0, 0.08, 0);
      figure.add(ball(0.055, 5, 3), 'head', 'accent', petal.size(1, 1, 0.4));
    }
    return figure;
  },
};

/** An aerial, for robots in place of hair. */
function aerial(): Figure {
  return new Figure()
    .add(
      lathe(
        [
          [0.05, 0],
          [0.016, 0.05],
          [0.016, 0.2],
        ],
        5,
      ),
      'head',
      'bottom',
      at(0, 1.49, 0),
    )
    .add(ball(0.045, 6, 4), 'head', 'shine', at(0, 1.72, 0));
}

type Wear = `hair ${Hair}` | `hat ${Hat}` | 'aerial';

export const WEAR: Readonly<Record<Wear, () => Figure>> = {
  'hair bun': hair.bun,
  'hair short': hair.short,
  'hair long': hair.long,
  'hair curls': hair.curls,
  'hat cap': hats.cap,
  'hat beanie': hats.beanie,
  'hat pointed': hats.pointed,
  'hat crown': hats.crown,
  'hat flower': hats.flower,
  aerial,
};

/** What somebody has on their head; a robot without a hat has an aerial. */
export function wornBy({ kind, hat, hairStyle }: Looks): Wear[] {
  const worn: Wear[] = [];
  if (kind === 'person' && hairStyle !== 'none') worn.push(`hair ${hairStyle}`);
  if (hat !== 'none') worn.push(`hat ${hat}`);
  else if (kind === 'robot') worn.push('aerial');
  return worn;
}
