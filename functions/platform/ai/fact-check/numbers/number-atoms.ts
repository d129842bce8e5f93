/** Words of numbers in one language, folded. Compounds that are written as one word are taken apart by `isJoined`. */
export type NumberAtoms = {
  atoms: ReadonlyMap<string, number>;
  /** Between two parts of one number: "treinta y cinco", "one hundred and ten". */
  joiners: ReadonlySet<string>;
  /** Words of numbers that are other words as often: "sei", "neuf", "one". They count beside another number or a unit. */
  doubtful: ReadonlySet<string>;
  /** Numbers are written as one word: "zweiundachtzig", "ottantadue". */
  isJoined: boolean;
  /** "quatre-vingt" is 80. */
  isByTwenties: boolean;
};

const words = (text: string) => text.split(' ');
const listed = (text: string, numberOf: (index: number) => number): [string, number][] =>
  words(text).map((word, index) => [word, numberOf(index)]);
const tens = (index: number) => (index + 2) * 10;

function english(): NumberAtoms {
  return {
    atoms: new Map([
      ...listed(
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
        (index) => index,
      ),
      ...listed('twenty thirty forty fifty sixty seventy eighty ninety', tens),
      ['fourty', 40],
      ['oh', 0],
      ['nought', 0],
      ['dozen', 12],
      ['hundred', 100],
      ['thousand', 1_000],
    ]),
    joiners: new Set(['and']),
    doubtful: new Set(['one', 'oh', 'a']),
    isJoined: false,
    isByTwenties: false,
  };
}

function spanish(): NumberAtoms {
  return {
    atoms: new Map([
      ...listed(
        'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
        (index) => index,
      ),
      ...listed(
        'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
        (index) => index + 20,
      ),
      ...listed('treinta cuarenta cincuenta sesenta setenta ochenta noventa', (index) => (index + 3) * 10),
      ...listed(
        'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
        (index) => (index + 2) * 100,
      ),
      ...listed(
        'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
        (index) => (index + 2) * 100,
      ),
      ['un', 1],
      ['una', 1],
      ['veintiun', 21],
      ['veintiuna', 21],
      ['docena', 12],
      ['cien', 100],
      ['ciento', 100],
      ['mil', 1_000],
    ]),
    joiners: new Set(['y']),
    doubtful: new Set(['uno', 'un', 'una']),
    isJoined: false,
    isByTwenties: false,
  };
}

function french(): NumberAtoms {
  return {
    atoms: new Map([
      ...listed(
        'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
        (index) => index,
      ),
      ...listed('vingt trente quarante cinquante soixante septante huitante nonante', tens),
      ['octante', 80],
      ['vingts', 20],
      ['une', 1],
      ['douzaine', 12],
      ['cent', 100],
      ['cents', 100],
      ['mille', 1_000],
      ['mil', 1_000],
    ]),
    joiners: new Set(['et']),
    doubtful: new Set(['un', 'une', 'neuf']),
    isJoined: false,
    isByTwenties: true,
  };
}

function italian(): NumberAtoms {
  const ones = words('uno due tre quattro cinque sei sette otto nove');
  const atoms = new Map([
    ...listed(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
      (index) => index,
    ),
  ]);
  for (const [index, ten] of words(
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  ).entries()) {
    atoms.set(ten, tens(index));
    for (const [at, one] of ones.entries()) {
      const isElided = one === 'uno' || one === 'otto';
      atoms.set((isElided ? ten.slice(0, -1) : ten) + one, tens(index) + at + 1);
      if (one === 'uno') atoms.set(`${ten.slice(0, -1)}un`, tens(index) + 1);
    }
  }
  for (const [word, value] of listed(
    'cento cent mille mila dozzina',
    (index) => [100, 100, 1_000, 1_000, 12][index] ?? 0,
  ))
    atoms.set(word, value);
  for (const one of ['un', 'una']) atoms.set(one, 1);
  return {
    atoms,
    joiners: new Set(['e']),
    doubtful: new Set(['uno', 'un', 'una', 'sei', 'cent', 'mila']),
    isJoined: true,
    isByTwenties: false,
  };
}

function german(): NumberAtoms {
  const ones = words('ein zwei drei vier funf sechs sieben acht neun');
  const atoms = new Map([
    ...listed(
      'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
      (index) => index,
    ),
  ]);
  for (const [index, ten] of words(
    'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  ).entries()) {
    atoms.set(ten, tens(index));
    for (const [at, one] of ones.entries()) atoms.set(`${one}und${ten}`, tens(index) + at + 1);
  }
  for (const word of words('ein eine einen einem einer')) atoms.set(word, 1);
  atoms.set('zwo', 2);
  atoms.set('dutzend', 12);
  atoms.set('hundert', 100);
  atoms.set('tausend', 1_000);
  return {
    atoms,
    joiners: new Set(['und']),
    doubtful: new Set(words('ein eine einen einem einer eins')),
    isJoined: true,
    isByTwenties: false,
  };
}

const MAKERS: Readonly<Record<string, () => NumberAtoms>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  de: german,
};
const made = new Map<string, NumberAtoms>();

/** Of a language that is not spoken here there are no words of numbers; its digits are read all the same. */
export function numberAtomsOf(language: string): NumberAtoms | undefined {
  const found = made.get(language);
  if (found !== undefined) return found;
  const atoms = Object.hasOwn(MAKERS, language) ? MAKERS[language]?.() : undefined;
  if (atoms !== undefined) made.set(language, atoms);
  return atoms;
}
