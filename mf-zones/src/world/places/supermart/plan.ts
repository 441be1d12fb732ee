/** Half the hall's width up to the shop fronts, and where it begins and ends. */
export const WALL = 17;
export const FRONT = 27;
export const BACK = -27;
/** The upper floor, and where its gallery ends towards the middle. */
export const UPPER = 5.2;
export const GALLERY = 11.4;
/** Where the roof begins to bend inwards, and its highest point. */
export const EAVES = 11;
export const CROWN = 17.4;

export const TOWER = { x: 0, z: -7 };
/** The stand with the fruit. */
export const FRUIT = { x: -5.6, z: 8.6 };
/** Where the carts wait, and how far one rolls. */
export const CARTS = { x: 6.2, z: 12.4, rolls: 7 };

/** Both escalators: from their foot in the hall to their head on the gallery behind the tower. */
export const ESCALATOR = { footX: 8.4, footZ: 4.4, headX: 5.2, headZ: -10.4, wide: 2 };

export const NEON = { teal: '#5CF2D6', rose: '#ff5cb8', amber: '#FFC06A', lilac: '#b9a8ff' } as const;
