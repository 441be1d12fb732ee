/** All measures in units and seconds; the town is a ring. */
export const TOWN = { width: 1440, ground: 520, ceiling: 36 };

export const FLIGHT = { climb: 900, climbMost: 260, sink: 700, sinkMost: 300, radius: 11 };

export const WIND = {
  low: 120,
  high: 240,
  /** More with each delivery, up to half again. */
  growth: 0.04,
  growthMost: 1.5,
  length: 9,
  shorter: 0.25,
  shortest: 5,
  /** The vane creaks so long before it turns. */
  warning: 1.5,
  easing: 0.35,
};

export const POST = {
  carry: 3,
  afloat: 4,
  /** Half the width of the place over a chimney's mouth, and its height. */
  reach: 26,
  height: 44,
  points: 100,
  comboMost: 8,
  lastMoment: 50,
  skim: 10,
};

export const CLOCK = { start: 45, gain: 4.5, less: 0.1, least: 1.5 };

/** When the sky fills. */
export const TROUBLE = { lines: 30, gulls: 60, storms: 90, pause: 0.8 };
