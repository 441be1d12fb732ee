import { at } from '../maths/Transform.ts';
import { ball, box, disc, drum, lathe, torus } from '../mesh/forms.ts';
import type { Form } from '../mesh/Form.ts';
import { Figure } from './Figure.ts';

const round = { smooth: true };

/** A shoe: half a ball with a sole, which is seen of who sits. */
function foot(size: number): Form {
  return lathe(
    [
      [0, 0],
      [size, 0.004],
      [size * 0.78, size * 0.66],
      [0, size],
    ],
    6,
  );
}

/** Somebody in a flared coat and a scarf, 1.55 m high, with a head that one sees from afar. */
export function person(): Figure {
  const figure = new Figure();
  const coat = lathe(
    [
      [0.25, 0.46],
      [0.215, 0.74],
      [0.16, 0.98],
      [0.07, 1.05],
    ],
    9,
    round,
  );
  figure
    .add(coat, 'body', 'top', at(0, 0, 0).size(1, 1, 0.82))
    .add(
      lathe(
        [
          [0.262, 0],
          [0.262, 0.06],
        ],
        9,
      ),
      'body',
      'accent',
      at(0, 0.44, 0).size(1, 1, 0.82),
    )
    .add(torus(0.125, 0.05, 4, 7), 'body', 'accent', at(0, 1.04, 0))
    .add(box(0.09, 0.26, 0.045), 'body', 'accent', at(0.06, 0.9, 0.165).lean(-0.12))
    .add(ball(0.225, 9, 6), 'head', 'skin', at(0, 1.29, 0).size(1, 1.02, 0.96));
  for (const side of [-1, 1] as const) {
    const arm = side < 0 ? 'leftArm' : 'rightArm';
    const leg = side < 0 ? 'leftLeg' : 'rightLeg';
    const sleeve = lathe(
      [
        [0.062, -0.29],
        [0.066, -0.1],
        [0.055, 0.03],
        [0, 0.06],
      ],
      6,
      round,
    );
    figure
      .add(ball(0.03, 5, 3), 'head', 'dark', at(side * 0.082, 1.285, 0.2).size(0.85, 1.35, 0.5))
      .add(
        disc(0.034, 5),
        'head',
        'cheek',
        at(side * 0.135, 1.225, 0.184)
          .turn(side * 0.62)
          .lean(Math.PI / 2),
      )
      .add(sleeve, arm, 'top', at(side * 0.222, 0.94, 0).lean(0, side * 0.16))
      .add(ball(0.066, 5, 3), arm, 'skin', at(side * 0.272, 0.625, 0))
      .add(
        lathe(
          [
            [0.07, 0],
            [0.085, 0.44],
          ],
          6,
          round,
        ),
        leg,
        'bottom',
        at(side * 0.098, 0.08, 0),
      )
      .add(foot(0.095), leg, 'accent', at(side * 0.098, 0, 0.04).size(0.95, 1.05, 1.4));
  }
  return figure;
}

/** A round robot with a dark pane for a face, two eyes of light and a lamp in its chest. */
export function robot(): Figure {
  const figure = new Figure();
  const shell = lathe(
    [
      [0.1, 0.4],
      [0.23, 0.5],
      [0.25, 0.74],
      [0.17, 0.98],
      [0.08, 1.03],
    ],
    9,
    round,
  );
  const head = ball(0.25, 9, 6).bend((x, y, z) => [
    x * 1.05,
    Math.sign(y) * Math.abs(y) ** 0.85 * 0.82,
    z * 0.92,
  ]);
  const visor = ball(0.2, 8, 3, 0.2, 0.8).bend((x, y, z) => [x, y * 0.72, Math.max(z, 0) * 0.45]);
  figure
    .add(shell, 'body', 'top', at(0, 0, 0).size(1, 1, 0.86))
    .add(
      lathe(
        [
          [0.252, 0],
          [0.256, 0.07],
        ],
        9,
      ),
      'body',
      'accent',
      at(0, 0.56, 0).size(1, 1, 0.86),
    )
    .add(ball(0.062, 5, 3), 'body', 'shine', at(0, 0.82, 0.18).size(1, 1, 0.5))
    .add(drum(0.08, 0.08, 0.08, 7), 'body', 'bottom', at(0, 1, 0))
    .add(head, 'head', 'skin', at(0, 1.29, 0))
    .add(visor, 'head', 'dark', at(0, 1.28, 0.165));
  for (const side of [-1, 1] as const) {
    const arm = side < 0 ? 'leftArm' : 'rightArm';
    const leg = side < 0 ? 'leftLeg' : 'rightLeg';
    figure
      .add(ball(0.036, 5, 3), 'head', 'shine', at(side * 0.085, 1.29, 0.245).size(1, 1.3, 0.5))
      .add(
        drum(0.07, 0.07, 0.06, 6),
        'head',
        'accent',
        at(side * 0.25, 1.29, 0).lean(0, (side * -Math.PI) / 2),
      )
      .add(ball(0.085, 5, 3), arm, 'accent', at(side * 0.25, 0.9, 0))
      .add(
        lathe(
          [
            [0.06, 0],
            [0.05, 0.26],
          ],
          6,
          round,
        ),
        arm,
        'top',
        at(side * 0.275, 0.63, 0),
      )
      .add(ball(0.075, 5, 3), arm, 'skin', at(side * 0.28, 0.6, 0))
      .add(
        lathe(
          [
            [0.06, 0],
            [0.075, 0.36],
          ],
          6,
          round,
        ),
        leg,
        'bottom',
        at(side * 0.1, 0.08, 0),
      )
      .add(foot(0.11), leg, 'accent', at(side * 0.1, 0, 0.03).size(0.95, 1, 1.35));
  }
  return figure;
}
