import { describe, expect, test } from 'vitest';
import { readProfile } from '../read-profile.ts';

const CONTEXT = { region: '', language: '', currency: '', today: '2026-11-22' };
const ALWAYS = 'Trattoria Lina, 310 W 4th St, New York NY 10014. ';

/** The passages that would be printed of the text behind a plain beginning. */
function printedOf(text: string): string[] {
  return readProfile(ALWAYS + text, CONTEXT)
    .proposals.filter(({ confidence, start }) => confidence === 'certain' && start >= ALWAYS.length)
    .map(({ words }) => words);
}

function fatesOf(text: string) {
  const { wishes, not_for_guests } = readProfile(text, CONTEXT);
  return { wishes: wishes.map(({ words }) => words), hidden: not_for_guests.map(({ words }) => words) };
}

test('a passage that was wrapped at 80 columns is kept on one line', () => {
  const text =
    'We cook what the morning brings: bread from our own oven, vegetables from\r\nthe field behind the house\r\n\r\nNina & Paul';
  const values = readProfile(text, CONTEXT).proposals.map(({ value }) => JSON.stringify(value));
  expect(values.join(' ')).toContain('vegetables from the field behind the house');
  expect(values.join(' ')).not.toMatch(/\\n/);
});

describe('not for guests', () => {
  test.each([
    'My sous chef walked out on Friday.',
    'Turnover last year 300k.',
    'Our wholesaler charges us 3 a kilo.',
    'The gate code is 2290.',
    'Nuestro proveedor nos sube el precio cada mes.',
    'Mi socio se fue con el dinero.',
    'Mot de passe du compte : moules44',
    'Mon associé m’a planté en mars.',
    'Notre fils va reprendre le restaurant bientôt.',
    'La nostra cuoca è incinta.',
    'Stiamo aspettando il permesso per il dehors.',
    'Unser Koch hat gekündigt.',
    'Die Miete wird erhöht.',
    'Zugangsdaten: chef / 1234',
    'The stove is new but the permit is still missing.',
    'We are in talks with the neighbors about the yard.',
    'Die Genehmigung fehlt noch für den Hof.',
    'La salle du fond n’est pas aux normes.',
    'La causa con il vicino è ancora pendente.',
  ])('private matters: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'We lost the garden table contract, dont publish that yet.',
    'El chef nuevo llega en marzo, pero no lo cuentes todavía.',
    'On agrandit la salle en mai, garde ça pour toi.',
    'Apriamo un altro locale a Pisa, quindi non scriverlo.',
    'Im Mai kommt ein zweiter Laden, das muss noch keiner wissen.',
  ])('what “don’t say that” points at: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'Hands down the most generous plates around here.',
    'Unsere Weine wurden vielfach prämiert.',
    'Une table d’exception, unanimement saluée.',
    'Imperdibile, da togliere il fiato.',
    'Nuestra nota: más de mil opiniones.',
    'Nobody else cooks goat like we do.',
    'Das knusprigste Brathuhn zwischen Ulm und Bregenz.',
    'Personne ne fait la soupe de poisson comme nous.',
    'Il ragù più buono di Bologna.',
  ])('boasts: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'Franchement, on est les meilleurs du quartier, demandez à tout le monde.',
    'Best brisket in three counties, no contest.',
    'Fai tu, mi fido.',
    'Non so scrivere bene, sistemi lei.',
  ])('passing words beside what is not printed: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'Just keep it short, nobody reads much.',
    'Hacela linda, porfa.',
    'Écrivez un truc sympa.',
    'Anzi fai tu.',
    'Schreibt halt was Schönes.',
    'Resto in attesa di un cortese riscontro.',
    'Quedo a su disposición para cualquier aclaración.',
    'Zielgruppe: Paare, Wanderer, Stammgäste.',
    'KPI: more weekday covers.',
    'Vous couperez où il faut.',
  ])('speech to the maker: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'We might drop lunch in spring.',
    'A lo mejor cerramos en marzo.',
    'En janvier on verra.',
    'Vielleicht machen wir montags zu.',
  ])('what the owner is not sure of is only proposed: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });
});

describe('trouble and other people’s affairs are only proposed', () => {
  test.each([
    'The city wants us to move the tables.',
    'We had a break-in at Easter.',
    'Butter prices have doubled since May.',
    'Los vecinos se quejan del ruido.',
    'La banque ne nous suit plus.',
    'Nos clients râlent à cause des travaux.',
    'Il comune non ci risponde.',
    'Das Bauamt prüft die Terrasse.',
    'Unsere Tochter will nicht weitermachen.',
  ])('%s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });

  test.each([
    'Not a word about the new oven.',
    'Del horno nuevo, ni palabra.',
    'Non anticipate la nuova carta.',
    'Schreibt bitte nix von der neuen Karte.',
  ])('so is what shall not be said in other words: %s', (text) => {
    expect(printedOf(text)).toEqual([]);
  });
});

describe('for guests all the same', () => {
  test.each([
    'We never use MSG in our kitchen.',
    'On ne met pas de crème dans la carbonara.',
    'La nonna non mette la panna nella carbonara.',
    'We keep it simple here.',
    'Hace 20 años que hacemos pan.',
    'Hunde dürfen nicht rein.',
    'We opened after the renovation in 1998.',
    'Mein Bruder backt das Brot.',
    'Allergies are no problem.',
    'Senza glutine purtroppo no.',
    'Je tiens un bistrot depuis dix ans.',
  ])('a denial or a habit of the house: %s', (text) => {
    expect(printedOf(text).join(' ')).toContain(text.replace(/\.$/, ''));
  });

  test('“don’t put” goes on with what it is about, and does not point back', () => {
    const text = 'We bake all night. Please dont put my surname anywhere. Dogs welcome.';
    expect(printedOf(text).join(' ')).toBe('We bake all night. Dogs welcome.');
    expect(printedOf('We bake all night. A second oven comes but that’s hush hush.')).toEqual([
      'We bake all night.',
    ]);
  });

  test('a greeting does not take the sentence behind it along', () => {
    expect(fatesOf('hi there we run a small bakery by the mill.').hidden).toEqual(['hi there ']);
  });

  test('“no.” ends a sentence', () => {
    expect(printedOf('Card payment sadly no. Il miglior grotto del Ticino.')).toEqual([
      'Card payment sadly no.',
    ]);
  });
});

test.each([
  ['Photos of full plates, warm light, not much text.'],
  ['Quiero algo sencillo, con manteles de cuadros.'],
  ['Vorrei qualcosa di classico, tovaglie bianche, legno.'],
  ['Bitte rustikal, aber nicht kitschig, dunkelgrün.'],
  ['I want red and gold, bold letters, no photos of people.'],
])('the parts of a wish are one wish: %s', (text) => {
  expect(fatesOf(`${ALWAYS}${text}`).wishes).toEqual([text]);
});

test('a greeting is no part of the sentence behind it', () => {
  const text = 'Estimados: somos la cocinería Las Comadres, en el mercado municipal.';
  const { proposals } = readProfile(text, CONTEXT);
  const printed = proposals.filter(({ confidence }) => confidence === 'certain');
  expect(JSON.stringify(printed.map(({ value }) => value))).not.toContain('Estimados');
});
