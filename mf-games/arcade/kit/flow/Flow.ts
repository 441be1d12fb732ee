import type { Host, HostMessage, Run, Standing } from '@plaza/games-sdk';
import { drawCursor } from '../draw/cursor.ts';
import { Counter, drawScore } from '../draw/hud.ts';
import { fitSize, write } from '../draw/text.ts';
import type { Frame, Game, Mood, View } from '../Game.ts';
import type { InputReader } from '../input/InputReader.ts';
import type { Command } from '../input/Keyboard.ts';
import { GERMAN, IDLE, type Input, POINT } from '../sim/Input.ts';
import type { BaseState } from '../sim/Sim.ts';
import { isMatchNews, type MatchNews } from '../together/Together.ts';
import { drawBests, drawPaused, drawPlank, drawResult, drawScrim, drawTitle, signBox } from './cards.ts';
import { drawGlyph } from './glyph.ts';
import { Ghost } from './Ghost.ts';
import type { Live } from './Live.ts';
import { Session } from './Session.ts';
import type { Stage } from './Stage.ts';
import { say } from './words.ts';

interface FlowPlan<State extends BaseState> {
  game: Game<State>;
  stage: Stage;
  input: Pick<InputReader, 'sample' | 'release' | 'device' | 'cursor'>;
  host: Pick<Host, 'say'>;
  live: Pick<Live, 'say'>;
  context: CanvasRenderingContext2D;
}

/** Seconds. */
const ENDING = 0.7;
const RETRY_FROM = 0.3;
const ATTRACT_AFTER = 20;
const SLOW = 0.7;
/** A bit that no key has: shows a sign at rest, where none would make it beat. */
const HINTLESS = 1 << 30;

/** Title, run, end, result, and the way round again. The first input starts; there is no menu. */
export class Flow<State extends BaseState> {
  private readonly plan: FlowPlan<State>;
  private readonly view: View<State>;
  private session: Session<State>;
  private mood: Mood = 'title';
  private counter = new Counter();
  /** What the server opened for the run that is on, and what it opened for the next. */
  private run: Run | undefined;
  private coming: Run | undefined;
  private standing: Standing = {};
  private age = 0;
  private time = 0;
  private isRecord = false;
  /** Slow mode was on at some step of the run. */
  private wasSlow = false;
  private heldBefore = 0;
  /** What was pressed to begin, until it is let go: in a game of places it must not also be the first move. */
  private starting = 0;
  /** Shows what it would do now, until the player does something. */
  private ghost: Ghost<State> | undefined;
  private filming = false;
  /** Pictures without numbers, for cards. */
  private bare = false;
  /** A match over the network is on: the server moves. */
  private isMatch = false;

  constructor(plan: FlowPlan<State>) {
    this.plan = plan;
    this.view = plan.game.createView(plan.stage);
    this.session = this.demo();
  }

  /** Times real time. */
  get speed(): number {
    const slow = this.plan.stage.settings.slow && this.mood === 'play' ? SLOW : 1;
    return this.mood === 'ending' ? 0.3 : slow;
  }

  /** One sixtieth of a second. */
  step(): void {
    const { input, stage } = this.plan;
    const held = input.sample();
    stage.cursor = input.cursor;
    const fresh = held.held & ~this.heldBefore;
    this.heldBefore = held.held;
    if (this.isMatch) {
      this.stepMatch(held);
      return;
    }
    if (this.mood === 'title') {
      if (fresh && !this.filming) this.begin();
      else this.stepDemo();
    }
    if (this.mood === 'play') {
      this.starting &= held.held;
      if (fresh & ~this.starting || (this.ghost?.alphaAt(this.age) ?? 0) <= 0) this.ghost = undefined;
      this.wasSlow ||= stage.settings.slow;
      if (!stage.juice.isStopped) this.session.step(this.meant(held));
      this.ghost?.look(this.session.state);
      stage.sound.settle();
      if (this.session.state.over) this.end();
    } else if (this.mood === 'result' && fresh && this.age > RETRY_FROM && !this.filming) this.begin();
    else if (this.mood === 'pause' && fresh) this.resume();
  }

  private meant(held: Input): Input {
    const isOfPlaces = this.plan.game.controls.touch === 'point';
    return isOfPlaces && this.starting ? { ...held, held: held.held & ~this.starting } : held;
  }

  /** The player's wishes go to the server, through the page. */
  private stepMatch(held: Input): void {
    const { host, stage, live } = this.plan;
    const wish = this.session.stepMatch(held);
    if (wish !== undefined) host.say({ kind: 'net', message: { type: 'act', action: wish } });
    stage.sound.settle();
    if (this.session.state.over && this.mood === 'play') {
      stage.sound.music.setIntensity(0);
      // How it ended the page says; what was said last, whose turn it is, holds no longer.
      live.say('');
      this.enter('ending');
    }
  }

