/** What people choose most, without the digits and signs they put around it. */
const STEMS = new Set(
  `password passwort passwd kennwort motdepasse contrasena qwerty qwertyui qwertyuiop qwertz qwertzui azerty azertyui
  azertyuiop qwer asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbnm qazwsx qazwsxedc abc abcd abcdef abcdefg abcdefgh
  iloveyou loveyou lovelove babygirl welcome letmein changeme secret access login admin administrator root guest
  default test testing temp hello helloworld whatever trustno dragon monkey master shadow killer hunter sunshine
  princess football baseball superman batman spiderman starwars startrek pokemon minecraft freedom flower chocolate
  butterfly computer internet samsung google facebook michelle jennifer jessica charlie liverpool chelsea plaza
  jonathan danielle elizabeth nicholas samantha victoria alexander explorer barcelona corvette mercedes dolphins
  steelers cowboys snowball snoopy blink metallica nirvana slipknot greenday strawberry cheese bigdaddy mustang
  maverick anthony midnight gateway passport asdfqwer linkedin myspace twitter dropbox`.split(/\s+/),
);

/** And what their fingers do on the keys. */
const PATTERNS = new Set(
  '147258369 1q2w3e4r5t 1qazxsw2 zaq12wsx q1w2e3r4t5 abc12345 aa123456 a1234567'.split(' '),
);

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
};
const MOST_AROUND = 4;

/**
 * Whether a password is among those that are tried before all others. A browser asks it before it proves a
 * password, because the server never sees that one; the server asks it of those that it sees.
 */
export function isTriedFirst(password: string): boolean {
  const plain = password.toLowerCase();
  if (PATTERNS.has(plain)) return true;
  const spelled = plain.replace(/[@430$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [plain, spelled].some((text) => {
    const letters = text.replace(/[^a-z]/g, '');
    if (!letters) return isRun(plain);
    const unit = /^(.+?)\1*$/.exec(letters)?.[1] ?? letters;
    const isKnown = STEMS.has(letters) || STEMS.has(unit) || unit.length === 1;
    return isKnown && plain.length - letters.length <= MOST_AROUND;
  });
}

/** Digits that count up, down or stay, with at most two leaps: 12345678, 11112222, 123123123. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const leaps = codes.filter((code, index) => index > 0 && Math.abs(code - (codes[index - 1] ?? code)) > 1);
  return leaps.length <= 2;
}
