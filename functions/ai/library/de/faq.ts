import type { CopyLibrary } from '../copy-library.ts';

/** Questions as guests ask them; the answers are for the owner to confirm or complete. */
export const FAQ: CopyLibrary['faq'] = {
  reservations: {
    question: ['Kann man bei euch reservieren?'],
    suggested: [
      'Ja, am einfachsten [telefonisch|mit einem Anruf|per Telefon]: {phone}.',
      'Gern. Sagt uns [Tag und Uhrzeit|den Tag|die Uhrzeit] und wie viele ihr seid.',
    ],
    known: ['{fact} Den Hunger bringt ihr [selbst|reichlich|zu mehreren] mit.'],
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
    known: ['{fact} Wer fährt, darf [zuerst bestellen|die Musik aussuchen|den letzten Bissen haben].'],
  },
  transit: {
    question: ['Wie kommen wir öffentlich zu euch?'],
    suggested: ['Die nächste Haltestelle heißt ____, von dort sind es ____ Minuten zu Fuß.'],
    known: ['{fact} Hauptsache, ihr kommt [hungrig|zusammen|gut] an.'],
  },
  allergies: {
    question: ['Ich habe eine Allergie. Was nun?'],
    suggested: [
      'Gebt uns gleich zu Beginn Bescheid, dann [prüfen wir die Zutaten|schauen wir in der Küche nach|finden wir etwas für euch].',
      'Fragt uns ruhig nach [jedem Gericht|jeder Zutat|den Allergenen]. Wir schauen lieber nach, als zu raten.',
    ],
    known: ['{fact} Verratet uns am besten gleich, was ihr [nicht vertragt|meidet|lieber weglasst].'],
  },
  gluten_free: {
    question: ['Gibt es etwas ohne Gluten?'],
    suggested: ['Ja, zum Beispiel ____. Sagt bei Zöliakie bitte vorher Bescheid.'],
    known: ['{fact} Bei Zöliakie sagt es bitte [vor dem Bestellen|gleich zu Beginn|ganz deutlich].'],
  },
  vegetarian: {
    question: ['Was gibt es ohne Fleisch?'],
    suggested: ['Einiges: ____, ____ und ____.', 'Auf der Karte erkennt ihr es an ____.'],
    known: ['{fact} Fragt ruhig, was [drin ist|dazu passt|euch gefallen könnte].'],
  },
  vegan: {
    question: ['Habt ihr vegane Gerichte?'],
    suggested: ['Ja, ____. Anderes machen wir auf Wunsch ohne ____.'],
    known: ['{fact} Bei [Saucen|Beilagen|Desserts] fragt ihr am besten kurz nach.'],
  },
  halal_kosher: {
    question: ['Ist euer Fleisch halal oder koscher?'],
    suggested: ['Unser Fleisch ist ____ und kommt von ____. Fragt uns gern nach den übrigen Zutaten.'],
    known: ['{fact} Wenn ihr unsicher seid, [fragt|sprecht uns an|ruft an], bevor ihr bestellt.'],
  },
  kids: {
    question: ['Sind Kinder willkommen?'],
    suggested: [
      'Sehr sogar. Fragt einfach nach [einer kleinen Portion|einem Extrateller|der Kinderkarte].',
      'Ja, einen Teller zum Mitessen bringen wir [gern dazu|auch|jederzeit].',
      'Natürlich. Am liebsten essen sie bei uns ____.',
    ],
    known: ['{fact} Kleckern [gehört dazu|dürfen auch die Großen|ist längst verziehen].'],
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
    known: ['{fact} Grüßt euren Hund [schon einmal|herzlich|vorab] von uns.'],
  },
  groups: {
    question: ['Wir sind viele. Passt das?'],
    suggested: [
      'Meistens ja. Meldet euch vorher, damit wir [alle|die ganze Runde|jeden] unterbringen.',
      'Sagt uns, wie viele ihr seid und [was ihr vorhabt|wann ihr kommt|ob Kinder dabei sind]. Dann finden wir etwas.',
      'Für Gruppen bis ____ Personen rücken wir die Tische zusammen.',
    ],
    known: ['{fact} Sagt uns, wie viele ihr [seid|werdet|mitbringt].'],
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
    known: ['{fact} Und [alles Gute|liebe Grüße|herzliche Glückwünsche] an das Geburtstagskind.'],
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
    known: ['{fact} Danach braucht ihr nur noch [ein Sofa|eine Parkbank|großen Hunger].'],
  },
  delivery: {
    question: ['Liefert ihr auch?'],
    suggested: ['Ja, über ____.', 'Wir liefern bis ____, ab einem Bestellwert von ____.'],
    known: ['{fact} Bis es klingelt, [deckt den Tisch|sucht den Film aus|haltet die Nachbarn fern].'],
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
    known: ['{fact} Eine Jacke für [später|den Schatten|alle Fälle] schadet nie.'],
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
    known: ['{fact} Bringt [die Kollegen|jemanden mit Durst|eure Leute] mit.'],
  },
  brunch: {
    question: ['Gibt es bei euch Brunch?'],
    suggested: ['Ja, ____ von ____ bis ____. Viele nehmen ____.'],
    known: ['{fact} Frühstückt vorher [nicht|lieber nichts|höchstens Luft].'],
  },
  lunch: {
    question: ['Habt ihr mittags offen?'],
    suggested: [
      'Ja, von ____ bis ____. Habt ihr es eilig, sagt es gleich.',
      'Ja, mit Mittagsmenü: ____ für ____.',
    ],
    known: ['{fact} Der Nachmittag [wird danach leichter|darf solange warten|sieht satt freundlicher aus].'],
  },
  kitchen_hours: {
    question: ['Bis wann gibt es etwas zu essen?'],
    suggested: ['Die letzten Bestellungen nehmen wir um ____ auf.'],
  },
  live_music: {
    question: ['Spielt bei euch jemand live?'],
    suggested: ['Ja, ____ ab ____.'],
    known: ['{fact} Kommt etwas früher, dann [verpasst ihr nichts|bleibt Zeit zum Essen|hetzt keiner].'],
  },
  wifi: {
    question: ['Habt ihr WLAN?'],
    suggested: ['Ja, das Passwort bekommt ihr von uns.', 'Nein, aber der Empfang ist gut.'],
    known: ['{fact} Das Postfach verzeiht es, wenn ihr [nur esst|nicht nachschaut|offline bleibt].'],
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
    known: [
      '{fact} Seid beim Bestellen ehrlich: [Wasser löscht wenig|Der Stolz brennt mit|Die Runde schaut zu].',
    ],
  },
  drinks: {
    question: ['Was gibt es zu trinken?'],
    suggested: ['____, ____ und, ohne Alkohol, ____.'],
  },
  first_visit: {
    question: ['Wir waren noch nie da. Was sollen wir nehmen?'],
    suggested: [
      'Fangt mit ____ an. Zu zweit nehmt noch ____ dazu.',
      'Wir würden ____ bestellen und danach ____.',
    ],
  },
};
