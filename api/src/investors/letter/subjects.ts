/** One is drawn for each mail; which one worked is counted. */
export function subjectsOf(brand: string): readonly string[] {
  return [
    `A town square that people walk into: ${brand}`,
    'What if going online felt like going out?',
    'Thirteen worlds, one link, nothing to install',
    'We took out the like button. Here is what came instead',
    `Five minutes in ${brand} say more than this mail`,
    'A social network with a place to stand in',
    'Communities want a home, not an algorithm',
    `Open in a browser, on a phone, in a headset: ${brand}`,
    'How a community can own the place it meets in',
    'Virtual worlds, real connections: may we show you around?',
    `An invitation to walk through ${brand} with us`,
    'The feed is the notice board. The town is the product',
    'Would you look at what we are building?',
    'What creators do when you give them a world, not a post',
  ];
}
