import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about weekdays and times of day. `{food}` is placed where nominative or accusative is correct. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  'monday' | 'midweek' | 'thursday' | 'friday' | 'weekend' | 'sunday' | 'lunch_break' | 'after_work'
> = {
  monday: [
    {
      text: 'Der Montag fing mit [dem Wecker|einer Besprechung|vollem Postfach] an. Gönnen Sie sich etwas, [worauf Sie sich freuen|das guttut|das leicht geht]: {food} bei {name}, mit [einer Freundin|den Kollegen|viel Ruhe].',
      photo: 'ein Teller neben einem zugeklappten Laptop',
      tags: ['montag', 'wochenstart', 'essengehen'],
    },
    {
      text: 'Am Montag hat kaum jemand [etwas vor|Pläne|einen Termin], und das ist gut so. [Schreiben Sie jemandem|Rufen Sie an|Schicken Sie das weiter], treffen Sie sich bei {name} und [reden Sie in Ruhe|lachen Sie viel|erzählen Sie vom Wochenende], bei einem guten Essen.',
      photo: 'ein Kalender mit einem freien Montag',
      tags: ['montag', 'freunde', 'spontan'],
    },
    {
      text: 'Warum bis Freitag warten? Die Woche beginnt [mit etwas Gutem|mit einem guten Essen|in guter Gesellschaft]. Bei {name} gibt es {food}, und der Dienstag [wird gleich leichter|sieht besser aus|kommt früh genug].',
      photo: 'der Montag im Kalender, rot eingekreist',
      tags: ['montag', 'kleinefreude', 'appetit'],
    },
    {
      text: 'Das Wochenende ist vorbei, der Kühlschrank [leer|fast leer|so gut wie leer]. [Kein Problem|Macht nichts|Lassen Sie ihn zu]: {name} hat {food}. Kommen Sie mit Hunger und [fangen Sie die Woche gut an|sparen Sie sich den Einkauf|überlassen Sie uns das Kochen].',
      photo: 'ein Einkaufszettel, auf dem nichts steht',
      tags: ['montag', 'nichtkochen', 'hunger'],
    },
  ],
  midweek: [
    {
      text: 'Der Mittwoch braucht [etwas Schönes|eine Pause|einen guten Plan]. Unser Vorschlag: {food}, [mit einer Freundin|mit der Familie|mit netten Kollegen]. Das Wochenende [rückt gleich näher|ist nicht mehr weit|kommt dann schneller]. Bis bald bei {name}.',
      photo: 'Ihre Straße an einem Mittwoch',
      tags: ['mittwoch', 'halbzeit', 'essengehen'],
    },
    {
      text: 'Mitte der Woche ist der Kühlschrank [halb leer|fast leer|nicht mehr spannend]. Kommen Sie zu {name}, es gibt {food}. Sie müssen nichts [einkaufen|kochen|planen], nur [aussuchen|genießen|hungrig sein].',
      photo: 'ein offener Kühlschrank, wenig darin',
      tags: ['mittwoch', 'nichtkochen', 'hunger'],
    },
    {
      text: 'Freunde treffen geht auch [unter der Woche|am Mittwoch|ohne Wochenende]. Markieren Sie jemanden, der [sofort zusagt|immer Zeit hat|Ihnen fehlt], und verabreden Sie sich bei {name}.',
      photo: 'zwei lachende Freunde in Arbeitskleidung',
      tags: ['mittwoch', 'freunde', 'wiedersehen'],
    },
    {
      text: 'Die halbe Woche ist [geschafft|vorbei|um]. Machen Sie eine Pause bei {name}, es gibt {food}. Danach geht der Rest [leichter|schneller|besser] von der Hand.',
      photo: 'ein Wochenplaner neben einem Teller',
      tags: ['mittwoch', 'pause', 'appetit'],
    },
  ],
  thursday: [
    {
      text: 'Warum bis Freitag warten? Der Donnerstag ist [ein guter Tag|auch ein schöner Tag|früh genug], um [Freunde zu treffen|essen zu gehen|sich etwas zu gönnen]. Bei {name} fängt das Wochenende [früher|heute schon|einen Tag eher] an.',
      photo: 'Ihre Straße an einem Donnerstag',
      tags: ['donnerstag', 'fastfreitag', 'essengehen'],
    },
    {
      text: 'Am Donnerstag ist die Woche [fast geschafft|bald vorbei|beinahe um]. Feiern Sie das bei {name}: Es gibt {food}, [gute Gesellschaft|keinen Abwasch|Zeit zum Reden], und das Kochen fällt heute aus.',
      photo: 'ein Kalenderblatt neben einem Teller',
      tags: ['donnerstag', 'geschafft', 'appetit'],
    },
    {
      text: 'Am Wochenende haben [alle|Ihre Freunde|die Kollegen] nie Zeit? Dann am Donnerstag. Fragen Sie [die Gruppe|die Nachbarn|einfach alle], wer Lust auf {food} hat, und treffen Sie sich bei {name}.',
      photo: 'eine Gruppennachricht mit einem Plan',
      tags: ['donnerstag', 'freunde', 'pläne'],
    },
  ],
  friday: [
    {
      text: 'Endlich Freitag. [Die Wäsche|Der Papierkram|Das Putzen] kann bis morgen warten. Kommen Sie zu {name}, es gibt {food}, und das Wochenende fängt [gut|schön|mit Freunden] an.',
      photo: 'Ihr Lokal an einem Freitag, Licht an',
      tags: ['freitag', 'wochenende', 'essengehen'],
    },
    {
      text: 'Die Woche war [lang|voll|anstrengend], und jetzt kocht jemand anders. Rufen Sie [Freunde|eine Freundin|die Familie] an, treffen Sie sich bei {name} und [reden Sie über alles außer Arbeit|lassen Sie sich Zeit|stoßen Sie auf Freitag an].',
      photo: 'Freunde kommen an, Jacken überm Arm',
      tags: ['freitag', 'freunde', 'nichtkochen'],
    },
    {
      text: 'Was machen Sie am Freitag? [Unser Vorschlag|Eine einfache Antwort|Hier ist ein Plan]: {food} und Menschen, die Sie mögen. [Fragen Sie gleich herum|Schicken Sie ihnen das|Sagen Sie allen Bescheid], und bis bald bei {name}.',
      photo: 'ein Handy, daneben ein gedeckter Platz',
      tags: ['freitag', 'pläne', 'freunde'],
    },
    {
      text: 'Freitag ist der Tag, an dem Sie [etwas Neues probieren|das Lieblingsessen bestellen|einmal nicht kochen]. {name} hat {food}. Kommen Sie [hungrig|zu zweit|mit den Kollegen] und [lassen Sie die Woche hinter sich|machen Sie es sich schön|genießen Sie].',
      photo: 'ein voller Teller, daneben ein stilles Handy',
      tags: ['freitag', 'kleinefreude', 'appetit'],
    },
  ],
  weekend: [
    {
      text: 'Der Plan fürs Wochenende: [ausschlafen|Freunde sehen|nichts tun] und dazwischen {food}. Den zweiten Teil übernimmt {name}. Bringen Sie [die Familie|jemanden|alle] mit und [lassen Sie sich Zeit|genießen Sie es|essen Sie sich satt].',
      photo: 'ein kurzer, handgeschriebener Zettel',
      tags: ['wochenende', 'pläne', 'appetit'],
    },
    {
      text: 'Das Wochenende gehört Menschen, die Sie [unter der Woche verpassen|selten sehen|vermissen]. [Greifen Sie zum Telefon|Schreiben Sie eine Nachricht|Laden Sie alle ein], treffen Sie sich bei {name} und [erzählen Sie alles|bleiben Sie lange|lachen Sie viel].',
      photo: 'Sonnenbrillen und Teller von oben',
      tags: ['wochenende', 'freunde', 'wiedersehen'],
    },
    {
      text: 'Einkaufen, [aufräumen|waschen|Rasen mähen], fertig? Dann haben Sie sich {food} verdient. Kommen Sie zu {name}, [bringen Sie die Kinder mit|machen Sie Pause|legen Sie die Liste weg] und lassen Sie den Rest bis [morgen|Montag|später] liegen.',
      photo: 'eine Einkaufstasche neben einem Teller',
      tags: ['wochenende', 'pause', 'hunger'],
    },
  ],
  sunday: [
    {
      text: 'Der Sonntag ist für [langes Ausschlafen|die Familie|Spaziergänge] da und für gutes Essen. Kommen Sie [mit den Großeltern|mit den Kindern|alle zusammen] zu {name}, es gibt {food} und [Zeit zum Reden|keine Eile|keinen Abwasch].',
      photo: 'Hände jeden Alters rund um die Teller',
      tags: ['sonntag', 'familie', 'essengehen'],
    },
    {
      text: 'Sonntags bleibt die Küche [kalt|sauber|geschlossen]. Gehen Sie [eine Runde spazieren|an die Luft|ins Grüne], und kommen Sie dann zu {name}. Dort gibt es {food} und [keine Eile|viel Zeit|Platz für die ganze Familie].',
      photo: 'ein Spazierweg in der Sonntagssonne',
      tags: ['sonntag', 'spaziergang', 'nichtkochen'],
    },
    {
      text: 'Der Montag kommt [früh genug|von allein|sowieso]. Heute gibt es {food} und Menschen, die [gern reden|gut zuhören|Ihnen guttun]. Treffen Sie sich bei {name} und [lassen Sie sich Zeit|genießen Sie den Tag|bleiben Sie ein wenig].',
      photo: 'Sonntagslicht auf einem Teller',
      tags: ['sonntag', 'auszeit', 'gesellschaft'],
    },
  ],
  lunch_break: [
    {
      text: 'Sie könnten wieder [am Schreibtisch|vor dem Bildschirm|neben der Tastatur] essen. Oder Sie gehen [an die Luft|ein paar Schritte|raus] und essen bei {name}. Das Postfach [wartet|läuft nicht weg|ist nachher auch noch da].',
      photo: 'ein Mittagessen, dahinter die Straße',
      tags: ['mittagspause', 'büro', 'auszeit'],
    },
    {
      text: 'Nehmen Sie [die neue Kollegin|den stillen Kollegen|jemanden vom Flur] mit in die Mittagspause. Sie essen gut, [lernen sich kennen|lachen zusammen|reden nicht über Arbeit] und haben danach [bessere Laune|einen kürzeren Nachmittag|etwas zu erzählen]. Treffpunkt: {name}.',
      photo: 'zwei Teller nebeneinander',
      tags: ['mittagspause', 'kollegen', 'essengehen'],
    },
    {
      text: 'Nichts dabei für die Mittagspause? [Kein Problem|Macht nichts|Umso besser]: Kommen Sie zu {name}, [machen Sie eine richtige Pause|gehen Sie ein paar Schritte|sehen Sie das Tageslicht] und essen Sie {food}. Der Nachmittag wird [leichter|besser|kürzer].',
      photo: 'ein voller Teller im Mittagslicht',
      tags: ['mittagspause', 'hunger', 'wasessenwir'],
    },
    {
      text: 'Der halbe Tag ist [geschafft|vorbei|um], Zeit für eine Pause. Gönnen Sie sich {food} bei {name}, [mit Kollegen|mit einem Buch|allein und in Ruhe]. Danach geht der Rest leichter.',
      photo: 'ein Buch neben einem Teller',
      tags: ['mittagspause', 'halbzeit', 'auszeit'],
    },
  ],
  after_work: [
    {
      text: 'Feierabend! Bevor Sie [nach Hause fahren|den Kühlschrank öffnen|die Wäsche machen], kommen Sie zu {name}. Es gibt {food}, und Sie können [eine Kollegin mitbringen|den Tag vergessen|in Ruhe ankommen].',
      photo: 'Ihr Lokal zum Feierabend',
      tags: ['feierabend', 'pause', 'essengehen'],
    },
    {
      text: 'Die letzte [Mail|Rechnung|Nachricht] ist geschrieben, und Sie haben Hunger. [Rechner aus|Jacke an|Tasche nehmen], jemanden anrufen und bei {name} treffen. Für heute haben Sie [genug getan|genug gearbeitet|sich das verdient].',
      photo: 'ein zugeklappter Laptop, daneben ein Teller',
      tags: ['feierabend', 'hunger', 'freunde'],
    },
    {
      text: 'Kollegen sind [lustiger|entspannter|netter] als im Büro, wenn es [gutes Essen|etwas zu feiern|Feierabend] gibt. Bringen Sie das Team mit zu {name}, bestellen Sie {food} und reden Sie über [den Urlaub|Filme|die Kinder] statt über Termine.',
      photo: 'eine Runde Kollegen ohne Ausweise',
      tags: ['feierabend', 'kollegen', 'freunde'],
    },
    {
      text: 'Fragen haben Sie heute genug beantwortet. Eine [leichte|schöne|letzte] noch: Worauf haben Sie [Lust|Appetit|Hunger]? Kommen Sie zu {name}, [suchen Sie sich etwas aus|bestellen Sie, was Sie mögen|lassen Sie sich Zeit], wir kochen.',
      photo: 'Ihre Karte in den Händen eines Gastes',
      tags: ['feierabend', 'wasessenwir', 'appetit'],
    },
  ],
};
