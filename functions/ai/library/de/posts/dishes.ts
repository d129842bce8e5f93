import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on one dish or two, and questions: `{dish}` may be one or many, eaten or drunk, and stands where no case ending is needed. */
export const POSTS_DISHES: Pick<CopyLibrary['posts'], 'dish' | 'two_dishes' | 'question'> = {
  dish: [
    {
      text: 'Ihr denkt schon [den ganzen Tag|seit dem Frühstück|seit gestern] ans Essen? [Hier ist die Lösung|Dann haben wir etwas|Unser Vorschlag]: {dish}. Kommt zu {name}, bringt [Hunger|eine Freundin|die Familie] mit und genießt.',
      photo: '{dish} von oben, Licht von der Seite',
      tags: ['appetit', 'hunger', 'essengehen'],
    },
    {
      text: 'Wer ist heute dabei? [In der Gruppe|Im Büro|In der Familie] hat sicher noch jemand Lust auf „{dish}“. [Macht einen Tag aus|Fragt einfach herum|Schreibt eine Nachricht] und kommt zusammen zu {name}. Wir [freuen uns auf alle|machen alle satt|kochen gern für euch].',
      photo: 'viele Hände, in der Mitte {dish}',
      tags: ['freunde', 'essengehen', 'zusammen'],
    },
    {
      text: 'Nach [einem langen Tag|einer vollen Woche|viel Arbeit] habt ihr euch etwas Gutes verdient: {dish}. Kein [Kochen|Einkaufen|Abwasch], nur [Zeit für euch|eine Gabel|gute Gesellschaft]. {name} freut sich auf euch.',
      photo: '{dish} neben Gabel und Serviette',
      tags: ['verdient', 'pause', 'essengehen'],
    },
    {
      text: 'Die einen [lesen die ganze Karte|probieren immer etwas Neues|lassen sich gern überraschen], die anderen sagen sofort „{dish}“. Zu wem gehört ihr? [Schreibt es uns|Sagt es uns hier|Verratet es uns], und bis bald bei {name}.',
      photo: 'die geschlossene Karte, daneben {dish}',
      tags: ['lieblingsessen', 'frage', 'wasnehmtihr'],
    },
    {
      text: 'So wird aus [einem langen Tag|einem Montag|einem grauen Nachmittag] ein guter: Kommt zu {name}, bestellt „{dish}“ und [lasst euch Zeit|bringt jemanden mit|genießt es]. Mehr müsst ihr heute nicht planen.',
      photo: '{dish}, schon halb aufgegessen',
      tags: ['gutertag', 'appetit', 'essengehen'],
    },
    {
      text: 'Noch keine Idee, was ihr [bestellen|essen|probieren] sollt? Fangt hiermit an: {dish}. Den Rest [sucht ihr zusammen aus|entscheidet ihr danach|findet ihr auf der Karte]. Wir sehen uns bei {name}.',
      photo: '{dish} auf der aufgeschlagenen Karte',
      tags: ['wasessenwir', 'karte', 'hunger'],
    },
    {
      text: 'Ein Foto zeigt nur [die Hälfte|einen Teil|das Äußere]. Darum solltet ihr selbst probieren: {dish}. Kommt [hungrig|zu zweit|mit der Familie] zu {name} und sagt uns, [wie es schmeckt|was ihr denkt|ob es hält, was es verspricht].',
      photo: '{dish} aus der Sicht eines Gastes',
      tags: ['probieren', 'appetit', 'essengehen'],
    },
    {
      text: 'Schickt das jemandem, [der Hunger hat|der gern isst|den ihr lange nicht gesehen habt]: {dish}. Dann macht ihr [einen Tag|eine Uhrzeit|etwas] aus und trefft euch. Ort: {name}.',
      photo: '{dish} auf einem Handybildschirm',
      tags: ['freunde', 'verabredung', 'appetit'],
    },
    {
      text: '{dish}, {price}. [Eine gute Idee|Ein guter Plan|Das ist einfach], und mitbringen müsst ihr nur [Hunger|Appetit|euch selbst]. Bis bald bei {name}.',
      photo: '{dish} vor einfachem Hintergrund',
      tags: ['karte', 'appetit', 'essengehen'],
    },
    {
      text: 'Die Reste im Kühlschrank [halten noch einen Tag|können warten|laufen nicht weg]. Heute gibt es etwas Besseres: {dish}. Kommt zu {name}, [bringt Freunde mit|macht Pause|lasst das Kochen sein] und esst gut.',
      photo: '{dish} in gutem Licht, ein paar Krümel',
      tags: ['nichtkochen', 'hunger', 'essengehen'],
    },
  ],
  two_dishes: [
    {
      text: '{dish} oder {dish2}? [Stimmt ab|Schreibt es uns|Entscheidet euch], dann kommt zu {name} und [bestellt den Sieger|probiert am Ende beides|bringt jemanden für das andere mit]. Wir kochen gern [beides|eins nach dem anderen|für beide Seiten].',
      photo: '{dish} und {dish2}, nebeneinander',
      tags: ['wasnehmtihr', 'frage', 'appetit'],
    },
    {
      text: 'Der Plan für zwei: Einer nimmt „{dish}“, der andere „{dish2}“, und nach der Hälfte wird getauscht. [So probiert jeder beides|Das ist gerecht|Beide haben gewonnen]. Mit wem würdet ihr [teilen|tauschen|kommen]? Bis bald bei {name}.',
      photo: 'zwei Hände tauschen zwei Teller',
      tags: ['teilen', 'zuzweit', 'wasessenwir'],
    },
    {
      text: 'Es gibt Leute für „{dish}“ und Leute für „{dish2}“. [Zu wem gehört ihr|Was nehmt ihr|Wie ist es bei euch]? Markiert jemanden, der [das andere nimmt|anderer Meinung ist|mit euch teilt], und kommt zu {name}.',
      photo: 'zwei gleich große Teller von oben',
      tags: ['wasnehmtihr', 'freunde', 'frage'],
    },
    {
      text: 'Heute {dish}, nächstes Mal {dish2}? Oder [beides auf einmal|beides zum Teilen|umgekehrt]? [Alles ist richtig|Wir kochen beides|Ihr entscheidet]. {name} freut sich auf euch.',
      photo: '{dish} vorn, {dish2} dahinter',
      tags: ['qualderwahl', 'appetit', 'essengehen'],
    },
  ],
  question: [
    {
      text: 'Süß oder herzhaft, wenn ihr euch [heute|für immer|jetzt gleich] entscheiden müsstet? [Schreibt es uns|Sagt es hier|Stimmt ab] und markiert jemanden, der [das Gegenteil wählt|beides nimmt|nie entscheiden kann].',
      photo: 'etwas Süßes neben etwas Herzhaftem',
      tags: ['frage', 'suessoderherzhaft', 'wasnehmtihr'],
    },
    {
      text: 'Was bestellt ihr, wenn ihr [zum ersten Mal|mit großem Hunger|mit Freunden] essen geht: immer dasselbe oder [etwas Neues|jedes Mal etwas anderes|eine Überraschung]? Schreibt es uns in die Kommentare.',
      photo: 'eine offene Karte, ein zeigender Finger',
      tags: ['frage', 'karte', 'wasnehmtihr'],
    },
    {
      text: 'Mit wem würdet ihr heute am liebsten [essen gehen|am Tisch sitzen|ein gutes Essen teilen]? [Markiert die Person|Schreibt den Namen|Schickt ihr das], und macht gleich einen Tag aus.',
      photo: 'zwei Stühle und zwei Teller',
      tags: ['frage', 'verabredung', 'freunde'],
    },
    {
      text: 'Teilt ihr gern, oder isst bei euch [jeder seins|jeder vom eigenen Teller|jeder für sich]? Schreibt uns eure Regel, und markiert alle, [die sie kennen|mit denen ihr teilt|die immer probieren wollen].',
      photo: 'ein Teller in der Mitte, zwei Gabeln',
      tags: ['frage', 'teilen', 'freunde'],
    },
    {
      text: 'Welches Essen erinnert euch an [die Kindheit|einen Urlaub|die Großeltern]? [Schreibt es uns|Erzählt davon|Wir lesen alles], vielleicht [kennt es noch jemand|kocht es jemand von uns|bekommen alle Hunger].',
      photo: 'ein dampfender Teller, Hände daneben',
      tags: ['frage', 'erinnerung', 'lieblingsessen'],
    },
    {
      text: 'Was esst ihr lieber: etwas zum [Löffeln|Schneiden|Abbeißen] oder etwas [zum Tunken|mit den Fingern|mit viel Sauce]? Stimmt [hier|in den Kommentaren|gleich] ab, und sagt uns auch, warum.',
      photo: 'Löffel, Gabel und Serviette nebeneinander',
      tags: ['frage', 'wasnehmtihr', 'abstimmung'],
    },
  ],
};
