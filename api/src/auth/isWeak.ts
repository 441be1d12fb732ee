import { MIN_PASSWORD } from '@plaza/api-contract';

/** Those that are tried first everywhere, as far as they are long enough to be taken at all. */
const TRIED_FIRST = new Set(
  `password passw0rd password1 password12 password123 password1234 p@ssword p@ssw0rd 12345678 123456789
  1234567890 12345678910 87654321 987654321 0987654321 123123123 11111111 111111111 1111111111 00000000
  000000000 0000000000 22222222 55555555 66666666 77777777 88888888 99999999 12341234 11223344 1122334455
  12121212 13131313 123454321 147258369 123654789 789456123 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 qwertzui azertyui azertyuiop asdfghjk asdfghjkl
  asdfasdf zxcvbnm1 zaq12wsx q1w2e3r4 q1w2e3r4t5 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456
  a1234567 iloveyou iloveyou1 iloveyou2 sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 superman superman1 batman123 starwars starwars1 whatever trustno1 welcome1 welcome123 letmein1
  letmein123 changeme changeme1 changeme123 administrator admin123 admin1234 adminadmin root1234 rootroot
  michelle jennifer jonathan jessica1 charlie1 danielle elizabeth nicholas samantha victoria alexander
  computer internet explorer samsung1 liverpool chelsea1 barcelona corvette mercedes dolphins steelers
  cowboys1 pokemon1 minecraft snowball snoopy12 spiderman blink182 metallica nirvana1 slipknot greenday
  chocolate butterfly strawberry cheese12 bigdaddy hello123 hellohello helloworld testtest test1234 testing1
  testing123 temp1234 guest123 default1 qazwsxedc qazwsx123 monkey12 monkey123 dragon12 dragon123 master12
  master123 shadow12 killer12 hunter12 freedom1 mustang1 maverick anthony1 babygirl lovelove loveyou1 secret12
  secret123 access14 midnight startrek gateway1 passport passwort passwort1 password! password!1 kennwort
  motdepasse contrasena qwer1234 zxcv1234 asdf1234 asdfqwer google123 facebook facebook1 linkedin linkedin1
  myspace1 twitter1 dropbox1`.split(/\s+/),
);

/** Too short, tried first by everybody, one letter over and over, or one's own name. */
export function isWeak(password: string, about: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return (
    [...password].length < MIN_PASSWORD ||
    TRIED_FIRST.has(plain) ||
    new Set(plain).size < 3 ||
    about.some((word) => word.length > 2 && plain === word.toLowerCase())
  );
}
