import { createWords } from '../language/index.ts';

/** It has a catalogue of its own, because it is large and comes with the picker only. */
const defineWords = createWords({ de: () => import('./words.de.ts') });

export const emojiWords = defineWords('emojis', {
  label: 'Find an emoji',
  examples: 'party, heart, cat',
  none: 'No emoji is called so. Try a shorter word.',
  facesTitle: 'Faces',
  handsTitle: 'Hands',
  heartsTitle: 'Hearts',
  natureTitle: 'Nature',
  foodTitle: 'Food',
  playTitle: 'Play',
  placesTitle: 'Places',
  thingsTitle: 'Things',
});

/**
 * The groups by their titles. The name of each emoji, and after a comma more words to find it by. A group fills whole
 * rows of eight, so that arrows go straight down.
 */
export const emojiLists = defineWords('lists', {
  faces: `😀 grinning, happy smile|😄 laughing, happy smile|😁 beaming, teeth smile|😂 tears of joy, laugh lol|🤣 rolling, laugh lol|😊 blushing, smile warm|🙂 slight smile|😉 wink
🥰 in love, hearts adore|😍 heart eyes, love|😘 kiss, love|😜 cheeky, tongue joke|🤪 zany, silly|🤔 thinking, hmm|🤨 doubt, eyebrow|😎 cool, sunglasses
🤩 starstruck, wow|🥳 party, celebrate birthday|😇 angel, innocent|🤗 hug|🤭 giggle, oops|🤫 quiet, secret shh|😌 relieved, calm|😴 asleep, tired zzz
😮 surprised, wow oh|😳 flushed, embarrassed|🥺 pleading, please|😢 crying, sad tear|😭 sobbing, cry sad|😤 huffing, proud|😡 angry, mad|🤯 mind blown
😱 scream, fear|😅 sweat, relief phew|😬 grimace, awkward|🙄 eye roll|😷 mask, ill sick|🤒 fever, ill sick|🤓 nerd, glasses|👻 ghost, boo`,
  hands: `👍 thumbs up, yes like good|👎 thumbs down, no dislike|👏 clap, bravo applause|🙌 raised hands, hooray|🙏 thanks, please pray|👋 wave, hello bye|🤝 handshake, deal|💪 strong, muscle
👌 perfect, okay|✌️ peace, victory|🤞 fingers crossed, luck|🤟 love you|🤘 rock|👉 pointing right, point|👈 pointing left, point|👆 pointing up, point
👇 pointing down, point|✋ stop, hand high five|🫶 heart hands, love|👀 eyes, look|🧠 brain, idea smart|🫡 salute|🤷 shrug, no idea|🤦 facepalm, oh no`,
  hearts: `❤️ red heart, love|🧡 orange heart, love|💛 yellow heart, love|💚 green heart, love|💙 blue heart, love|💜 purple heart, love|🖤 black heart|🤍 white heart
💔 broken heart, sad|💖 sparkling heart, love|💯 hundred, perfect|✨ sparkles, magic|⭐ star|🔥 fire, hot great|💥 boom, bang|💫 dizzy, star`,
  nature: `🐶 dog, puppy|🐱 cat, kitten|🦊 fox|🐻 bear|🐼 panda|🐸 frog|🦉 owl|🐢 turtle, slow
🦋 butterfly|🐝 bee|🐬 dolphin|🐊 crocodile|🌵 cactus, desert|🌲 tree, forest|🍀 clover, luck|🌻 sunflower, flower
🌸 blossom, flower spring|🌹 rose, flower|🌍 earth, world|🌙 moon, night|☀️ sun, day|🌈 rainbow|🌊 ocean wave, sea water|❄️ snow, cold winter`,
  food: `🍎 apple, fruit|🍌 banana, fruit|🍓 strawberry, fruit|🍉 melon, fruit|🍕 pizza|🍔 burger|🍟 fries, chips|🥗 salad
🍜 noodles, soup|🍣 sushi|🥐 croissant|🍞 bread|🧀 cheese|🍪 cookie, biscuit|🍰 cake|🎂 birthday cake
🍫 chocolate|🍿 popcorn, film|☕ coffee, tea|🍵 green tea|🥤 drink, juice|🍺 beer|🍷 wine|🥂 cheers, toast`,
  play: `⚽ football, soccer|🏀 basketball|🎾 tennis|🏓 table tennis|🎯 target, dart|🎲 dice, game|♟️ chess|🧩 puzzle
🎮 game, controller|🕹️ joystick, arcade|🎨 paint, art|🎭 theatre|🎤 microphone, sing|🎧 headphones, music|🎸 guitar, music|🥁 drum, music
🎹 piano, music|🎵 musical note, music|🎬 film, cinema|📷 camera, photo|🏆 trophy, win|🥇 gold medal, first|🎈 balloon, party|🎉 party popper, congratulations`,
  places: `🏠 house, home|🏰 castle|⛲ fountain, square|🎡 ferris wheel, fair|🎠 carousel, fair|⛺ tent, camp|🏖️ beach|🏔️ mountain
🌃 night, city|🌆 dusk, city evening|🚲 bicycle, bike|🚗 car|🚌 bus|🚆 train|🚋 tram|✈️ plane, travel
🚀 rocket, space|⛵ sail, boat|🪁 kite|🗺️ map|🧭 compass|🏮 lantern, lamp|🔭 telescope|🛸 saucer, alien`,
  things: `📌 pin|📎 paperclip|✏️ pencil, write|📖 book, read|📚 books, library|📝 note, write|✉️ letter, mail|📣 megaphone, news
💡 bulb, idea|🔔 bell, ring|🔒 lock|🔑 key|⏰ alarm clock|⏳ hourglass, wait|🎁 present, gift|🛠️ tools, build
💻 laptop, computer|📱 phone, mobile|🔋 battery|🧪 test tube, science|🩹 plaster, fix|🧹 broom, clean|🪄 wand, magic|💎 gem
✅ done, check yes|❌ cross, no|❓ question|❗ exclamation, important|➕ plus, add|➡️ arrow, right next|🔁 repeat, again|🆗 okay`,
});
