import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Kann man bei Ihnen reservieren?', 'Nehmen Sie Reservierungen an?'],
    suggested: [
      'Ja, und Sie können auch spontan kommen.',
      'Ja, telefonisch unter {phone}.',
      'Ja, am Telefon oder persönlich bei uns.',
      'Ja. Nennen Sie uns [Tag, Uhrzeit|Datum, Uhrzeit|den Termin] und die Zahl der Gäste.',
      'Ja, wir empfehlen es besonders am ____.',
    ],
  },
  walk_ins: {
    question: ['Können wir auch spontan kommen?'],
    suggested: [
      'Ja, Sie sind auch spontan willkommen.',
      'Ja. Ist viel los, dauert es [einen Moment|etwas länger|ein wenig].',
      'Ja, am ____ empfehlen wir eine Reservierung.',
    ],
  },
  parking: {
    question: ['Wo können wir parken?'],
    suggested: [
      'In den Straßen rundum gibt es Parkplätze.',
      'Parkplätze gibt es [in der Nähe|in den Nebenstraßen|an der Straße].',
      'Meistens finden Sie einen Parkplatz [in der Nähe|in den Nebenstraßen|an der Straße].',
      'Sie können ____ parken.',
      'Unser Parkplatz ist ____.',
    ],
  },
  transit: {
    question: ['Wie kommen wir öffentlich zu Ihnen?'],
    suggested: [
      'Die nächste Haltestelle heißt ____.',
      'Von der Haltestelle ____ sind es ____ Minuten zu Fuß.',
    ],
  },
  allergies: {
    question: ['Was muss ich bei Allergien beachten?', 'Gehen Sie auf Allergien ein?'],
    suggested: [
      'Sagen Sie es uns beim Bestellen, dann [prüfen wir die Zutaten|fragen wir in der Küche nach|gehen wir die Karte mit Ihnen durch].',
      'Sprechen Sie uns bitte an. Wir [zeigen Ihnen die Liste der Allergene|nennen Ihnen die Zutaten|fragen in der Küche nach].',
      'In unserer Küche wird ____ verwendet. Sprechen Sie uns bitte an.',
    ],
  },
  gluten_free: {
    question: ['Gibt es etwas ohne Gluten?'],
    suggested: [
      'Ja, sprechen Sie uns bitte an.',
      'Ja, zum Beispiel ____ und ____.',
      'Ja, wir verarbeiten aber auch Mehl.',
    ],
  },
  vegetarian: {
    question: ['Haben Sie vegetarische Gerichte?'],
    suggested: [
      'Ja, sie sind auf der Karte gekennzeichnet.',
      'Ja, Sie finden mehrere auf der Karte.',
      'Ja. Wir [beraten Sie gern|helfen Ihnen gern bei der Auswahl|zeigen sie Ihnen gern].',
      'Ja, zum Beispiel ____ und ____.',
    ],
  },
  vegan: {
    question: ['Haben Sie vegane Gerichte?'],
    suggested: [
      'Ja, sprechen Sie uns einfach an.',
      'Ja. Einige Gerichte bereiten wir [auf Wunsch|auf Anfrage|gern für Sie] vegan zu.',
      'Ja, zum Beispiel ____ und ____.',
    ],
  },
  halal_kosher: {
    question: ['Haben Sie Gerichte, die halal oder koscher sind?'],
    suggested: ['Ja, ____ ist halal.', 'Ja, ____ ist koscher.', 'Nein, unsere Küche ist nicht zertifiziert.'],
  },
  kids: {
    question: ['Sind Kinder willkommen?', 'Können wir mit Kindern kommen?'],
    suggested: [
      'Ja, Kinder sind herzlich willkommen.',
      'Ja, es gibt auch kleine Portionen.',
      'Ja, wir haben eine Kinderkarte.',
    ],
  },
  high_chairs: {
    question: ['Haben Sie Hochstühle?'],
    suggested: ['Ja, fragen Sie einfach danach.', 'Ja, wir haben ____ Hochstühle.'],
  },
  dogs: {
    question: ['Darf der Hund mit?'],
    suggested: [
      'Ja, Hunde sind bei uns willkommen.',
      'Draußen gern, drinnen leider nicht.',
      'Ja, aber nur ____.',
    ],
  },
  groups: {
    question: ['Haben Sie Platz für größere Gruppen?'],
    suggested: [
      'Ja, bitte melden Sie sich vorher an.',
      'Ja. Nennen Sie uns die Gästezahl und [den Tag|die Uhrzeit|den Anlass].',
      'Ja, bis ____ Personen.',
    ],
  },
  private_events: {
    question: ['Kann man bei Ihnen privat feiern?'],
    suggested: [
      'Ja. Erzählen Sie uns, [was Sie planen|was Sie feiern|wann es sein soll], dann machen wir einen Vorschlag.',
      'Ja, für ____ bis ____ Personen.',
      'Ja, dafür können Sie ____ reservieren.',
    ],
  },
  birthdays: {
    question: ['Können wir bei Ihnen Geburtstag feiern?'],
    suggested: [
      'Ja, sehr gern. Bitte reservieren Sie vorher.',
      'Ja. Sagen Sie uns bitte [den Tag|die Gästezahl|Tag und Gästezahl].',
    ],
  },
  catering: {
    question: ['Bieten Sie Catering an?'],
    suggested: [
      'Ja. Nennen Sie uns [Tag und Gästezahl|Anlass und Gästezahl|Tag, Ort und Gästezahl], dann planen wir gemeinsam.',
      'Ja, für ____ bis ____ Personen.',
      'Ja, bitte bestellen Sie ____ vorher.',
    ],
  },
  takeout: {
    question: ['Können wir das Essen mitnehmen?'],
    suggested: [
      'Ja, alle Gerichte auf der Karte.',
      'Ja, bestellen Sie einfach bei uns.',
      'Ja, rufen Sie unter {phone} an.',
      'Ja, alles außer ____.',
    ],
  },
  delivery: {
    question: ['Liefern Sie auch?'],
    suggested: [
      'Ja, über ____.',
      'Ja, nach ____, ab einem Bestellwert von ____.',
      'Nein, aber Sie können Ihre Bestellung abholen.',
    ],
  },
  online_ordering: {
    question: ['Kann ich online bestellen?'],
    suggested: [
      'Ja, unter {link}.',
      'Ja, über ____.',
      'Noch nicht. Bestellen Sie telefonisch unter {phone}.',
    ],
  },
  outdoor_seating: {
    question: ['Kann man bei Ihnen draußen sitzen?'],
    suggested: ['Ja, bei schönem Wetter.', 'Ja, von ____ bis ____.', 'Ja, wir haben draußen ____ Plätze.'],
  },
  wheelchair: {
    question: ['Kommt man mit dem Rollstuhl hinein?'],
    suggested: [
      'Ja, der Eingang hat keine Stufen.',
      'Ja, Eingang und Toilette sind barrierefrei.',
      'Am Eingang sind ____ Stufen. Wir helfen Ihnen gern.',
    ],
  },
  payment: {
    question: ['Wie kann man zahlen?'],
    suggested: [
      'Bar und mit Karte.',
      'Bar, mit Karte oder per Handy.',
      'Bar und mit ____.',
      'Nur bar. Ein Geldautomat ist ____.',
    ],
  },
  gift_cards: {
    question: ['Haben Sie Gutscheine?'],
    suggested: ['Ja, in jeder Höhe.', 'Ja, Sie bekommen sie direkt bei uns.', 'Ja, unter ____.'],
  },
  dress_code: {
    question: ['Gibt es eine Kleiderordnung?'],
    suggested: [
      'Nein, kommen Sie, wie Sie mögen.',
      'Die meisten Gäste kleiden sich [gepflegt|elegant|dem Anlass entsprechend].',
      'Wir bitten um ____.',
    ],
  },
  corkage: {
    question: ['Dürfen wir eigenen Wein mitbringen?'],
    suggested: ['Ja, das Korkgeld beträgt ____ pro Flasche.', 'Nein, aber wir haben eine Weinkarte.'],
  },
  happy_hour: {
    question: ['Gibt es eine Happy Hour?'],
    suggested: ['Ja, ____ von ____ bis ____.', 'Ja, dann kostet ____ nur ____.'],
  },
  brunch: {
    question: ['Gibt es bei Ihnen Brunch?'],
    suggested: ['Ja, jeden Samstag und Sonntag.', 'Ja, ____ von ____ bis ____.'],
  },
  lunch: {
    question: ['Haben Sie mittags geöffnet?'],
    suggested: ['Ja, von Montag bis Freitag.', 'Ja, von ____ bis ____.'],
  },
  kitchen_hours: {
    question: ['Bis wann gibt es etwas zu essen?'],
    suggested: ['Die Küche nimmt Bestellungen bis ____ an.', 'Die Küche schließt um ____.'],
  },
  live_music: {
    question: ['Gibt es bei Ihnen Livemusik?'],
    suggested: ['Ja, ____ ab ____.', 'Ja. Die Termine finden Sie unter ____.'],
  },
  wifi: {
    question: ['Haben Sie WLAN?'],
    suggested: ['Ja, das Passwort bekommen Sie von uns.', 'Nein, wir haben kein WLAN.'],
  },
  cake: {
    question: ['Dürfen wir eine eigene Torte mitbringen?'],
    suggested: ['Ja. Sagen Sie uns bitte vorher Bescheid.', 'Ja, das Tellergeld beträgt ____ pro Person.'],
  },
  split_bill: {
    question: ['Können wir getrennt zahlen?'],
    suggested: ['Ja, sagen Sie es einfach beim Bestellen.', 'Ja, das ist kein Problem.'],
  },
  spice_level: {
    question: ['Wie scharf ist das Essen?'],
    suggested: [
      'Sagen Sie uns, wie scharf Sie mögen.',
      'Viele Gerichte gibt es mild oder scharf.',
      'Mild ist ____, am schärfsten ist ____.',
    ],
  },
  drinks: {
    question: ['Was gibt es zu trinken?'],
    suggested: ['Alle Getränke stehen auf der Karte.', 'Es gibt ____, ____ und ____.'],
  },
  first_visit: {
    question: ['Was empfehlen Sie beim ersten Besuch?'],
    suggested: [
      'Sagen Sie uns, was Sie mögen. Wir [empfehlen etwas Passendes|beraten Sie gern|helfen gern bei der Auswahl].',
      'Wir empfehlen ____ und danach ____.',
      'Unsere Gäste bestellen am liebsten ____.',
    ],
  },
  sharing: {
    question: ['Was lässt sich gut teilen?', 'Was bestellen wir am besten zu zweit?'],
    suggested: [],
  },
  dessert: { question: ['Gibt es etwas Süßes?', 'Was gibt es zum Nachtisch?'], suggested: [] },
};
