const list = (text: string) => text.trim().split(/\s+/);

export const FIRST_NAMES = list(`
  Amber Basalt Cedar Dune Ember Fjord Garnet Hazel Indigo Juniper Kestrel Lichen Maple Nova Olive Pearl Quill Robin
  Sage Talia Umber Violet Willow Xenia Yarrow Zora Anton Bruno Clara Dario Elena Farid Greta Hugo Ines Jonas Kaito
  Lena Marco Nadia Oscar Paula Quentin Rosa Stefan Tomas Ursula Viktor Wanda Ximena Yusuf Zeynep Aisha Björn Chloé
  Diego Emeka Freya Goran Hana Imani Jamal Keiko Lars Mira Niamh Omar Priya Rafael Søren Tariq Uma Vera Wei Yara Zoë
`);

export const LAST_NAMES = list(`
  Lindqvist Okoro Novak Alvarez Castellanos Halvorsen Adeyemi Moreau Tanaka Brandt Murphy Petrov Rossi Nakamura
  Haddad Kowalski Ferreira Schneider Dubois Jansen Papadopoulos Yilmaz Kaya Silva Costa Nguyen Tran Patel Sharma
  Khan Ahmed Hassan Ibrahim Mensah Diallo Traoré Nkosi Dlamini Kimani Wanjiru Abebe Tesfaye Cohen Levi Berg Dahl
  Nielsen Hansen Virtanen Korhonen Mäkinen Kuznetsov Ivanova Popov Horvat Kovač Nagy Szabó Popescu Ionescu Dimitrov
  Marino Greco Conti Fontana Garcia Fernandez Torres Ramirez Vargas Rojas Castro Mendoza Quispe Flores Herrera Rivera
  Walker Bennett Hughes Sullivan Gallagher Campbell Fraser Douglas Barker Chandler Mercer Thatcher Weaver Archer
`);

export const WORDS = list(`
  the and over under with lantern harbour evening morning rain paper boat garden window market bridge music quiet
  radio tea kettle copper night dawn river stone castle library book story map mountain beacon fire snow wind sail
  regatta square bench tower bell clock street corner café bread salt pepper orange apple cherry plum bicycle train
  station ticket letter post stamp ink brush colour amber teal rose leaf sky cloud star moon comet planet orbit signal
  game puzzle dice card chess board player score round level door key lock chain bolt nail hammer saw plank workshop
  studio camera picture frame canvas easel drum guitar violin piano choir song dance stage curtain theatre ticket play
  forest path moss fern lichen mushroom fox owl heron otter badger beetle dragonfly frog pond reed willow oak birch
`);
