import type { CopyLibrary } from '../copy-library.ts';

/** Guests’ questions. The owner confirms or completes the answers. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Kann man bei Ihnen reservieren?'],
    suggested: [
      'Ja, am einfachsten [telefonisch|mit einem Anruf|per Telefon]: {phone}.',
      'Gern. Sagen Sie uns [Tag und Uhrzeit|den Tag|die Uhrzeit] und wie viele Sie sind.',
    ],
  },
  walk_ins: {
    question: ['Können wir auch spontan kommen?'],
    suggested: [
      'Klar. Ist viel los, sagen wir Ihnen, [wie lange es dauert|wann etwas frei wird|ob Sie warten müssen].',
      'Ja, ____ Plätze halten wir immer für Spontane frei.',
    ],
  },
  parking: {
    question: ['Wo können wir parken?'],
    suggested: [
      'In den Straßen rundum findet sich [meist etwas|fast immer ein Platz|mit etwas Geduld ein Platz].',
      'Am besten stellen Sie das Auto ____ ab.',
      'Rufen Sie kurz an, dann [verraten|beschreiben|erklären] wir Ihnen, wo es am leichtesten geht.',
    ],
  },
  transit: {
    question: ['Wie kommen wir öffentlich zu Ihnen?'],
    suggested: ['Die nächste Haltestelle heißt ____, von dort sind es ____ Minuten zu Fuß.'],
  },
  allergies: {
    question: ['Was muss ich bei Allergien beachten?'],
    suggested: [
      'Sagen Sie es gleich zu Beginn, dann [prüfen wir die Zutaten|schauen wir in der Küche nach|finden wir etwas für Sie].',
      'Fragen Sie uns ruhig nach [jedem Gericht|jeder Zutat|den Allergenen]. Wir schauen lieber nach, als zu raten.',
    ],
  },
  gluten_free: {
    question: ['Gibt es etwas ohne Gluten?'],
    suggested: ['Ja, zum Beispiel ____. Sagen Sie bei Zöliakie bitte vorher Bescheid.'],
  },
  vegetarian: {
    question: ['Was gibt es ohne Fleisch?'],
    suggested: ['Einiges: ____, ____ und ____.', 'Auf der Karte erkennen Sie es an ____.'],
  },
  vegan: {
    question: ['Haben Sie vegane Gerichte?'],
    suggested: ['Ja, ____. Anderes machen wir auf Wunsch ohne ____.'],
  },
  halal_kosher: {
    question: ['Ist Ihr Fleisch halal oder koscher?'],
    suggested: ['Unser Fleisch ist ____ und kommt von ____. Fragen Sie gern nach den übrigen Zutaten.'],
  },
  kids: {
    question: ['Sind Kinder willkommen?'],
    suggested: [
      'Sehr sogar. Fragen Sie einfach nach [einer kleinen Portion|einem Extrateller|der Kinderkarte].',
      'Ja, einen Teller zum Mitessen bringen wir [gern dazu|auch|jederzeit].',
      'Natürlich. Am liebsten essen sie bei uns ____.',
    ],
  },
  high_chairs: {
    question: ['Haben Sie Hochstühle?'],
    suggested: [
      'Ja, ____ Stück. Sagen Sie Bescheid, dann [steht einer bereit|stellen wir einen hin|halten wir einen frei].',
    ],
  },
  dogs: {
    question: ['Darf der Hund mit?'],
    suggested: [
      'Draußen [gern|sehr gern|jederzeit], und eine Schüssel Wasser bekommt er auch.',
      'Drinnen leider nicht, aber ____ geht.',
    ],
  },
  groups: {
    question: ['Haben Sie Platz für größere Gruppen?'],
    suggested: [
      'Ja. Melden Sie sich vorher, dann [finden alle|findet die ganze Runde|finden auch die Kinder] einen Platz.',
      'Nennen Sie uns die Gästezahl und [den Anlass|die Uhrzeit|den Tag]. Dann finden wir etwas.',
      'Für Gruppen bis ____ Personen rücken wir die Tische zusammen.',
    ],
  },
  private_events: {
    question: ['Kann man für eine Feier den ganzen Raum haben?'],
    suggested: [
      'Ja, für ____ bis ____ Personen. Erzählen Sie uns, [was Sie feiern|wann es sein soll|was Sie sich vorstellen], dann machen wir Ihnen einen Vorschlag.',
    ],
  },
  birthdays: {
    question: ['Können wir bei Ihnen Geburtstag feiern?'],
    suggested: ['Gern. Sagen Sie uns, wann. Wir übernehmen ____.'],
  },
  catering: {
    question: ['Kochen Sie auch für Feste und Firmen?'],
    suggested: [
      'Ja, ab ____ Personen und mit ____ Vorlauf. Rufen Sie an, dann [planen wir das Essen|besprechen wir alles|machen wir einen Vorschlag].',
    ],
  },
  takeout: {
    question: ['Können wir das Essen mitnehmen?'],
    suggested: [
      'Ja. Rufen Sie unter {phone} an und holen Sie es ab.',
      'Gern. Bestellen Sie hier und [nehmen Sie es mit|essen Sie daheim|holen Sie es ab, wenn es fertig ist].',
      'Fast alles, außer ____.',
    ],
  },
  delivery: {
    question: ['Liefern Sie auch?'],
    suggested: ['Ja, über ____.', 'Wir liefern bis ____, ab einem Bestellwert von ____.'],
  },
  online_ordering: {
    question: ['Kann ich online bestellen?'],
    suggested: [
      'Ja, unter {link}. Uhrzeit aussuchen, abholen, fertig.',
      'Noch nicht. Telefonisch klappt es: {phone}.',
    ],
  },
  outdoor_seating: {
    question: ['Kann man bei Ihnen draußen sitzen?'],
    suggested: ['Ja, bei schönem Wetter an ____ Tischen.'],
  },
  wheelchair: {
    question: ['Kommt man mit dem Rollstuhl hinein?'],
    suggested: ['Ja, der Eingang hat keine Stufen.', 'Am Eingang ist ____. Rufen Sie an, wir helfen Ihnen.'],
  },
  payment: {
    question: ['Wie kann man zahlen?'],
    suggested: ['Bar, mit Karte oder mit dem Handy.', 'Bar und mit ____.'],
  },
  gift_cards: {
    question: ['Haben Sie Gutscheine?'],
    suggested: ['Ja, ab ____. Es gibt sie bei uns oder unter ____.'],
  },
  dress_code: {
    question: ['Muss man sich schick machen?'],
    suggested: [
      'Nein. Kommen Sie [so, wie Sie sind|in Turnschuhen|im Sonntagshemd].',
      'Wir bitten nur um ____.',
    ],
  },
  corkage: {
    question: ['Dürfen wir eigenen Wein mitbringen?'],
    suggested: [
      'Ja, das Korkgeld beträgt ____ pro Flasche.',
      'Leider nein, aber wir suchen gern [einen passenden|eine Flasche|etwas Gutes] mit Ihnen aus.',
    ],
  },
  happy_hour: {
    question: ['Gibt es eine Happy Hour?'],
    suggested: ['Ja, ____ von ____ bis ____: ____.'],
  },
  brunch: {
    question: ['Gibt es bei Ihnen Brunch?'],
    suggested: ['Ja, ____ von ____ bis ____. Viele nehmen ____.'],
  },
  lunch: {
    question: ['Haben Sie mittags geöffnet?'],
    suggested: [
      'Ja, von ____ bis ____. Bei Eile sagen Sie uns gleich Bescheid.',
      'Ja, mit Mittagsmenü: ____ für ____.',
    ],
  },
  kitchen_hours: {
    question: ['Bis wann gibt es etwas zu essen?'],
    suggested: ['Die letzten Bestellungen nehmen wir um ____ auf.'],
  },
  live_music: {
    question: ['Spielt bei Ihnen jemand live?'],
    suggested: ['Ja, ____ ab ____.'],
  },
  wifi: {
    question: ['Haben Sie WLAN?'],
    suggested: ['Ja, das Passwort bekommen Sie von uns.', 'Nein, aber der Empfang ist gut.'],
  },
  cake: {
    question: ['Dürfen wir eine eigene Torte mitbringen?'],
    suggested: [
      'Ja. Wir stellen sie kalt und [bringen Teller|bringen Gabeln|schneiden sie auf].',
      'Gern, das Tellergeld beträgt ____. Geben Sie uns ____ vorher Bescheid.',
    ],
  },
  split_bill: {
    question: ['Können wir getrennt zahlen?'],
    suggested: ['Klar. Sagen Sie uns, wer was hatte.', 'Ja, am liebsten schon beim Bestellen ansagen.'],
  },
  spice_level: {
    question: ['Wie scharf ist das Essen?'],
    suggested: [
      'Am schärfsten ist ____. Wer es mild mag, nimmt ____.',
      'Ganz nach Wunsch. Sagen Sie es [beim Bestellen|gleich dazu|uns vorher].',
    ],
  },
  drinks: {
    question: ['Was gibt es zu trinken?'],
    suggested: ['____, ____ und, ohne Alkohol, ____.'],
  },
  first_visit: {
    question: ['Wir waren noch nie da. Was sollen wir nehmen?'],
    suggested: [
      'Fangen Sie mit ____ an. Zu zweit nehmen Sie noch ____ dazu.',
      'Wir würden ____ bestellen und danach ____.',
    ],
  },
  sharing: {
    question: [
      'Was lässt sich gut teilen?',
      'Wir sind zu zweit und können uns nicht entscheiden. Was nehmen wir?',
    ],
    suggested: [],
  },
  dessert: {
    question: ['Gibt es etwas Süßes?', 'Was gibt es zum Nachtisch?'],
    suggested: [],
  },
};
