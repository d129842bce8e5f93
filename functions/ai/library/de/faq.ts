import type { CopyLibrary } from '../copy-library.ts';

/** Questions as guests ask them; the answers are for the owner to confirm or complete. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Kann man bei euch reservieren?'],
    suggested: [
      'Ja, am einfachsten [telefonisch|mit einem Anruf|per Telefon]: {phone}.',
      'Gern. Sagt uns [Tag und Uhrzeit|den Tag|die Uhrzeit] und wie viele ihr seid.',
    ],
  },
  walk_ins: {
    question: ['Können wir auch spontan kommen?'],
    suggested: [
      'Klar. Ist viel los, sagen wir euch, [wie lange es dauert|wann etwas frei wird|ob ihr warten müsst].',
      'Ja, ____ Plätze halten wir immer für Spontane frei.',
    ],
  },
  parking: {
    question: ['Wo können wir parken?'],
    suggested: [
      'In den Straßen rundum findet sich [meist etwas|fast immer ein Platz|mit etwas Geduld ein Platz].',
      'Am besten stellt ihr das Auto ____ ab.',
      'Ruft kurz an, dann [verraten|beschreiben|erklären] wir euch, wo es am leichtesten geht.',
    ],
  },
  transit: {
    question: ['Wie kommen wir öffentlich zu euch?'],
    suggested: ['Die nächste Haltestelle heißt ____, von dort sind es ____ Minuten zu Fuß.'],
  },
  allergies: {
    question: ['Was muss ich bei Allergien beachten?'],
    suggested: [
      'Gebt uns gleich zu Beginn Bescheid, dann [prüfen wir die Zutaten|schauen wir in der Küche nach|finden wir etwas für euch].',
      'Fragt uns ruhig nach [jedem Gericht|jeder Zutat|den Allergenen]. Wir schauen lieber nach, als zu raten.',
    ],
  },
  gluten_free: {
    question: ['Gibt es etwas ohne Gluten?'],
    suggested: ['Ja, zum Beispiel ____. Sagt bei Zöliakie bitte vorher Bescheid.'],
  },
  vegetarian: {
    question: ['Was gibt es ohne Fleisch?'],
    suggested: ['Einiges: ____, ____ und ____.', 'Auf der Karte erkennt ihr es an ____.'],
  },
  vegan: {
    question: ['Habt ihr vegane Gerichte?'],
    suggested: ['Ja, ____. Anderes machen wir auf Wunsch ohne ____.'],
  },
  halal_kosher: {
    question: ['Ist euer Fleisch halal oder koscher?'],
    suggested: ['Unser Fleisch ist ____ und kommt von ____. Fragt uns gern nach den übrigen Zutaten.'],
  },
  kids: {
    question: ['Sind Kinder willkommen?'],
    suggested: [
      'Sehr sogar. Fragt einfach nach [einer kleinen Portion|einem Extrateller|der Kinderkarte].',
      'Ja, einen Teller zum Mitessen bringen wir [gern dazu|auch|jederzeit].',
      'Natürlich. Am liebsten essen sie bei uns ____.',
    ],
  },
  high_chairs: {
    question: ['Habt ihr Hochstühle?'],
    suggested: [
      'Ja, ____ Stück. Sagt Bescheid, dann [steht einer bereit|stellen wir einen hin|halten wir einen frei].',
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
    question: ['Habt ihr Platz für größere Gruppen?'],
    suggested: [
      'Meistens ja. Meldet euch vorher, damit wir [alle|die ganze Runde|jeden] unterbringen.',
      'Sagt uns, wie viele ihr seid und [was ihr vorhabt|wann ihr kommt|ob Kinder dabei sind]. Dann finden wir etwas.',
      'Für Gruppen bis ____ Personen rücken wir die Tische zusammen.',
    ],
  },
  private_events: {
    question: ['Kann man für eine Feier den ganzen Raum haben?'],
    suggested: [
      'Ja, für ____ bis ____ Personen. Erzählt uns, [was ihr feiert|wann es sein soll|was ihr euch vorstellt], dann machen wir euch einen Vorschlag.',
    ],
  },
  birthdays: {
    question: ['Können wir bei euch Geburtstag feiern?'],
    suggested: ['Gern. Verratet uns den Tag, wir übernehmen ____.'],
  },
  catering: {
    question: ['Kocht ihr auch für Feste und Firmen?'],
    suggested: [
      'Ja, ab ____ Personen und mit ____ Vorlauf. Ruft an, dann [planen wir das Essen|besprechen wir alles|machen wir einen Vorschlag].',
    ],
  },
  takeout: {
    question: ['Können wir das Essen mitnehmen?'],
    suggested: [
      'Ja. Ruft unter {phone} an und holt es ab.',
      'Gern. Bestellt hier und [nehmt es mit|esst daheim|holt es ab, wenn es fertig ist].',
      'Fast alles, außer ____.',
    ],
  },
  delivery: {
    question: ['Liefert ihr auch?'],
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
    question: ['Kann man bei euch draußen sitzen?'],
    suggested: ['Ja, bei schönem Wetter an ____ Tischen.'],
  },
  wheelchair: {
    question: ['Kommt man mit dem Rollstuhl hinein?'],
    suggested: ['Ja, der Eingang hat keine Stufen.', 'Am Eingang ist ____. Ruft an, wir helfen euch.'],
  },
  payment: {
    question: ['Wie kann man zahlen?'],
    suggested: ['Bar, mit Karte oder mit dem Handy.', 'Bar und mit ____.'],
  },
  gift_cards: {
    question: ['Habt ihr Gutscheine?'],
    suggested: ['Ja, ab ____. Es gibt sie bei uns oder unter ____.'],
  },
  dress_code: {
    question: ['Muss man sich schick machen?'],
    suggested: [
      'Müsst ihr nicht. Kommt [so, wie ihr seid|in Turnschuhen|im Sonntagshemd].',
      'Wir bitten nur um ____.',
    ],
  },
  corkage: {
    question: ['Dürfen wir eigenen Wein mitbringen?'],
    suggested: [
      'Ja, das Korkgeld beträgt ____ pro Flasche.',
      'Leider nein, aber wir suchen gern [einen passenden|eine Flasche|etwas Gutes] mit euch aus.',
    ],
  },
  happy_hour: {
    question: ['Gibt es eine Happy Hour?'],
    suggested: ['Ja, ____ von ____ bis ____: ____.'],
  },
  brunch: {
    question: ['Gibt es bei euch Brunch?'],
    suggested: ['Ja, ____ von ____ bis ____. Viele nehmen ____.'],
  },
  lunch: {
    question: ['Habt ihr mittags offen?'],
    suggested: [
      'Ja, von ____ bis ____. Habt ihr es eilig, sagt es gleich.',
      'Ja, mit Mittagsmenü: ____ für ____.',
    ],
  },
  kitchen_hours: {
    question: ['Bis wann gibt es etwas zu essen?'],
    suggested: ['Die letzten Bestellungen nehmen wir um ____ auf.'],
  },
  live_music: {
    question: ['Spielt bei euch jemand live?'],
    suggested: ['Ja, ____ ab ____.'],
  },
  wifi: {
    question: ['Habt ihr WLAN?'],
    suggested: ['Ja, das Passwort bekommt ihr von uns.', 'Nein, aber der Empfang ist gut.'],
  },
  cake: {
    question: ['Dürfen wir eine eigene Torte mitbringen?'],
    suggested: [
      'Ja. Wir stellen sie kalt und [bringen Teller|bringen Gabeln|schneiden sie auf].',
      'Gern, das Tellergeld beträgt ____. Gebt uns ____ vorher Bescheid.',
    ],
  },
  split_bill: {
    question: ['Können wir getrennt zahlen?'],
    suggested: ['Klar. Sagt uns, wer was hatte.', 'Ja, am liebsten schon beim Bestellen ansagen.'],
  },
  spice_level: {
    question: ['Wie scharf ist das Essen?'],
    suggested: [
      'Am schärfsten ist ____. Wer es mild mag, nimmt ____.',
      'So scharf, wie ihr wollt. Sagt es [beim Bestellen|gleich dazu|uns vorher].',
    ],
  },
  drinks: {
    question: ['Was gibt es zu trinken?'],
    suggested: ['____, ____ und, ohne Alkohol, ____.'],
    written: [
      'Zu trinken gibt es {drinks}. [Zum Wohl|Fragt uns, was zum Essen passt|Womit fangt ihr an].',
      'Auf der Karte: {drinks}. [Wir helfen gern bei der Wahl|Sagt uns, was ihr mögt|Zum Wohl].',
      'Bestellen könnt ihr {drinks}. [Auch einfach so|Zum Essen oder allein|Auf euer Wohl].',
    ],
  },
  first_visit: {
    question: ['Wir waren noch nie da. Was sollen wir nehmen?'],
    suggested: [
      'Fangt mit ____ an. Zu zweit nehmt noch ____ dazu.',
      'Wir würden ____ bestellen und danach ____.',
    ],
    written: [
      'Unser Vorschlag: {dish}. [Beim nächsten Mal etwas anderes|Bei großem Hunger noch etwas dazu|Teilen geht auch].',
      'Für den Anfang: {dish}. [Danach seht ihr weiter|Der Rest der Karte läuft nicht weg|Dann habt ihr schon gut gewählt].',
      'Allein: {dish}. Zu zweit: noch {dish2} dazu, [und ihr teilt|und jeder kostet|und nach der Hälfte wird getauscht].',
    ],
  },
  sharing: {
    question: [
      'Was lässt sich gut teilen?',
      'Wir sind zu zweit und können uns nicht entscheiden. Was nehmen wir?',
    ],
    suggested: [],
    written: [
      '{dish} und {dish2}, einmal von jedem. [So kostet jeder alles|Dazu ein Extrateller|Dann muss niemand wählen].',
      'Zuerst {dish}, danach {dish2}. [Alles in die Mitte|Zwei Gabeln reichen|Und beides wird geteilt].',
      'Für die Mitte: {dish} und {dish2}. [Jeder nimmt sich|So kostet jeder|Niemand muss sich entscheiden].',
    ],
  },
  dessert: {
    question: ['Gibt es etwas Süßes?', 'Was gibt es zum Nachtisch?'],
    suggested: [],
    written: [
      'Ja: {sweets}. [Lasst etwas Platz|Mit zwei Löffeln oder allein|Zum Teilen oder nicht].',
      'Zum Schluss: {sweets}. [Hebt euch etwas Hunger auf|Ein Löffel oder zwei|Das Süße kommt zuletzt].',
      'Auf der Karte: {sweets}. [Etwas Süßes geht immer|Gern auch zum Teilen|Ein guter Abschluss].',
    ],
  },
  menu_online: {
    question: ['Wo finde ich die Karte?'],
    suggested: [],
    written: [
      'Sie steht auf dieser Seite. [Wählt in Ruhe|Schickt sie gern weiter|Umentscheiden dürft ihr euch trotzdem].',
      'Gleich hier. [Sucht euch schon etwas aus|Lest in Ruhe|Zeigt sie eurer Begleitung].',
      'Auf dieser Seite. [So wisst ihr schon, was ihr nehmt|Blättert in Ruhe|Wählt schon einmal vor].',
    ],
  },
};
