import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on days of the week and the hours of a day. `{food}` stands where nominative or accusative is right. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  'monday' | 'midweek' | 'thursday' | 'friday' | 'weekend' | 'sunday' | 'lunch_break' | 'after_work'
> = {
  monday: [
    {
      text: 'Der Montag fing mit [dem Wecker|einer Besprechung|vollem Postfach] an. Gönnt euch etwas, [worauf ihr euch freut|das guttut|das leicht geht]: {food} bei {name}, mit [einer Freundin|den Kollegen|viel Ruhe].',
      photo: 'ein Teller neben einem zugeklappten Laptop',
      tags: ['montag', 'wochenstart', 'essengehen'],
    },
    {
      text: 'Am Montag hat kaum jemand [etwas vor|Pläne|einen Termin], und das ist gut so. [Schreibt jemandem|Ruft an|Schickt das weiter], trefft euch bei {name} und [redet|lacht|erzählt vom Wochenende] bei einem guten Essen.',
      photo: 'ein Kalender mit einem freien Montag',
      tags: ['montag', 'freunde', 'spontan'],
    },
    {
      text: 'Warum bis Freitag warten? Beginnt die Woche [mit etwas Gutem|mit einem guten Essen|in guter Gesellschaft]. Bei {name} gibt es {food}, und der Dienstag [wird gleich leichter|sieht besser aus|kommt früh genug].',
      photo: 'der Montag im Kalender, rot eingekreist',
      tags: ['montag', 'gönndirwas', 'appetit'],
    },
    {
      text: 'Das Wochenende ist vorbei, der Kühlschrank [leer|fast leer|so gut wie leer]. [Kein Problem|Macht nichts|Lasst ihn zu]: {name} hat {food}. Kommt hungrig und [fangt die Woche gut an|spart euch den Einkauf|überlasst uns das Kochen].',
      photo: 'ein Einkaufszettel, auf dem nichts steht',
      tags: ['montag', 'nichtkochen', 'hunger'],
    },
  ],
  midweek: [
    {
      text: 'Der Mittwoch braucht [etwas Schönes|eine Pause|einen guten Plan]. Unser Vorschlag: {food}, [mit einer Freundin|mit der Familie|mit netten Kollegen]. Das Wochenende [rückt gleich näher|ist nicht mehr weit|kommt dann schneller]. Bis bald bei {name}.',
      photo: 'eure Straße an einem Mittwoch',
      tags: ['mittwoch', 'halbzeit', 'essengehen'],
    },
    {
      text: 'Mitte der Woche ist der Kühlschrank [halb leer|fast leer|nicht mehr spannend]. Kommt zu {name}, es gibt {food}. Ihr müsst nichts [einkaufen|kochen|planen], nur [aussuchen|genießen|hungrig sein].',
      photo: 'ein offener Kühlschrank, wenig darin',
      tags: ['mittwoch', 'nichtkochen', 'hunger'],
    },
    {
      text: 'Freunde treffen geht auch [unter der Woche|am Mittwoch|ohne Wochenende]. Markiert jemanden, der [sofort zusagt|immer Zeit hat|euch fehlt], nennt eine Uhrzeit und kommt zu {name}.',
      photo: 'zwei lachende Freunde in Arbeitskleidung',
      tags: ['mittwoch', 'freunde', 'wiedersehen'],
    },
    {
      text: 'Die halbe Woche ist [geschafft|vorbei|um]. Macht eine Pause bei {name}, es gibt {food}. Danach geht der Rest [leichter|schneller|besser] von der Hand.',
      photo: 'ein Wochenplaner neben einem Teller',
      tags: ['mittwoch', 'pause', 'appetit'],
    },
  ],
  thursday: [
    {
      text: 'Warum bis Freitag warten? Der Donnerstag ist [ein guter Tag|auch ein schöner Tag|früh genug], um [Freunde zu treffen|essen zu gehen|euch etwas zu gönnen]. Bei {name} fängt das Wochenende [früher|heute schon|einen Tag eher] an.',
      photo: 'eure Straße an einem Donnerstag',
      tags: ['donnerstag', 'fastfreitag', 'essengehen'],
    },
    {
      text: 'Am Donnerstag ist die Woche [fast geschafft|bald vorbei|beinahe um]. Feiert das bei {name}: Es gibt {food}, [gute Gesellschaft|keinen Abwasch|Zeit zum Reden], und das Kochen fällt heute aus.',
      photo: 'ein Kalenderblatt neben einem Teller',
      tags: ['donnerstag', 'geschafft', 'appetit'],
    },
    {
      text: 'Am Wochenende haben [alle|eure Freunde|die Kollegen] nie Zeit? Dann am Donnerstag. Fragt [die Gruppe|die Nachbarn|einfach alle], wer Lust auf {food} hat, und trefft euch bei {name}.',
      photo: 'eine Gruppennachricht mit einem Plan',
      tags: ['donnerstag', 'freunde', 'pläne'],
    },
  ],
  friday: [
    {
      text: 'Endlich Freitag. [Die Wäsche|Der Papierkram|Das Putzen] kann bis morgen warten. Kommt zu {name}, es gibt {food}, und das Wochenende fängt [gut|schön|mit Freunden] an.',
      photo: 'euer Lokal an einem Freitag, Licht an',
      tags: ['freitag', 'wochenende', 'essengehen'],
    },
    {
      text: 'Die Woche war [lang|voll|anstrengend], und jetzt kocht jemand anders. Ruft [eure Leute|eine Freundin|die Familie] an, trefft euch bei {name} und [redet über alles außer Arbeit|lasst euch Zeit|stoßt auf Freitag an].',
      photo: 'Freunde kommen an, Jacken überm Arm',
      tags: ['freitag', 'freunde', 'nichtkochen'],
    },
    {
      text: 'Was macht ihr am Freitag? [Unser Vorschlag|Eine einfache Antwort|Hier ist ein Plan]: {food} und Menschen, die ihr mögt. [Fragt sie gleich|Schickt ihnen das|Markiert sie], und bis bald bei {name}.',
      photo: 'ein Handy, daneben ein gedeckter Platz',
      tags: ['freitag', 'pläne', 'freunde'],
    },
    {
      text: 'Freitag ist der Tag, an dem ihr [etwas Neues probiert|das Lieblingsessen bestellt|einmal nicht kocht]. {name} hat {food}. Kommt [hungrig|zu zweit|mit den Kollegen] und [lasst die Woche hinter euch|macht es euch schön|genießt].',
      photo: 'ein voller Teller, daneben ein stilles Handy',
      tags: ['freitag', 'gönndirwas', 'appetit'],
    },
  ],
  weekend: [
    {
      text: 'Der Plan fürs Wochenende: [ausschlafen|Freunde sehen|nichts tun] und dazwischen {food}. Den zweiten Teil übernimmt {name}. Bringt [die Familie|jemanden|alle] mit und [lasst euch Zeit|genießt es|esst euch satt].',
      photo: 'ein kurzer, handgeschriebener Zettel',
      tags: ['wochenende', 'pläne', 'appetit'],
    },
    {
      text: 'Das Wochenende gehört Menschen, die ihr [unter der Woche verpasst|selten seht|vermisst]. [Ruft sie an|Schreibt ihnen|Ladet sie ein], trefft euch bei {name} und [erzählt alles|bleibt lange|lacht viel].',
      photo: 'Sonnenbrillen und Teller von oben',
      tags: ['wochenende', 'freunde', 'wiedersehen'],
    },
    {
      text: 'Einkaufen, [aufräumen|waschen|Rasen mähen], fertig? Dann habt ihr euch {food} verdient. Kommt zu {name}, [bringt die Kinder mit|macht Pause|legt die Liste weg] und lasst den Rest bis [morgen|Montag|später] liegen.',
      photo: 'eine Einkaufstasche neben einem Teller',
      tags: ['wochenende', 'pause', 'hunger'],
    },
  ],
  sunday: [
    {
      text: 'Der Sonntag ist für [langes Ausschlafen|die Familie|Spaziergänge] da und für ein gutes Essen. Bringt [die Großeltern|die Kinder|alle] mit zu {name}, es gibt {food} und [Zeit zum Reden|keine Eile|keinen Abwasch].',
      photo: 'Hände jeden Alters rund um die Teller',
      tags: ['sonntag', 'familie', 'essengehen'],
    },
    {
      text: 'Sonntags bleibt die Küche [kalt|sauber|geschlossen]. Geht [eine Runde spazieren|an die Luft|ins Grüne], und kommt dann zu {name}. Dort gibt es {food} und [keine Eile|viel Zeit|Platz für die ganze Familie].',
      photo: 'ein Spazierweg in der Sonntagssonne',
      tags: ['sonntag', 'spaziergang', 'nichtkochen'],
    },
    {
      text: 'Der Montag kommt [früh genug|von allein|sowieso]. Heute gibt es {food} und Menschen, die [gern reden|gut zuhören|euch guttun]. Trefft euch bei {name} und [lasst euch Zeit|genießt den Tag|bleibt ein wenig].',
      photo: 'Sonntagslicht auf einem Teller',
      tags: ['sonntag', 'auszeit', 'gesellschaft'],
    },
  ],
  lunch_break: [
    {
      text: 'Ihr könntet wieder [am Schreibtisch|vor dem Bildschirm|neben der Tastatur] essen. Oder ihr geht [an die Luft|ein paar Schritte|raus] und esst bei {name}. Das Postfach [wartet|läuft nicht weg|ist nachher auch noch da].',
      photo: 'ein Mittagessen, dahinter die Straße',
      tags: ['mittagspause', 'büro', 'auszeit'],
    },
    {
      text: 'Nehmt [die neue Kollegin|den stillen Kollegen|jemanden vom Flur] mit in die Mittagspause. Ihr esst gut, [lernt euch kennen|lacht zusammen|redet nicht über Arbeit] und habt danach [bessere Laune|einen kürzeren Nachmittag|etwas zu erzählen]. Treffpunkt: {name}.',
      photo: 'zwei Teller nebeneinander',
      tags: ['mittagspause', 'kollegen', 'essengehen'],
    },
    {
      text: 'Nichts dabei für die Mittagspause? [Kein Problem|Macht nichts|Umso besser]: Kommt zu {name}, [macht eine richtige Pause|geht ein paar Schritte|seht das Tageslicht] und esst {food}. Der Nachmittag wird [leichter|besser|kürzer].',
      photo: 'ein voller Teller im Mittagslicht',
      tags: ['mittagspause', 'hunger', 'wasessenwir'],
    },
    {
      text: 'Der halbe Tag ist [geschafft|vorbei|um], Zeit für eine Pause. Gönnt euch {food} bei {name}, [mit Kollegen|mit einem Buch|allein und in Ruhe]. Danach geht der Rest leichter.',
      photo: 'ein Buch neben einem Teller',
      tags: ['mittagspause', 'halbzeit', 'auszeit'],
    },
  ],
  after_work: [
    {
      text: 'Feierabend! Bevor ihr [nach Hause fahrt|den Kühlschrank öffnet|die Wäsche macht], kommt zu {name}. Es gibt {food}, und ihr könnt [eine Kollegin mitbringen|den Tag vergessen|in Ruhe ankommen].',
      photo: 'euer Lokal zum Feierabend',
      tags: ['feierabend', 'pause', 'essengehen'],
    },
    {
      text: 'Die letzte [Mail|Rechnung|Nachricht] ist geschrieben, und ihr habt Hunger. [Rechner aus|Jacke an|Tasche nehmen], jemanden anrufen und bei {name} treffen. Für heute habt ihr [genug getan|genug gearbeitet|euch das verdient].',
      photo: 'ein zugeklappter Laptop, daneben ein Teller',
      tags: ['feierabend', 'hunger', 'freunde'],
    },
    {
      text: 'Kollegen sind [lustiger|entspannter|netter] als im Büro, wenn es [gutes Essen|etwas zu feiern|Feierabend] gibt. Bringt sie mit zu {name}, bestellt {food} und redet über [den Urlaub|Filme|die Kinder] statt über Termine.',
      photo: 'eine Runde Kollegen ohne Ausweise',
      tags: ['feierabend', 'kollegen', 'freunde'],
    },
    {
      text: 'Fragen habt ihr heute genug beantwortet. Eine [leichte|schöne|letzte] noch: Worauf habt ihr [Lust|Appetit|Hunger]? Kommt zu {name}, [sucht euch etwas aus|bestellt, was ihr mögt|lasst euch Zeit], wir kochen.',
      photo: 'eure Karte in den Händen eines Gastes',
      tags: ['feierabend', 'wasessenwir', 'appetit'],
    },
  ],
};
