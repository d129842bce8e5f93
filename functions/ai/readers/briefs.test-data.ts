/**
 * Briefs as owners write them: dictated, in capitals, pasted, in several languages. People, streets, and numbers
 * are invented.
 */
export const BRIEFS: readonly string[] = [
  'Lupo, a tiny wine bar in Queens. We make pasta by hand every morning. Dogs welcome on the terrace. Cash only. Open Tue-Sat 5-10pm. Please use dark green. Don’t mention the fire.',
  'ok so we are called nonna pia we do italian food my grandmother’s recipes margherita 9 marinara 8 diavola 11 we open at 5 closed monday kids under 6 eat free please make it look warm thanks',
  'BRASSERIE DE LA GARE OUVERT 7J/7 PLAT DU JOUR 12,90€ ENTRECOTE FRITES 19,50€ TARTARE 17€ TICKETS RESTO ET CB PARKING GRATUIT TEL 05 36 49 01 42',
  'Taberna La Zarza, en Triana. Somos una taberna de toda la vida, la abrió mi abuelo Curro en 1958.\nSalmorejo 6,50 €\nPavía 4,20 €\nCarrillada 13,80 €\nLunes cerrado. No pongas lo de mi socio. Quiero una web sencilla con tonos cálidos.',
  'Osteria del Ghisello, via Pratello 38. La Franca tira la sfoglia ogni mattina alle sei.\nTagliatelle € 12,00\nTortellini € 14,00\nCoperto € 2,50. Cani ammessi. Vorremmo colori caldi, niente di troppo moderno.',
  'Wirtshaus zum Kranich, Lindwurmgasse 7. Seit 1924 in Familienhand. Montag Ruhetag.\nSchweinsbraten 14,90 €\nObazda 9,80 €\nHunde dürfen rein. Nur Barzahlung. Unter uns: die Miete ist zu hoch.',
  'STARTERS\nSoup of the day ..... 6\nWings 6 for $9, 12 for $16\nOysters MP\n\nMains\nBurger (v) - beef, cheddar 14.50\n  add bacon +2\nFish & chips 15\n(v) vegetarian\n20% gratuity on parties of 6 or more',
  '🍕 Margherita 9€\n🍕 Bufala 11€\n🍝 Carbonara 12,5€\n📍 Calle Mayor 12, Madrid\n📞 910 555 142\n❤️ desde 1987',
  'Name: Sprout & Bun\nWhat: vegan burger joint — everything is 100% plant based\nWhere: 77 NE Alder Ct, Portland, OR 97211\nPhone: [insert phone]\nHours: TBD\nLorem ipsum dolor sit amet.',
  '<div><h1>Juniper & Salt</h1><p>Wood-fired cooking in Bozeman.</p><style>.x{color:red}</style><li>Trout $27</li></div>',
  'hi, can you make us a website? we sell bagels $3 and coffee $2.50. best bagels in town lol. 4.8 stars. our landlord raised the rent. wheelchair access by the side door. free parking behind the church.',
  'We are not a vegan place. Not suitable for coeliacs. We open at 11, actually no, make that 12. Reservations by phone. BYO, no corkage. The hall seats 40; groups are welcome.',
  'Chef Maria Rossi trained in Ginza and cooks with her sister. In 2012 we moved into the old bank. Everything is kosher. We love rain. 私たちは寿司も出します。',
];
