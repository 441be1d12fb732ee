import type { Catalogue, Translation } from '../language/index.ts';
import type { emojiLists, emojiWords } from './words.ts';

const emojis: Translation<typeof emojiWords> = {
  label: 'Emoji suchen',
  examples: 'Feier, Herz, Katze',
  none: 'So heißt kein Emoji. Versuch es mit einem kürzeren Wort.',
  facesTitle: 'Gesichter',
  handsTitle: 'Hände',
  heartsTitle: 'Herzen',
  natureTitle: 'Natur',
  foodTitle: 'Essen',
  playTitle: 'Spiel',
  placesTitle: 'Orte',
  thingsTitle: 'Dinge',
};

const lists: Translation<typeof emojiLists> = {
  faces: `😀 grinsend, froh lachen|😄 lachend, froh lachen|😁 strahlend, Zähne lachen|😂 Freudentränen, lachen lol|🤣 kugelt sich, lachen lol|😊 errötend, lächeln warm|🙂 leichtes Lächeln|😉 zwinkernd
🥰 verliebt, Herzen lieb|😍 Herzaugen, Liebe|😘 Kuss, Liebe|😜 frech, Zunge Scherz|🤪 verrückt, albern|🤔 nachdenklich, hm|🤨 zweifelnd, Augenbraue|😎 cool, Sonnenbrille
🤩 begeistert, wow|🥳 Feier, Party Geburtstag|😇 Engel, unschuldig|🤗 Umarmung|🤭 kichernd, ups|🤫 leise, geheim pst|😌 erleichtert, ruhig|😴 schlafend, müde
😮 erstaunt, wow oh|😳 verlegen, peinlich|🥺 bittend, bitte|😢 weinend, traurig Träne|😭 schluchzend, weinen traurig|😤 schnaubend, stolz|😡 wütend, böse|🤯 Kopf explodiert
😱 Schrei, Angst|😅 Schweiß, erleichtert puh|😬 Grimasse, unangenehm|🙄 Augenrollen|😷 Maske, krank|🤒 Fieber, krank|🤓 Streber, Brille|👻 Gespenst, Geist buh`,
  hands: `👍 Daumen hoch, ja gut|👎 Daumen runter, nein|👏 Klatschen, bravo Applaus|🙌 Hände hoch, hurra|🙏 danke, bitte beten|👋 Winken, hallo tschüss|🤝 Handschlag, abgemacht|💪 stark, Muskel
👌 perfekt, okay|✌️ Frieden, Sieg|🤞 Daumen drücken, Glück|🤟 hab dich lieb|🤘 Rock|👉 zeigt nach rechts, Finger|👈 zeigt nach links, Finger|👆 zeigt nach oben, Finger
👇 zeigt nach unten, Finger|✋ halt, Hand stopp|🫶 Herzhände, Liebe|👀 Augen, schau|🧠 Gehirn, Idee klug|🫡 Salut|🤷 Schulterzucken, keine Ahnung|🤦 Hand vor Stirn, oh nein`,
  hearts: `❤️ rotes Herz, Liebe|🧡 oranges Herz, Liebe|💛 gelbes Herz, Liebe|💚 grünes Herz, Liebe|💙 blaues Herz, Liebe|💜 lila Herz, Liebe|🖤 schwarzes Herz|🤍 weißes Herz
💔 gebrochenes Herz, traurig|💖 funkelndes Herz, Liebe|💯 hundert, perfekt|✨ Funkeln, Zauber|⭐ Stern|🔥 Feuer, heiß toll|💥 Knall, bumm|💫 schwindelig, Stern`,
  nature: `🐶 Hund, Welpe|🐱 Katze, Kätzchen|🦊 Fuchs|🐻 Bär|🐼 Panda|🐸 Frosch|🦉 Eule|🐢 Schildkröte, langsam
🦋 Schmetterling|🐝 Biene|🐬 Delfin|🐊 Krokodil|🌵 Kaktus, Wüste|🌲 Baum, Wald|🍀 Kleeblatt, Glück|🌻 Sonnenblume, Blume
🌸 Kirschblüte, Blume Frühling|🌹 Rose, Blume|🌍 Erde, Welt|🌙 Mond, Nacht|☀️ Sonne, Tag|🌈 Regenbogen|🌊 Welle, Meer Wasser|❄️ Schnee, kalt Winter`,
  food: `🍎 Apfel, Obst|🍌 Banane, Obst|🍓 Erdbeere, Obst|🍉 Melone, Obst|🍕 Pizza|🍔 Burger|🍟 Pommes|🥗 Salat
🍜 Nudeln, Suppe|🍣 Sushi|🥐 Croissant|🍞 Brot|🧀 Käse|🍪 Keks|🍰 Kuchen|🎂 Geburtstagstorte
🍫 Schokolade|🍿 Popcorn, Film|☕ Kaffee, Tee|🍵 grüner Tee|🥤 Getränk, Saft|🍺 Bier|🍷 Wein|🥂 Prost, anstoßen`,
  play: `⚽ Fußball|🏀 Basketball|🎾 Tennis|🏓 Tischtennis|🎯 Ziel, Dart|🎲 Würfel, Spiel|♟️ Schach|🧩 Puzzle
🎮 Spiel, Controller|🕹️ Joystick, Automat|🎨 malen, Kunst|🎭 Theater|🎤 Mikrofon, singen|🎧 Kopfhörer, Musik|🎸 Gitarre, Musik|🥁 Trommel, Musik
🎹 Klavier, Musik|🎵 Note, Musik|🎬 Film, Kino|📷 Kamera, Foto|🏆 Pokal, gewinnen|🥇 Goldmedaille, Erste|🎈 Luftballon, Party|🎉 Konfetti, Glückwunsch`,
  places: `🏠 Haus, Zuhause|🏰 Schloss|⛲ Brunnen, Platz|🎡 Riesenrad, Jahrmarkt|🎠 Karussell, Jahrmarkt|⛺ Zelt, Camping|🏖️ Strand|🏔️ Berg
🌃 Nacht, Stadt|🌆 Dämmerung, Stadt Abend|🚲 Fahrrad, Rad|🚗 Auto|🚌 Bus|🚆 Zug|🚋 Straßenbahn|✈️ Flugzeug, Reise
🚀 Rakete, Weltraum|⛵ Segel, Boot|🪁 Drachen|🗺️ Karte|🧭 Kompass|🏮 Laterne, Lampe|🔭 Fernrohr|🛸 Untertasse, Alien`,
  things: `📌 Reißzwecke|📎 Büroklammer|✏️ Bleistift, schreiben|📖 Buch, lesen|📚 Bücher, Bibliothek|📝 Notiz, schreiben|✉️ Brief, Post|📣 Megafon, Neuigkeit
💡 Glühbirne, Idee|🔔 Glocke, läuten|🔒 Schloss zum Abschließen|🔑 Schlüssel|⏰ Wecker|⏳ Sanduhr, warten|🎁 Geschenk|🛠️ Werkzeug, bauen
💻 Laptop, Computer|📱 Handy, Telefon|🔋 Batterie|🧪 Reagenzglas, Wissenschaft|🩹 Pflaster, reparieren|🧹 Besen, putzen|🪄 Zauberstab, Magie|💎 Edelstein
✅ erledigt, Haken ja|❌ Kreuz, nein|❓ Frage|❗ Ausrufezeichen, wichtig|➕ plus, hinzufügen|➡️ Pfeil, rechts weiter|🔁 wiederholen, nochmal|🆗 okay Zeichen`,
};

export default { emojis, lists } satisfies Catalogue;