  private hearMatch(told: MatchNews): void {
    const { game, stage } = this.plan;
    const { client } = game;
    const news = { ...told, locale: stage.locale };
    if (!client) return;
    if (this.isMatch && !(this.session.state.over && news.version < 2)) {
      client.hear(this.session.state, news);
      return;
    }
    // What came to a state that is not known yet: the whole one is on its way.
    if (news.part !== undefined) return;
    this.isMatch = true;
    stage.juice.clear();
    stage.sound.quiet = false;
    this.ghost = undefined;
    this.session = new Session(game, this.view, 0, { state: client.begin(news) });
    this.counter = new Counter();
    stage.sound.music.setIntensity(1);
    stage.sound.music.start(1);
    this.enter('play');
  }

  private stepDemo(): void {
    if (this.session.state.over) this.session = this.demo();
    if (!this.plan.stage.juice.isStopped) this.session.step(IDLE);
  }

  private language(): number {
    const { game, stage } = this.plan;
    return game.controls.spoken && stage.locale.startsWith('de') ? GERMAN : 0;
  }

  private demo(): Session<State> {
    const { game, stage } = this.plan;
    stage.sound.quiet = true;
    stage.juice.clear();
    return new Session(game, this.view, Math.floor(Math.random() * 4294967296), {
      bot: game.createBot('careful'),
      always: this.language(),
    });
  }

  private begin(): void {
    const { game, stage, host, live } = this.plan;
    // Where the next has not come yet, a run that is begun anew keeps its own.
    this.run = this.coming ?? this.run;
    this.coming = undefined;
    const seed = this.run?.seed ?? Math.floor(Math.random() * 4294967296);
    stage.juice.clear();
    stage.sound.quiet = false;
    this.session = new Session(game, this.view, seed, { always: this.language() });
    this.counter = new Counter();
    this.wasSlow = false;
    this.starting = ~0;
    this.ghost = new Ghost(game);
    stage.sound.music.setIntensity(1);
    stage.sound.music.start(seed);
    this.enter('play');
    live.say(say(this.plan.stage.locale, 'started'));
    host.say({ kind: 'start', seed, ...(this.run ? { run: this.run.id } : {}) });
  }

  private end(): void {
    const { stage, host, live } = this.plan;
    const result = this.session.result();
    const run = this.run ? { run: this.run.id } : {};
    if (!this.filming) host.say({ kind: 'score', ...result, ...run, slow: this.wasSlow });
    this.run = undefined;
    this.isRecord = !this.wasSlow && result.value > (this.standing.best ?? 0);
    const best = this.isRecord ? result.value : this.standing.best;
    this.standing = { today: this.standing.today, best };
    stage.juice.stop('fatal');
    stage.sound.music.setIntensity(0);
    live.say(say(this.plan.stage.locale, 'over', { score: result.value }));
    this.enter('ending');
  }

  private enter(mood: Mood): void {
    this.mood = mood;
    this.age = 0;
  }

  pause(): void {
    if (this.mood !== 'play' || this.isMatch) return;
    this.plan.input.release();
    this.plan.stage.sound.mixer.sleep();
    this.enter('pause');
  }

  private resume(): void {
    this.plan.stage.sound.mixer.wake();
    this.enter('play');
  }

  command(command: Command): void {
    const { stage, host } = this.plan;
    if (command === 'pause') {
      if (this.mood === 'pause') this.resume();
      else this.pause();
    } else if (command === 'mute') {
      const settings = { muted: !stage.settings.muted };
      stage.applySettings({ ...stage.settings, ...settings });
      host.say({ kind: 'settings', settings });
    } else if (this.isMatch) return;
    else if (command === 'retry' && this.mood !== 'title') this.begin();
    // Some games take Enter for an action of their own, and then it starts by being one.
    else if (
      command === 'confirm' &&
      (this.mood === 'title' || this.mood === 'result') &&
      this.age > RETRY_FROM
    )
      this.begin();
  }

  hear(message: HostMessage): void {
    const { stage } = this.plan;
    if (message.kind === 'hello') {
      this.plan.stage.locale = message.locale;
      if (this.mood === 'title' && this.language() && !this.filming) this.session = this.demo();
      this.standing = message.standing ?? {};
      stage.applySettings({ ...stage.settings, ...message.settings });
      this.coming = message.run;
      this.plan.live.say(say(this.plan.stage.locale, 'title', { title: this.plan.game.title }));
    } else if (message.kind === 'run') this.coming = message.run;
    else if (message.kind === 'standing') this.standing = message.standing;
    else if (message.kind === 'settings') stage.applySettings({ ...stage.settings, ...message.settings });
    else if (message.kind === 'mute') stage.applySettings({ ...stage.settings, muted: message.muted });
    else if (message.kind === 'net' && isMatchNews(message.message)) this.hearMatch(message.message);
    else if (message.kind === 'pause') this.pause();
    else if (message.kind === 'resume' && this.mood === 'pause') this.resume();
  }

  /** The bot plays as a person would, for pictures. */
  film(seed: number, mood: 'title' | 'play' | 'result', bare = false): void {
    const { game } = this.plan;
    this.filming = true;
    this.bare = bare;
    this.session = new Session(game, this.view, seed, { bot: game.createBot('careful') });
    if (mood !== 'title') this.enter('play');
    if (mood !== 'result') return;
    while (!this.session.state.over && this.session.state.tick < 40_000) this.session.step(IDLE);
    // Some bots never lose.
    this.session.state.over = true;
  }

