import type { CopyLibrary } from '../copy-library.ts';

/** Sections for an owner’s facts or requests. */
export const SECTIONS: CopyLibrary['sections'] = {
  events: {
    title: [
      'Feiern bei uns',
      'Ihre Feier bei {name}',
      'Private Feiern',
      'Feiern und Veranstaltungen',
      'Feiern Sie mit uns',
    ],
    suggested: [
      'Feiern Sie bei uns. Nennen Sie uns [den Anlass|Tag und Gästezahl|den Tag], dann planen wir gemeinsam.',
      'Bei uns feiern bis zu ____ Personen.',
      'Für Feiern können Sie ____ reservieren.',
      'Ihre Feier planen wir gern unter ____.',
    ],
  },
  happy_hour: {
    title: [
      'Happy Hour',
      'Happy Hour bei {name}',
      'Happy Hour mit Freunden',
      'Zur Happy Hour',
      'Unsere Happy Hour',
    ],
    suggested: ['Happy Hour ist ____ von ____ bis ____.', 'Zur Happy Hour kostet ____ nur ____.'],
  },
  catering: {
    title: [
      'Catering',
      'Catering von {name}',
      'Catering für Ihre Feier',
      'Unser Catering',
      'Catering für jeden Anlass',
    ],
    suggested: [
      'Nennen Sie uns Tag und Gästezahl, dann [machen wir ein Angebot|planen wir Ihr Essen|besprechen wir alles].',
      'Wir kochen für [Familienfeiern|Firmenfeste|Geburtstage] und private Feste. [Fragen Sie uns an|Melden Sie sich gern|Wir beraten Sie gern].',
      'Unser Catering ist für ____ bis ____ Personen.',
      'Bitte bestellen Sie ____ vorher unter ____.',
    ],
  },
  delivery: {
    title: [
      'Lieferung',
      'Wir liefern',
      'Wir liefern nach Hause',
      'Lieferung von {name}',
      'Essen nach Hause bestellen',
    ],
    suggested: [
      'Bestellen Sie bei uns, und wir liefern [nach Hause|ins Büro|an Ihre Tür].',
      'Wir liefern nach ____ und Umgebung.',
      'Wir liefern von ____ bis ____.',
      'Bestellen Sie unter ____.',
    ],
  },
  takeout: {
    title: [
      'Zum Mitnehmen',
      'Essen zum Mitnehmen',
      'Bestellen und abholen',
      'Zum Abholen',
      'Bestellen Sie zum Mitnehmen',
    ],
    suggested: [
      'Alle unsere Gerichte können Sie mitnehmen.',
      'Bestellen Sie vorab und holen Sie [bequem|einfach|zur gewünschten Zeit] ab.',
      'Bestellen Sie unter {phone} und holen Sie ab.',
      'Bestellen Sie unter ____, die Abholung ist ____.',
    ],
  },
  brunch: {
    title: ['Brunch', 'Brunch bei {name}', 'Brunch mit Freunden', 'Kommen Sie zum Brunch', 'Zeit für Brunch'],
    suggested: [
      'Brunch gibt es jedes Wochenende.',
      'Brunch gibt es ____ von ____ bis ____.',
      'Beim Brunch beliebt ist ____.',
    ],
  },
  lunch: {
    title: [
      'Mittagessen',
      'Mittagessen bei {name}',
      'Mittagspause bei uns',
      'Kommen Sie zum Mittagessen',
      'Mittags',
    ],
    suggested: [
      'Mittagessen gibt es von Montag bis Freitag.',
      'Mittagessen gibt es ____ von ____ bis ____.',
      'Mittags gibt es ____ für ____.',
    ],
  },
  outdoor: {
    title: ['Draußen sitzen', 'Essen im Freien', 'Draußen bei {name}', 'Plätze im Freien', 'Bei uns draußen'],
    suggested: [
      'Bei schönem Wetter sitzen Sie draußen.',
      'Draußen haben wir Platz für ____ Gäste.',
      'Bei gutem Wetter decken wir [auch draußen|draußen für Sie|im Freien].',
    ],
  },
  founder: {
    title: [
      'Das ist {first}',
      'Die Menschen hinter {name}',
      'Wer wir sind',
      'Unsere Geschichte',
      'Lernen Sie uns näher kennen',
    ],
    suggested: [
      '____ hat {name} im Jahr ____ eröffnet.',
      '____ hat bei ____ kochen gelernt.',
      'Vorher war ____ als ____ in ____.',
    ],
  },
  specials: {
    title: [
      'Tagesgerichte und Besonderes',
      'Besonderes bei {name}',
      'Empfehlungen',
      'Unsere besonderen Gerichte',
      'Unsere Empfehlungen',
    ],
    suggested: [
      'Unsere Empfehlungen wechseln. Fragen Sie uns [danach|nach den Gerichten|nach dem Angebot].',
      'Jeden ____ gibt es ____ für ____.',
      'Unsere Empfehlungen finden Sie unter ____.',
    ],
  },
  live_music: {
    title: [
      'Livemusik',
      'Livemusik bei {name}',
      'Essen und Livemusik',
      'Kommen Sie zur Livemusik',
      'Livemusik zum Essen',
    ],
    suggested: [
      'Livemusik gibt es ____ ab ____.',
      'Am ____ spielt ____ ab ____.',
      'Als Nächstes spielt ____ am ____.',
    ],
  },
  gift_cards: {
    title: [
      'Gutscheine',
      'Gutscheine von {name}',
      'Gutscheine verschenken',
      'Ein Gutschein als Geschenk',
      'Gutscheine für jeden Anlass',
    ],
    suggested: [
      'Gutscheine gibt es in jeder Höhe.',
      'Gutscheine bekommen Sie [direkt bei uns|bei Ihrem Besuch|jederzeit bei uns].',
      'Gutscheine bekommen Sie unter ____.',
    ],
  },
  family: {
    title: [
      'Mit der Familie',
      'Für die ganze Familie',
      'Familien willkommen',
      'Bringen Sie die Kinder mit',
      'Mit Kindern bei {name}',
    ],
    suggested: [
      'Familien mit Kindern sind herzlich willkommen.',
      'Familien sind willkommen. Wir haben [Kinderstühle|eine Kinderkarte|kleine Portionen].',
      'Für Kinder gibt es ____.',
    ],
  },
};
