/**
 * One picture of the film `night-around`: the lanterns of Lantern Drop rise over a valley, seen all around, flat as a map of
 * the world is. Runs in a browser, so it imports nothing. `part` of the film is 0 to 1, and 1 looks like 0.
 */
export function paintNight(context: CanvasRenderingContext2D, part: number): void {
  const { width, height } = context.canvas;
  const turn = part * Math.PI * 2;
  const noise = (n: number) => {
    const value = Math.sin(n * 127.1 + 11.7) * 43758.5453;
    return value - Math.floor(value);
  };
  const horizon = height * 0.53;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  for (const [stop, color] of [
    [0, '#0a0820'],
    [0.45, '#1b1440'],
    [0.8, '#4a2c63'],
    [0.96, '#a35a6c'],
    [1, '#ffb454'],
  ] as const)
    sky.addColorStop(stop, color);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 420; i++) {
    const y = noise(i) * noise(i + 500) * horizon * 0.92;
    context.globalAlpha = 0.35 + 0.5 * noise(i + 900) + 0.15 * Math.sin(turn * (1 + (i % 3)) + i);
    context.fillStyle = '#fff3d8';
    // Near the top a step around is wide on the map.
    const stretch = 1 / Math.max(0.08, Math.sin((y / height) * Math.PI));
    context.fillRect(noise(i + 1300) * width, y, 1.5 * Math.min(6, stretch), 1.5);
  }
  context.globalAlpha = 1;
  const glow = (x: number, y: number, reach: number, color: string, strength: number) => {
    for (const shift of [-width, 0, width]) {
      if (x + shift < -reach || x + shift > width + reach) continue;
      const light = context.createRadialGradient(x + shift, y, 0, x + shift, y, reach);
      light.addColorStop(0, color);
      light.addColorStop(1, 'transparent');
      context.globalAlpha = strength;
      context.fillStyle = light;
      context.fillRect(x + shift - reach, y - reach, reach * 2, reach * 2);
    }
    context.globalAlpha = 1;
  };
  glow(width * 0.68, height * 0.27, height * 0.16, '#ffe9b8', 0.5);
  context.fillStyle = '#fff3d8';
  context.beginPath();
  context.arc(width * 0.68, height * 0.27, height * 0.028, 0, Math.PI * 2);
  context.fill();
  for (const [lift, swell, waves, color] of [
    [0.07, 0.035, 3, '#4a2f5c'],
    [0.035, 0.022, 7, '#33224a'],
    [0.008, 0.008, 13, '#241838'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      const angle = (x / width) * Math.PI * 2;
      const ridge = Math.sin(angle * waves + lift * 90) + 0.5 * Math.sin(angle * waves * 2 + 2);
      context.lineTo(x, horizon - height * (lift + swell * ridge));
    }
    context.lineTo(width, height);
    context.fill();
  }
  for (let i = 0; i < 46; i++) {
    const x = noise(i + 40) * width;
    const wide = width * (0.006 + 0.006 * noise(i + 70));
    const high = height * (0.02 + 0.03 * noise(i + 90));
    const y = horizon + height * 0.012;
    context.fillStyle = '#1c1230';
    context.fillRect(x, y - high, wide, high + 4);
    context.beginPath();
    context.moveTo(x - wide * 0.2, y - high);
    context.lineTo(x + wide / 2, y - high - wide * 0.8);
    context.lineTo(x + wide * 1.2, y - high);
    context.fill();
    context.fillStyle = '#ffcf7a';
    context.fillRect(x + wide * 0.3, y - high * 0.7, wide * 0.25, high * 0.25);
  }
  const ground = context.createLinearGradient(0, horizon, 0, height);
  ground.addColorStop(0, '#2a1c3e');
  ground.addColorStop(0.25, '#1a1229');
  ground.addColorStop(1, '#0b0716');
  context.fillStyle = ground;
  context.fillRect(0, horizon + height * 0.012, width, height);
  const colors = ['#ffb454', '#ff7a8a', '#ffd98a', '#ff9a6b'];
  for (let i = 0; i < 70; i++) {
    // Each goes round a whole number of times, so that the film has no end.
    const rise = (noise(i + 200) + part) % 1;
    const y = horizon + height * 0.02 - rise * height * 0.46;
    const x = (noise(i + 300) * width + Math.sin(turn + i * 2) * width * 0.006 + width) % width;
    const size = height * (0.007 + 0.013 * noise(i + 400)) * (1 - rise * 0.4);
    const seen = Math.min(1, rise * 8) * Math.min(1, (1 - rise) * 5);
    const color = colors[i % colors.length] ?? '#ffb454';
    glow(x, y, size * 4.5, color, 0.55 * seen);
    context.globalAlpha = seen;
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x - size * 0.7, y - size, size * 1.4, size * 2, size * 0.5);
    context.fill();
    context.fillStyle = '#fff3d8';
    context.beginPath();
    context.ellipse(x, y + size * 0.4, size * 0.35, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha = 1;
  }
}
