import type { CopyLibrary } from '../copy-library.ts';

/** Sections with a fact from the owner. The lines are about the guests’ plans, never about what is included. */
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
      'Bei uns feiern ____ bis ____ Personen.',
      'Für größere Runden stellen wir ab ____ Personen ein Menü zusammen.',
      'Für private Feiern können Sie ____ reservieren, am besten ____ vorher.',
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
    suggested: [
      'Happy Hour ist von ____ bis ____, immer ____.',
      'Zur Happy Hour kosten ____ und ____ nur ____.',
      'Dazu gibt es zur Happy Hour ____.',
    ],
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
      'Unser Catering ist für ____ bis ____ Personen gedacht.',
      'Bitte bestellt ____ vorher, per Telefon oder unter ____.',
      'Wir bringen ____ und bauen alles bei Ihnen auf.',
    ],
  },
  delivery: {
    title: [
      'Lieferung',
      'Wir liefern',
      'Wir liefern nach Hause',
      '{name} liefert',
      'Essen nach Hause bestellen',
    ],
    suggested: [
      'Wir liefern nach ____ und Umgebung.',
      'Wir liefern von ____ bis ____, über ____.',
      'Ab einem Bestellwert von ____ liefern wir, die Lieferung kostet ____.',
    ],
  },
  takeout: {
    title: [
      'Zum Mitnehmen',
      'Essen zum Mitnehmen',
      'Bestellen und abholen',
      'Zum Abholen',
      '{name} zum Mitnehmen',
    ],
    suggested: [
      'Rufen Sie unter {phone} an. In etwa ____ Minuten ist alles fertig.',
      'Bestellen Sie unter ____ und holen Sie Ihr Essen ____ ab.',
      'Sie können alles mitnehmen, außer ____.',
    ],
  },
  brunch: {
    title: ['Brunch', 'Brunch bei {name}', 'Brunch mit Freunden', 'Kommen Sie zum Brunch', 'Zeit für Brunch'],
    suggested: [
      'Brunch gibt es ____, von ____ bis ____.',
      'Beim Brunch wird besonders gern ____ bestellt.',
      'Einen Tisch reservieren Sie am besten unter ____.',
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
      'Mittagessen gibt es ____, von ____ bis ____.',
      'Wenn es eilt: ____ ist schnell fertig.',
      'Mittags gibt es ____ für ____.',
    ],
  },
  outdoor: {
    title: [
      'Draußen sitzen',
      'Essen im Freien',
      'Draußen bei {name}',
      'Plätze im Freien',
      'Kommen Sie nach draußen',
    ],
    suggested: [
      'Draußen haben wir Plätze für etwa ____ Gäste.',
      'Wenn es kühl wird, gibt es draußen ____.',
      'Hunde sind draußen ____.',
    ],
  },
  founder: {
    title: [
      'Das ist {first}',
      'Wer hinter {name} steht',
      'Wer wir sind',
      'Unsere Geschichte',
      'Lernen Sie uns kennen',
    ],
    suggested: [
      '____ hat bei ____ kochen gelernt, in ____.',
      'Vorher war ____ ____ in ____.',
      'Fragen Sie ____ beim nächsten Besuch nach ____.',
      'Das erste Gericht auf der Karte war ____, und ____ macht es noch immer.',
    ],
  },
  specials: {
    title: [
      'Tagesgerichte und Besonderes',
      'Besonderes bei {name}',
      'Nicht jeden Tag auf der Karte',
      'Unsere besonderen Gerichte',
      'Heute besonders',
    ],
    suggested: [
      'Am ____ gibt es ____, solange der Vorrat reicht.',
      'Jeden ____ kostet ____ nur ____.',
      'Fragen Sie uns, was es gerade gibt: ____.',
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
      'Musik gibt es ____, von ____ bis ____.',
      'Der Eintritt kostet ____, und die besten Plätze bekommt, wer ____.',
      'Als Nächstes spielt ____ am ____.',
    ],
  },
  gift_cards: {
    title: [
      'Gutscheine',
      'Gutscheine von {name}',
      'Gutscheine verschenken',
      'Ein Gutschein für jemanden',
      'Gutscheine für jeden Anlass',
    ],
    suggested: [
      'Gutscheine gibt es ab ____ in jeder Höhe.',
      'Gutscheine bekommen Sie bei uns oder unter ____.',
      'Ein Gutschein gilt ____.',
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
      'Für Kinder gibt es ____, und Kinderstühle ____.',
      'Gegen Langeweile haben wir für Kinder ____.',
      'Wir sind selbst eine Familie: ____ kocht, ____ kümmert sich um Sie.',
    ],
  },
};
