import { darker, fade, lighter } from '../../kit/draw/color.ts';
import { drawScore } from '../../kit/draw/hud.ts';
import { pieceAt } from '../../kit/draw/pieces.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { Frame, View } from '../../kit/Game.ts';
import { Spring } from '../../kit/juice/Spring.ts';
import { at } from '../../kit/sim/at.ts';
import { BARS, drumsOf, DRUMS, tempoOf } from './chart.ts';
import { beatSprite, drawFeast, drumSprite } from './drawStreet.ts';
import type { DrumEvent, DrumState } from './sim.ts';
import { words } from './words.ts';

const BOARD = { width: 340, height: 520, line: 424, top: 26 };
const LETTERS = ['D', 'F', 'J', 'K'];
/** Degrees of the bass and the tune for the steps of two bars; -1 is a rest. */
const BASS = [0, -1, -1, 0, -1, -1, 3, -1, 0, -1, -1, -1, 2, -1, 3, -1];
const TUNE = [
  5, -1, 7, -1, 8, -1, 7, 5, -1, 5, -1, 3, 5, -1, -1, -1, 7, -1, 8, -1, 10, -1, 8, 7, -1, 7, -1, 5, 3, -1, -1,
  -1,
];

/** Where a drum stands and its beats fall. */
const laneX = (drum: number) => 52 + drum * 79;

/** Four drums at the front of a feast. */
export class DrumView implements View<DrumState> {
  private readonly stage: Stage;
  private readonly skins = Array.from({ length: DRUMS }, () => new Spring(700, 20));
  private readonly struck = Array.from({ length: DRUMS }, () => 0);
  private readonly glows = Array.from({ length: DRUMS }, () => 0);
  private beat = 0;
  private shownCombo = new Spring();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  reset(): void {
    this.glows.fill(0);
    this.struck.fill(0);
  }

  react(event: DrumEvent, state: DrumState): void {
    const { sound, juice, palette } = this.stage;
    if (event.kind === 'step') this.play(event, state);
    else if (event.kind === 'hit') {
      const x = laneX(event.drum);
      const { color } = pieceAt(event.drum);
      this.voice(event.drum, 1);
      at(this.skins, event.drum).kick(event.perfect ? 0.32 : 0.2);
      this.glows[event.drum] = 1;
      this.shownCombo.kick(0.3);
      juice.particles.ring(
        x,
        BOARD.line - 18,
        event.perfect ? '#ffffff' : color,
        event.perfect ? 58 : 44,
        0.35,
      );
      if (event.perfect)
        juice.particles.burst(x, BOARD.line - 18, {
          count: 9,
          color: [color, '#ffffff', palette.glow],
          speed: 170,
          angle: -Math.PI / 2,
          spread: 1.1,
        });
      if (event.combo % 16 === 0) {
        juice.zoom();
        juice.popUps.add(BOARD.width / 2, 250, `×${Math.min(4, 1 + event.combo / 16)}`, palette.glow, 44);
        sound.pickUp(event.combo / 16);
      }
    } else if (event.kind === 'miss') {
      sound.hit(0.3);
      juice.shake('small');
      juice.popUps.add(laneX(event.drum), BOARD.line - 70, '×', '#ff7a8a', 30);
    } else if (event.kind === 'stray') this.voice(event.drum, 0.35);
    else if (event.kind === 'silent') {
      sound.fail();
      juice.hit('big');
      this.stage.caption(this.stage.tell(words, 'silent'));
    } else if (event.kind === 'back') {
      sound.bell(4, 0.7);
      juice.particles.ring(laneX(event.drum), BOARD.line, pieceAt(event.drum).color, 70);
      this.stage.caption(this.stage.tell(words, 'back'));
    } else if (event.kind === 'bar' && event.joined && event.bar > 0) {
      sound.win();
      juice.particles.ring(laneX(drumsOf(event.bar) - 1), BOARD.line, palette.glow, 80);
    } else if (event.kind === 'won') {
      sound.win();
      juice.flash(palette.glow);
      juice.popUps.add(BOARD.width / 2, 200, '+5000', '#ffffff', 46);
      this.stage.caption(this.stage.tell(words, 'encore'));
    }
  }

