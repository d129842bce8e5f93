import { createWrittenTexts } from '#shared/domain/social/shared-words.ts';
import { englishFeast, frenchFeast, germanFeast, italianFeast, spanishFeast } from './feast-name.ts';

type Ways = readonly string[];
type Wishes = (name: string, house: string) => Ways;

/**
 * A wish is the same on every door of a country, but for the house's name in its middle: ways in which another house would
 * have a long run of words in common are left out.
 */
function toldApart(waysOf: Wishes): Wishes {
  return (name, house) => {
    const ofAnother = waysOf(name, `${house.split(' ')[0]} ·`);
    const isApart = (way: string, place: number) =>
      !createWrittenTexts([ofAnother[place] ?? '']).repeats(way);
    return waysOf(name, house).filter(isApart);
  };
}

export const englishWishes = toldApart((name, house) => [
  `Today is ${englishFeast(name)}. ${house} wishes you a good one.`,
  `A good ${name} from ${house}.`,
  `${house} wishes you a lovely ${name}.`,
  `It’s ${englishFeast(name)} today. From ${house}: enjoy it.`,
  `To all of you from ${house}: a good ${name}.`,
  `${house} here: have a good ${name}.`,
  `Here’s to ${englishFeast(name)}, from ${house}.`,
]);

// A house such as "Zum Adler" stands behind no "von".
export const germanWishes = toldApart((name, house) => [
  `Heute ist ${germanFeast(name)}. ${house} wünscht euch einen schönen Tag.`,
  `${name}: ${house} wünscht alles Gute.`,
  `${house} grüßt euch alle. Heute ist ${germanFeast(name)}.`,
  `${name}. ${house} sagt: Macht es euch schön.`,
  `${house} wünscht gute Stunden: ${name} ist heute.`,
  `${name} heute. ${house}: Lasst es euch gut gehen.`,
  `Heute ist ${germanFeast(name)}, und ${house} grüßt.`,
]);

// A house such as "Le Chat" stands behind no "de".
export const frenchWishes = toldApart((name, house) => [
  `C’est ${frenchFeast(name)}. ${house} vous souhaite une belle journée.`,
  `${name} : ${house} pense à vous.`,
  `Belle journée, signé ${house}. C’est ${frenchFeast(name)}.`,
  `Pour ${frenchFeast(name)}, ${house} vous salue bien.`,
  `${house} vous souhaite le meilleur. ${name}, c’est aujourd’hui.`,
  `Un bonjour signé ${house} pour ${frenchFeast(name)}.`,
  `${name}. ${house} vous dit : profitez-en bien.`,
]);

export const spanishWishes = toldApart((name, house) => [
  `Hoy es ${spanishFeast(name)}. ${house} te desea un buen día.`,
  `Feliz ${name} desde ${house}.`,
  `${name}: un abrazo de ${house}.`,
  `${house} te saluda: hoy es ${spanishFeast(name)}.`,
  `Desde ${house}, feliz ${name}.`,
  `${name}. ${house} te dice: disfruta.`,
  `Un buen día desde ${house}: hoy es ${spanishFeast(name)}.`,
  `${name}. De ${house}: pásalo bien.`,
  `${house}: feliz ${name}.`,
]);

/** Names of which "buona" is said. */
const FEMININE = /^(?:Festa|Vigilia|Pasqu|Epifania|Assunzione)/;

// A house such as "Da Mario" stands behind no "da".
export const italianWishes = toldApart((name, house) => {
  const good = FEMININE.test(name) ? 'buona' : 'buon';
  return [
    `Oggi è ${italianFeast(name)}. ${house} vi augura una bella giornata.`,
    `${house} vi augura ${good} ${name}.`,
    `${name}: ${house} vi saluta.`,
    `Firmato ${house}: ${good} ${name}.`,
    `${house}, a tutti voi: ${good} ${name}.`,
    `Auguri firmati ${house}: oggi è ${italianFeast(name)}.`,
    `Oggi è ${italianFeast(name)}, e ${house} vi pensa.`,
  ];
});