  draw(alpha: number, delta: number): void {
    const { stage, context } = this.plan;
    const isStill = this.mood === 'pause';
    this.age += delta;
    if (!isStill) {
      this.time += delta;
      stage.juice.update(this.mood === 'ending' ? delta * 0.5 : delta);
    }
    if (this.mood === 'ending' && this.age > ENDING && !this.isMatch) this.enter('result');
    if (this.mood === 'result' && this.age > ATTRACT_AFTER && !this.filming) {
      this.session = this.demo();
      stage.sound.music.stop();
      this.enter('title');
    }
    stage.camera.shake = stage.juice.motion;
    const { state } = this.session;
    const moves = this.mood === 'play' || this.mood === 'title';
    const frame: Frame = {
      alpha: moves && !stage.juice.isStopped ? alpha : 1,
      time: this.time,
      delta: isStill ? 0 : delta,
      mood: this.mood,
      counter: this.counter,
    };
    this.view.draw(context, state, frame);
    stage.camera.apply(context);
    stage.juice.particles.draw(context);
    stage.juice.popUps.draw(context);
    stage.useScreen(context);
    stage.juice.drawFlash(context, stage.width, stage.height);
    this.drawOver(context, frame);
  }

  private drawOver(context: CanvasRenderingContext2D, frame: Frame): void {
    const { stage, game, live } = this.plan;
    const { state } = this.session;
    if (this.mood === 'title') {
      drawScrim(context, stage, 0.42);
      const sign = signBox(stage, this.time);
      if (this.view.drawSign) this.view.drawSign(context, sign);
      else drawPlank(context, stage, sign);
      drawTitle(context, stage, game.title, sign);
      drawBests(context, stage, this.plan.stage.locale, this.standing);
      this.drawAction(context, stage.height * (stage.isWide ? 0.74 : 0.76), 1);
      return;
    }
    this.counter.update(state.score, frame.delta);
    if (this.bare) return;
    if (this.view.drawHud) this.view.drawHud(context, state, frame);
    else drawScore(context, stage, this.counter);
    if (this.view.describe && this.mood === 'play') live.say(this.view.describe(state));
    if (this.mood === 'play' && this.ghost) this.drawGhost(context, this.ghost);
    if (this.mood === 'play') drawCursor(context, stage);
    const caption = stage.readCaption(frame.delta);
    if (caption)
      write(context, caption, stage.width / 2, stage.height - 26, {
        size: fitSize(context, caption, 18, stage.width - 24),
        color: '#fff6e4',
        under: '#05060f',
      });
    if (this.mood === 'pause') drawPaused(context, stage, this.plan.stage.locale);
    if (this.mood !== 'result') return;
    drawScrim(context, stage, Math.min(0.5, this.age * 2));
    drawResult(context, stage, {
      locale: this.plan.stage.locale,
      score: state.score,
      age: this.age,
      isRecord: this.isRecord,
      standing: this.standing,
    });
    if (this.age > RETRY_FROM)
      this.drawAction(
        context,
        stage.height * (stage.isWide ? 0.8 : 0.74),
        Math.min(1, (this.age - RETRY_FROM) * 4),
      );
  }

  /** The bot's hand: what to press now, or where. */
  private drawGhost(context: CanvasRenderingContext2D, ghost: Ghost<State>): void {
    const { stage } = this.plan;
    const { held, x, y } = ghost.input;
    // A hand that knows no place yet would only lie in the way.
    if (held === 0 && this.plan.game.controls.glyph === 'point') return;
    const alpha = ghost.alphaAt(this.age);
    const place = held & POINT ? stage.camera.toScreen(x, y) : undefined;
    const at = place && { x: place.x / stage.unit, y: place.y / stage.unit };
    this.drawAction(context, at?.y ?? stage.height * 0.86, alpha, { held: held || HINTLESS, x: at?.x });
  }

  /** The sign that says what to press, beating so that it asks. */
  private drawAction(
    context: CanvasRenderingContext2D,
    y: number,
    alpha: number,
    { held, x }: { held: number; x?: number | undefined } = { held: 0 },
  ): void {
    const { stage, game, input } = this.plan;
    const beat = stage.settings.reducedMotion ? 1 : 1 + 0.05 * Math.sin(this.time * 4);
    context.save();
    context.globalAlpha = alpha;
    context.translate(x ?? stage.width / 2, y);
    context.scale(beat * 1.1, beat * 1.1);
    drawGlyph(context, {
      glyph: game.controls.glyph,
      typed: game.controls.typed,
      touch: game.controls.touch,
      // A place is shown by a hand, whatever presses it.
      device: x === undefined ? input.device : 'touch',
      palette: game.palette,
      x: 0,
      y: 0,
      held,
      time: this.time,
    });
    context.restore();
    context.globalAlpha = 1;
  }
}
