import type { CopyLibrary } from '../../copy-library.ts';

/**
 * Posts about one or two dishes, and questions. `{dish}` may be singular or plural, food or a drink, and is placed
 * where German needs no case ending.
 */
export const POSTS_DISHES: Pick<CopyLibrary['posts'], 'dish' | 'two_dishes' | 'question'> = {
  dish: [
    {
      text: 'Sie denken schon [den ganzen Tag|seit dem Frühstück|seit gestern] ans Essen? [Hier ist die Lösung|Dann haben wir etwas|Unser Vorschlag]: {dish}. Kommen Sie zu {name}, bringen Sie [Hunger|eine Freundin|die Familie] mit und lassen Sie es sich schmecken.',
      photo: '{dish} von oben, Licht von der Seite',
      tags: ['appetit', 'hunger', 'essengehen'],
    },
    {
      text: 'Wer ist heute dabei? [In der Gruppe|Im Büro|In der Familie] hat sicher noch jemand Lust auf „{dish}“. [Machen Sie einen Tag aus|Fragen Sie einfach herum|Schreiben Sie eine Nachricht] und kommen Sie zusammen zu {name}. Wir [freuen uns auf alle|machen alle satt|kochen gern für Sie].',
      photo: 'viele Hände, in der Mitte {dish}',
      tags: ['freunde', 'essengehen', 'zusammen'],
    },
    {
      text: 'Nach [einem langen Tag|einer vollen Woche|viel Arbeit] haben Sie sich etwas Gutes verdient: {dish}. Kein [Kochen|Einkaufen|Abwasch], nur [Zeit für Sie|eine Gabel|gute Gesellschaft]. {name} freut sich auf Sie.',
      photo: '{dish} neben Gabel und Serviette',
      tags: ['verdient', 'pause', 'essengehen'],
    },
    {
      text: 'Die einen [lesen die ganze Karte|probieren immer etwas Neues|lassen sich gern überraschen], die anderen sagen sofort „{dish}“. Und Sie? [Schreiben Sie es uns|Sagen Sie es uns hier|Verraten Sie es uns], und bis bald bei {name}.',
      photo: 'die geschlossene Karte, daneben {dish}',
      tags: ['lieblingsessen', 'frage', 'waswirdbestellt'],
    },
    {
      text: 'So wird aus [einem langen Tag|einem Montag|einem grauen Nachmittag] ein guter: Kommen Sie zu {name}, bestellen Sie „{dish}“ und [lassen Sie sich Zeit|bringen Sie jemanden mit|genießen Sie es]. Mehr müssen Sie heute nicht planen.',
      photo: '{dish}, schon halb aufgegessen',
      tags: ['gutertag', 'appetit', 'essengehen'],
    },
    {
      text: 'Noch keine Idee, was Sie [bestellen|essen|probieren] sollen? Fangen Sie hiermit an: {dish}. Den Rest [suchen Sie zusammen aus|entscheiden Sie danach|finden Sie auf der Karte]. Wir sehen uns bei {name}.',
      photo: '{dish} auf der aufgeschlagenen Karte',
      tags: ['wasessenwir', 'karte', 'hunger'],
    },
    {
      text: 'Ein Foto zeigt nur [die Hälfte|einen Teil|das Äußere]. Darum sollten Sie selbst probieren: {dish}. Kommen Sie [hungrig|zu zweit|mit der Familie] zu {name} und sagen Sie uns, [wie es schmeckt|was Sie denken|ob es hält, was es verspricht].',
      photo: '{dish} aus der Sicht eines Gastes',
      tags: ['probieren', 'appetit', 'essengehen'],
    },
    {
      text: 'Schicken Sie das jemandem, [der Hunger hat|der gern isst|den Sie lange nicht gesehen haben]: {dish}. Dann machen Sie [einen Tag|eine Uhrzeit|etwas] aus und treffen sich. Ort: {name}.',
      photo: '{dish} auf einem Handybildschirm',
      tags: ['freunde', 'verabredung', 'appetit'],
    },
    {
      text: '{dish}, {price}. [Eine gute Idee|Ein guter Plan|Das ist einfach], und mitbringen müssen Sie nur [Hunger|Appetit|sich selbst]. Bis bald bei {name}.',
      photo: '{dish} vor einfachem Hintergrund',
      tags: ['karte', 'appetit', 'essengehen'],
    },
    {
      text: 'Die Reste im Kühlschrank [halten noch einen Tag|können warten|laufen nicht weg]. Heute gibt es etwas Besseres: {dish}. Kommen Sie zu {name}, [bringen Sie Freunde mit|machen Sie Pause|lassen Sie das Kochen sein] und essen Sie gut.',
      photo: '{dish} in gutem Licht, ein paar Krümel',
      tags: ['nichtkochen', 'hunger', 'essengehen'],
    },
  ],
  two_dishes: [
    {
      text: '{dish} oder {dish2}? [Stimmen Sie ab|Schreiben Sie es uns|Entscheiden Sie sich], dann kommen Sie zu {name} und [bestellen Sie den Sieger|probieren Sie am Ende beides|bringen Sie jemanden für das andere mit]. Wir kochen gern [beides|eins nach dem anderen|für beide Seiten].',
      photo: '{dish} und {dish2}, nebeneinander',
      tags: ['waswirdbestellt', 'frage', 'appetit'],
    },
    {
      text: 'Der Plan für zwei: Einer nimmt „{dish}“, der andere „{dish2}“, und nach der Hälfte wird getauscht. [So probiert jeder beides|Das ist gerecht|Beide haben gewonnen]. Mit wem würden Sie [teilen|tauschen|kommen]? Bis bald bei {name}.',
      photo: 'zwei Hände tauschen zwei Teller',
      tags: ['teilen', 'zuzweit', 'wasessenwir'],
    },
    {
      text: 'Es gibt Leute für „{dish}“ und Leute für „{dish2}“. [Und Sie|Was nehmen Sie|Wie ist es bei Ihnen]? Markieren Sie jemanden, der [das andere nimmt|anderer Meinung ist|mit Ihnen teilt], und kommen Sie zu {name}.',
      photo: 'zwei gleich große Teller von oben',
      tags: ['waswirdbestellt', 'freunde', 'frage'],
    },
    {
      text: 'Heute {dish}, nächstes Mal {dish2}? Oder [beides auf einmal|beides zum Teilen|umgekehrt]? [Alles ist richtig|Wir kochen beides|Sie entscheiden]. {name} freut sich auf Sie.',
      photo: '{dish} vorn, {dish2} dahinter',
      tags: ['qualderwahl', 'appetit', 'essengehen'],
    },
  ],
  question: [
    {
      text: 'Süß oder herzhaft, wenn Sie sich [heute|für immer|jetzt gleich] entscheiden müssten? [Schreiben Sie es uns|Sagen Sie es hier|Stimmen Sie ab] und markieren Sie jemanden, der [das Gegenteil wählt|beides nimmt|nie entscheiden kann].',
      photo: 'etwas Süßes neben etwas Herzhaftem',
      tags: ['frage', 'suessoderherzhaft', 'waswirdbestellt'],
    },
    {
      text: 'Was bestellen Sie, wenn Sie [zum ersten Mal|mit großem Hunger|mit Freunden] essen gehen: immer dasselbe oder [etwas Neues|jedes Mal etwas anderes|eine Überraschung]? Schreiben Sie es uns in die Kommentare.',
      photo: 'eine offene Karte, ein zeigender Finger',
      tags: ['frage', 'karte', 'waswirdbestellt'],
    },
    {
      text: 'Mit wem würden Sie heute am liebsten [essen gehen|am Tisch sitzen|ein gutes Essen teilen]? [Markieren Sie die Person|Schreiben Sie den Namen|Schicken Sie das weiter], und machen Sie gleich einen Tag aus.',
      photo: 'zwei Stühle und zwei Teller',
      tags: ['frage', 'verabredung', 'freunde'],
    },
    {
      text: 'Teilen Sie gern, oder isst bei Ihnen [jeder seins|jeder vom eigenen Teller|jeder für sich]? Schreiben Sie uns Ihre Regel, und markieren Sie alle, [die sie kennen|mit denen Sie teilen|die immer probieren wollen].',
      photo: 'ein Teller in der Mitte, zwei Gabeln',
      tags: ['frage', 'teilen', 'freunde'],
    },
    {
      text: 'Welches Essen erinnert Sie an [die Kindheit|einen Urlaub|die Großeltern]? [Schreiben Sie es uns|Erzählen Sie davon|Wir lesen alles], vielleicht [kennt es noch jemand|kocht es jemand von uns|bekommen alle Hunger].',
      photo: 'ein dampfender Teller, Hände daneben',
      tags: ['frage', 'erinnerung', 'lieblingsessen'],
    },
    {
      text: 'Was essen Sie lieber: etwas zum [Löffeln|Schneiden|Abbeißen] oder etwas [zum Tunken|mit den Fingern|mit viel Sauce]? Stimmen Sie [hier|in den Kommentaren|gleich] ab, und sagen Sie uns auch, warum.',
      photo: 'Löffel, Gabel und Serviette nebeneinander',
      tags: ['frage', 'waswirdbestellt', 'abstimmung'],
    },
  ],
};
