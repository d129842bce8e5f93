import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather, seasons, and the days a year brings. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  | 'rain'
  | 'cold_day'
  | 'hot_day'
  | 'spring'
  | 'summer'
  | 'fall'
  | 'winter'
  | 'valentines'
  | 'mothers_day'
  | 'fathers_day'
  | 'thanksgiving'
  | 'holidays'
  | 'new_year'
> = {
  rain: [
    {
      text: 'Es regnet, und daheim wartet nur [der Abwasch|das Sofa|ein leerer Kühlschrank]. Nehmt [einen Schirm|eine Jacke|jemanden] mit und kommt zu {name}. Es gibt {food}, und der Tag wird [gleich heller|besser|gemütlich].',
      photo: 'ein nasser Schirm neben der Tür',
      tags: ['regen', 'regenwetter', 'essengehen'],
    },
    {
      text: 'Regen ist ein guter Grund, [langsam zu essen|lange zu reden|länger zu bleiben]. Trefft [Freunde|die Familie|eine Kollegin] bei {name}, bestellt {food} und [seht dem Regen zu|wartet, bis er aufhört|vergesst das Wetter].',
      photo: 'Regentropfen am Fenster, davor ein Teller',
      tags: ['regen', 'gemütlich', 'freunde'],
    },
    {
      text: 'Bei diesem Wetter hat keiner Lust [zu kochen|einzukaufen|etwas zu planen]. Müsst ihr auch nicht: {name} hat {food}. Kommt [schnell herein|zu zweit|mit der Familie], und [wärmt euch auf|esst gut|lasst es draußen regnen].',
      photo: 'nasse Gehwege vor eurem Lokal',
      tags: ['regen', 'nichtkochen', 'appetit'],
    },
  ],
  cold_day: [
    {
      text: 'Kalte [Hände|Füße|Nasen] brauchen etwas Gutes. Kommt zu {name}, es gibt {food}, und danach ist der Heimweg [halb so kalt|viel leichter|schnell geschafft]. Bringt [jemanden|die Familie|Hunger] mit.',
      photo: 'Hände um etwas Warmes',
      tags: ['kälte', 'aufwärmen', 'essengehen'],
    },
    {
      text: 'Draußen ist es kalt, also [rückt zusammen|trefft Freunde|esst etwas Gutes]. Bei {name} gibt es {food} und [nette Gesellschaft|Zeit zum Reden|einen guten Grund zu bleiben]. Kommt [schnell herein|zu zweit|mit der Familie].',
      photo: 'ein Schal über einer Stuhllehne',
      tags: ['kälte', 'freunde', 'appetit'],
    },
  ],
  hot_day: [
    {
      text: 'Bei dieser Hitze bleibt der Herd daheim [aus|kalt|unberührt]. Kommt zu {name}, [bestellt etwas Kühles|setzt euch in den Schatten|esst etwas Leichtes] und überlasst [das Schwitzen|die heiße Küche|das Kochen] uns.',
      photo: 'ein beschlagenes Glas im Sonnenlicht',
      tags: ['hitze', 'sommer', 'nichtkochen'],
    },
    {
      text: 'Heiße Tage brauchen [etwas Kühles|Schatten|eine Pause] und keinen heißen Herd. {name} hat {food}. Kommt [zu zweit|mit den Kindern|mit Freunden], esst in Ruhe und [trinkt genug|bleibt ein wenig|genießt den Sommer].',
      photo: 'Sandalen und ein kühles Getränk',
      tags: ['hitze', 'durst', 'sommer'],
    },
  ],
  spring: [
    {
      text: 'Die Tage werden [länger|wärmer|heller], und man geht wieder gern aus. Nach [dem Spaziergang|der ersten Radtour|so viel Sonne] gibt es {food} bei {name}. Bringt jemanden mit, der [den Winter satt hat|gern draußen ist|Hunger hat].',
      photo: 'Blumen im Glas neben einem Teller',
      tags: ['frühling', 'ausgehen', 'essengehen'],
    },
    {
      text: 'Es ist Frühling, die dicke Jacke kann [daheim bleiben|in den Schrank|weg]. Ruft [Freunde|die Eltern|jemanden] an, geht [ein Stück|um den Block|ins Grüne] und kommt dann zu {name}: Es gibt {food} und [viel zu erzählen|viel zu lachen|gute Laune].',
      photo: 'junge Blätter vor eurem Lokal',
      tags: ['frühling', 'spaziergang', 'freunde'],
    },
  ],
  summer: [
    {
      text: 'Die Abende sind [lang|warm|hell], und keiner will [in der Küche stehen|lange kochen|am Herd schwitzen]. Kommt zu {name}, es gibt {food}. Bringt [Freunde|die Kinder|die Nachbarn] mit und bleibt, [so lange ihr mögt|bis die Sonne weg ist|solange ihr redet].',
      photo: 'Sommerhimmel vor Sonnenuntergang',
      tags: ['sommer', 'langetage', 'freunde'],
    },
    {
      text: 'Zum Sommer gehören [Ausflüge|Baden|Radtouren] und danach großer Hunger. {name} hat {food}. Kommt, wie ihr seid, auch mit [nassen Haaren|Sonnenbrille|Sand an den Füßen], und [esst euch satt|ruht euch aus|erzählt vom Tag].',
      photo: 'eine Sonnenbrille neben einem Teller',
      tags: ['sommer', 'ausflug', 'hunger'],
    },
  ],
  fall: [
    {
      text: 'Wenn [die Blätter fallen|der Nebel kommt|es früh dunkel wird], hat man Lust auf [etwas Gutes|etwas Warmes|Gesellschaft]. Kommt zu {name}, es gibt {food} und [gute Gesellschaft|ein langes Gespräch|Zeit]. Kommt [zu zweit|mit Freunden|nach dem Spaziergang].',
      photo: 'trockenes Laub vor eurer Tür',
      tags: ['herbst', 'pulliwetter', 'essengehen'],
    },
    {
      text: 'Ein Herbstspaziergang macht [hungrig|rote Wangen|Appetit]. Geht eine Runde [durchs Laub|durch den Park|um den Block] und kommt dann zu {name}, auf {food} und [eine Pause|ein gutes Gespräch|etwas Warmes].',
      photo: 'ein Weg voller Laub',
      tags: ['herbst', 'spaziergang', 'appetit'],
    },
  ],
  winter: [
    {
      text: 'Im Winter lockt [das Sofa|die Decke|die Heizung], aber bei {name} gibt es {food}. Also [Mütze auf|Schal um|Handschuhe an] und los. Bringt [Freunde|die Familie|jemanden] mit, das macht den Weg kürzer.',
      photo: 'Mütze und Handschuhe neben einem Teller',
      tags: ['winter', 'aufwärmen', 'essengehen'],
    },
    {
      text: 'Draußen wird es dunkel, drinnen gibt es {food}. Trefft [Freunde|die Nachbarn|die Großeltern] bei {name}, [redet lange|wärmt euch auf|lasst euch Zeit] und geht mit [warmen Händen|vollem Bauch|guter Laune] nach Hause.',
      photo: 'ein beschlagenes Fenster mit Licht dahinter',
      tags: ['winter', 'gemütlich', 'freunde'],
    },
  ],
  valentines: [
    {
      text: 'Zum Valentinstag braucht ihr [keine Rosen|kein Gedicht|keinen Anzug], nur Zeit füreinander. Kommt zu {name}, bestellt {food} und [legt die Handys weg|redet lange|teilt den letzten Bissen].',
      photo: 'zwei Hände über einem geteilten Teller',
      tags: ['valentinstag', 'liebe', 'zuzweit'],
    },
    {
      text: 'Der Valentinstag ist auch für [Freundinnen|Geschwister|beste Freunde] da. Ladet ein, wen ihr mögt, esst {food} bei {name} und [sagt es ihnen|lacht viel|macht euch einen schönen Tag].',
      photo: 'Freundinnen mit Papierherzen',
      tags: ['valentinstag', 'freundschaft', 'essengehen'],
    },
  ],
  mothers_day: [
    {
      text: 'Mama sagt, sie braucht [nichts|gar nichts|kein Geschenk]. Ladet sie trotzdem ein: zum Muttertag auf {food} bei {name}. Sie [sucht aus|bestellt zuerst|macht heute nichts], und den Abwasch übernehmen wir.',
      photo: 'eine Mutter lacht über der Karte',
      tags: ['muttertag', 'mama', 'familie'],
    },
    {
      text: 'Sie hat [Brote geschmiert|auf euch gewartet|immer zugehört]. Jetzt seid ihr dran: Feiert Muttertag bei {name}, [bringt Blumen mit|sagt danke|nehmt euch Zeit] und lasst sie [aussuchen|zuerst bestellen|alles bestellen, was sie mag].',
      photo: 'junge und alte Hände nebeneinander',
      tags: ['muttertag', 'danke', 'familie'],
    },
  ],
  fathers_day: [
    {
      text: 'Papa wünscht sich [nie etwas|keine Geschenke|auch dieses Jahr nichts]. Zum Vatertag hilft [ein gutes Essen|eure Zeit|eine Einladung]: Nehmt ihn mit zu {name}, bestellt {food} und [hört seine Geschichten|lacht über seine Witze|lasst ihn aussuchen].',
      photo: 'ein Vater lacht über seinem Teller',
      tags: ['vatertag', 'papa', 'familie'],
    },
    {
      text: 'Zum Vatertag noch [eine Krawatte|ein Paar Socken|ein Werkzeug]? Schenkt ihm lieber {food} und [Zeit mit euch|einen freien Tag|gute Gesellschaft]. {name} kocht, ihr [bringt ihn mit|erzählt|stoßt an].',
      photo: 'eine Krawatte neben einem Teller',
      tags: ['vatertag', 'geschenk', 'essengehen'],
    },
  ],
  thanksgiving: [
    {
      text: 'Ein Danke braucht keine [Rede|Karte|große Geste]. Ladet jemanden ein, der [euch geholfen hat|immer da ist|zuhört], esst {food} bei {name} und sagt es [einfach|beim Essen|zwischen zwei Bissen].',
      photo: 'zwei Hände übereinander',
      tags: ['thanksgiving', 'danke', 'freunde'],
    },
    {
      text: 'Vor Thanksgiving gibt es viel zu [kochen|backen|schneiden]. Macht vorher eine Pause bei {name}: Es gibt {food}, [für die Familie|für die ersten Gäste|für Freunde] und ganz ohne [Abwasch|Einkaufszettel|Ofen].',
      photo: 'Herbstlaub und eine Kerze',
      tags: ['thanksgiving', 'pause', 'nichtkochen'],
    },
  ],
  holidays: [
    {
      text: 'Zwischen [Geschenken|Einkäufen|Weihnachtsfeiern] habt ihr [eine Pause|eine ruhige Stunde|etwas Gutes] verdient. Stellt die Tüten ab, kommt zu {name} auf {food} und [atmet durch|wärmt euch auf|lasst die Liste liegen].',
      photo: 'Geschenktüten unter einem Stuhl',
      tags: ['weihnachtszeit', 'pause', 'essengehen'],
    },
    {
      text: 'Im Dezember sieht man [Freunde|Nachbarn|Kollegen] oft nur [im Vorbeigehen|kurz|zwischen zwei Terminen]. Trefft euch bei {name} auf {food}, [redet in Ruhe|stoßt an|lasst euch Zeit], und zwar ganz ohne [Geschenke|Programm|Eile].',
      photo: 'Lichterketten hinter einem Teller',
      tags: ['weihnachtszeit', 'dezember', 'freunde'],
    },
    {
      text: 'Die Familie ist da, und ihr habt [tagelang gekocht|alle Betten bezogen|eingekauft]. Bringt alle zu {name}, [bestellt für die ganze Runde|lasst euch bedienen|macht Pause] und genießt die Zeit, es gibt {food}.',
      photo: 'Mäntel und Schals auf einem Stuhl',
      tags: ['weihnachtszeit', 'familie', 'nichtkochen'],
    },
  ],
  new_year: [
    {
      text: 'Ein Vorsatz, der leicht fällt: öfter mit [Freunden|der Familie|guten Menschen] essen gehen. Fangt [gleich|diese Woche|zu zweit] damit an, bei {name} gibt es {food}. Wer kommt mit?',
      photo: 'ein neuer Kalender neben der Karte',
      tags: ['neujahr', 'vorsätze', 'freunde'],
    },
    {
      text: 'Der neue Kalender ist noch [leer|weiß|ganz frei]. Schreibt zuerst etwas Schönes hinein: {food} bei {name}, mit [einer Freundin|der Familie|jemandem, den ihr vermisst]. [Sucht einen Tag aus|Ruft an|Schickt das weiter], und kommt hungrig.',
      photo: 'ein Stift auf einer leeren Kalenderseite',
      tags: ['neujahr', 'pläne', 'essengehen'],
    },
  ],
};
