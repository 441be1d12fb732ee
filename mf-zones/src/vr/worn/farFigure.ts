import { Figure } from '../../world/people/Figure.ts';
import { at } from '../../world/maths/Transform.ts';
import { ball, box, lathe } from '../../world/mesh/forms.ts';

const round = { smooth: true };

/** Somebody far away, as tall and as coloured as they are, in a fifth of the triangles. */
export function farFigure(): Figure {
  const coat = lathe(
    [
      [0.25, 0.46],
      [0.16, 0.98],
      [0.07, 1.05],
    ],
    5,
    round,
  );
  const figure = new Figure()
    .add(coat, 'body', 'top', at(0, 0, 0).size(1, 1, 0.82))
    .add(ball(0.225, 6, 4), 'head', 'skin', at(0, 1.29, 0))
    .add(ball(0.235, 6, 3), 'head', 'hair', at(0, 1.35, -0.03).size(1, 0.8, 1));
  for (const side of [-1, 1] as const)
    figure
      .add(box(0.1, 0.44, 0.1), side < 0 ? 'leftArm' : 'rightArm', 'top', at(0.24 * side, 0.76, 0))
      .add(box(0.12, 0.5, 0.14), side < 0 ? 'leftLeg' : 'rightLeg', 'bottom', at(0.1 * side, 0.25, 0));
  return figure;
}