  private voice(drum: number, level: number): void {
    const { sound } = this.stage;
    if (drum === 0) sound.kick(level);
    else if (drum === 1) sound.snare(level);
    else if (drum === 2) sound.hat(level * 1.4);
    else sound.bell(5, level * 0.5);
  }

  /** Each drum that is warm carries a voice of the tune. */
  private play({ step, bar }: Extract<DrumEvent, { kind: 'step' }>, state: DrumState): void {
    const { sound } = this.stage;
    if (step % 4 === 0) this.beat = 1;
    const warm = (drum: number) =>
      (state.silent[drum] ? 0 : at(state.warmth, drum) / 100) * Number(drumsOf(bar) > drum);
    const bass = at(BASS, step);
    const shift = [0, 0, 2, -1][Math.floor(bar / 2) % 4] ?? 0;
    if (bass >= 0)
      sound.sing('bass', {
        type: 'triangle',
        from: sound.pitch(bass + shift - 10),
        decay: 0.26,
        level: 0.14 + 0.3 * warm(0),
        lowpass: { from: 600 },
      });
    if (step === 0 && warm(1) > 0.2)
      for (const degree of [0, 2, 4])
        sound.sing(`chord ${degree}`, {
          type: 'triangle',
          from: sound.pitch(degree + shift),
          attack: 0.05,
          decay: 1.4,
          level: 0.09 * warm(1),
        });
    const note = at(TUNE, step + (bar % 2) * 16);
    if (note >= 0 && warm(2) > 0.1) sound.pluck(note + shift, 0.7 * warm(2));
    if (step % 8 === 4 && warm(3) > 0.1) sound.pluck(note + shift + 5, 0.4 * warm(3), 0.05);
  }

  step(state: DrumState): void {
    // The drums are the music here: the kit's own stays silent.
    if (state.tick === 1) this.stage.sound.music.stop();
    state.warmth.forEach((_, drum) => {
      if (drum < drumsOf(state.bar)) this.glows[drum] = at(this.glows, drum) * 0.9;
    });
    this.beat *= 0.9;
  }

  draw(context: CanvasRenderingContext2D, state: DrumState, { alpha, delta, time, mood }: Frame): void {
    const { stage } = this;
    const { paint, palette } = stage;
    for (const skin of this.skins) skin.update(delta);
    this.shownCombo.update(delta);
    drawFeast(context, stage);
    stage.camera.board(context, BOARD.width, BOARD.height);
    const playing = Math.max(1, drumsOf(Math.max(0, state.bar)));
    this.drawLanes(context, state, playing);
    for (let drum = 0; drum < DRUMS; drum++) this.drawDrum(context, state, { drum, playing, time });
    const approach = 84 - Math.min(24, Math.max(0, tempoOf(Math.max(0, state.bar)) - 92) * 0.6);
    for (const { drum, due } of state.notes) {
      const left = (due - state.tick - alpha) / approach;
      if (left > 1) continue;
      const y = BOARD.line - 18 - left * (BOARD.line - 18 - BOARD.top);
      const x = laneX(drum);
      const late = left < 0 ? Math.max(0, 1 + left * 6) : 1;
      const grow = 0.7 + 0.3 * (1 - Math.max(0, left));
      paint.glow(context, x, y, 30, pieceAt(drum).color, 0.5 * late);
      paint.stamp(context, beatSprite(stage, drum), x, y, {
        scaleX: grow,
        scaleY: grow,
        alpha: Math.min(1, (1 - left) * 6) * late,
      });
      if (left < 0.3 && left > -0.05) this.drawRing(context, x, Math.max(0, left), pieceAt(drum).color);
    }
    if (state.combo >= 8 && mood === 'play')
      write(context, String(state.combo), BOARD.width / 2, 120, {
        size: 46 * (1 + this.shownCombo.value * 0.4),
        color: fade(lighter(palette.glow, 0.2), 0.85),
        under: darker(palette.high, 0.5),
      });
  }

