// Catch the light: press when it is in the window. One button, ten lights, a score. Change everything.
const canvas = document.querySelector('canvas');
const context = canvas.getContext('2d');
const LIGHTS = 10;

let mood = 'title';
let isPaused = false;
let isMuted = false;
let at = 0;
let speed = 0.5;
let left = LIGHTS;
let score = 0;

// 1. Connect, and say what to do when the page says something.
const page = PlazaGames.connect({
  hello: ({ settings }) => (isMuted = settings.muted === true),
  mute: (muted) => (isMuted = muted),
  pause: () => (isPaused = true),
  resume: () => (isPaused = false),
});
page.size(360, 640);
page.keys(['Space']);

// 2. Play. The first press begins, each further one catches or misses.
function press() {
  if (mood !== 'play') {
    [mood, at, speed, left, score] = ['play', 0, 0.5, LIGHTS, 0];
    page.start();
    return;
  }
  const miss = Math.abs(at - 0.5);
  if (miss < 0.12) score += Math.round(100 * (1 - miss / 0.12)) + 10;
  beep(miss < 0.12 ? 660 : 160);
  nextLight();
}

function nextLight() {
  [at, speed, left] = [0, speed + 0.08, left - 1];
  if (left > 0) return;
  mood = 'result';
  // 3. Say how it went.
  page.score(score);
}

function step(seconds) {
  if (mood !== 'play' || isPaused) return;
  at += speed * seconds;
  if (at > 1) nextLight();
}

function draw() {
  const { innerWidth: width, innerHeight: height, devicePixelRatio: ratio } = window;
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = '#1b1440';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#6b3a6e';
  context.fillRect(width * 0.38, 0, width * 0.24, height);
  context.fillStyle = '#ffb454';
  context.beginPath();
  context.arc(width * at, height * 0.5, 18, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fff4d6';
  context.textAlign = 'center';
  context.font = '700 28px system-ui, sans-serif';
  const says = { title: 'Catch the light', play: String(score), result: `${score} points` };
  context.fillText(says[mood], width / 2, height * 0.2);
}

let sound;
function beep(pitch) {
  if (isMuted) return;
  sound ??= new AudioContext();
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.2, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.2);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 0.2);
}

addEventListener('pointerdown', press);
addEventListener('keydown', (event) => {
  // Only keys of the game's own: the others are the page's.
  if (event.code === 'PageDown' || event.code === 'PageUp') page.page(event.code === 'PageDown' ? 1 : -1);
  if (event.code !== 'Space' || event.repeat) return;
  event.preventDefault();
  press();
});
document.addEventListener('visibilitychange', () => (isPaused = document.hidden));

let before = performance.now();
requestAnimationFrame(function frame(now) {
  step(Math.min(0.1, (now - before) / 1000));
  before = now;
  draw();
  requestAnimationFrame(frame);
});

// 4. Say that the first picture is there.
page.ready();