  /** A ring of light that closes on the skin: it is time when both are one. */
  private drawRing(context: CanvasRenderingContext2D, x: number, left: number, color: string): void {
    const reach = 1 + left * 3;
    context.strokeStyle = color;
    context.globalAlpha = 1 - left * 3;
    context.lineWidth = 3.5;
    context.beginPath();
    context.ellipse(x, BOARD.line - 18, 34 * reach, 17.5 * reach, 0, 0, Math.PI * 2);
    context.stroke();
    context.globalAlpha = 1;
  }

  private drawLanes(context: CanvasRenderingContext2D, state: DrumState, playing: number): void {
    const { palette } = this.stage;
    for (let drum = 0; drum < playing; drum++) {
      const x = laneX(drum);
      const warm = state.silent[drum] ? 0 : at(state.warmth, drum) / 100;
      context.fillStyle = fade(darker(palette.high, 0.3), 0.7);
      context.beginPath();
      context.roundRect(x - 34, 0, 68, BOARD.line + 8, 20);
      context.fill();
      context.fillStyle = fade(pieceAt(drum).color, 0.05 + 0.12 * warm + 0.22 * at(this.glows, drum));
      context.beginPath();
      context.roundRect(x - 34, 0, 68, BOARD.line + 8, 20);
      context.fill();
    }
  }

  private drawDrum(
    context: CanvasRenderingContext2D,
    state: DrumState,
    { drum, playing, time }: { drum: number; playing: number; time: number },
  ): void {
    const { stage } = this;
    const { paint, palette } = stage;
    const x = laneX(drum);
    const isIn = drum < playing;
    const silent = at(state.silent, drum) > 0;
    const skin = at(this.skins, drum).value;
    const warm = silent ? 0 : at(state.warmth, drum) / 100;
    if (isIn && !silent)
      paint.glow(
        context,
        x,
        BOARD.line,
        50 + 34 * at(this.glows, drum) + 8 * this.beat,
        pieceAt(drum).color,
        0.25 + 0.35 * warm,
      );
    paint.stamp(
      context,
      drumSprite(stage, drum, !isIn || silent ? 'silent' : 'open'),
      x,
      BOARD.line + (isIn ? 0 : 8),
      {
        scaleX: 1 + skin * 0.4,
        scaleY: 1 - skin,
        alpha: isIn ? 1 : 0.4,
      },
    );
    if (!isIn) return;
    context.strokeStyle = fade(darker(palette.high, 0.6), 0.75);
    context.lineWidth = 8;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - 26, BOARD.line + 60);
    context.lineTo(x + 26, BOARD.line + 60);
    context.stroke();
    if (warm > 0) {
      context.strokeStyle = warm < 0.3 && Math.sin(time * 9) > 0 ? '#ff7a8a' : pieceAt(drum).color;
      context.lineWidth = 5;
      context.beginPath();
      context.moveTo(x - 26, BOARD.line + 60);
      context.lineTo(x - 26 + 52 * warm, BOARD.line + 60);
      context.stroke();
    }
    if (stage.isWide)
      write(context, at(LETTERS, drum), x, BOARD.line + 80, {
        size: 17,
        color: '#fff6e4',
        under: darker(palette.high, 0.6),
      });
  }

  drawHud(context: CanvasRenderingContext2D, state: DrumState, { counter }: Frame): void {
    const { stage } = this;
    const { palette, width } = stage;
    drawScore(context, stage, counter);
    const times = 1 + Math.min(3, Math.floor(state.combo / 16));
    if (times > 1)
      write(context, `×${times}`, width - 22, 34, {
        size: 28,
        color: palette.glow,
        align: 'right',
        under: darker(palette.high, 0.6),
      });
    const part = Math.min(1, Math.max(0, state.bar) / BARS);
    const long = stage.isWide ? 180 : 90;
    const x = stage.isWide ? 22 : width / 2 - 20;
    const y = stage.isWide ? 66 : 29;
    context.fillStyle = fade(darker(palette.high, 0.6), 0.75);
    context.beginPath();
    context.roundRect(x, y, long, 10, 5);
    context.fill();
    context.fillStyle = state.won ? '#ffffff' : palette.glow;
    context.beginPath();
    context.roundRect(x, y, Math.max(10, long * part), 10, 5);
    context.fill();
  }
}
