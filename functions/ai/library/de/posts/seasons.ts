import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about weather, seasons, and holidays. */
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
      text: 'Es regnet, und daheim wartet nur [der Abwasch|das Sofa|ein leerer Kühlschrank]. Nehmen Sie [einen Schirm|eine Jacke|jemanden] mit und kommen Sie zu {name}. Es gibt {food}, und der Tag wird [gleich heller|besser|gemütlich].',
      photo: 'ein nasser Schirm neben der Tür',
      tags: ['regen', 'regenwetter', 'essengehen'],
    },
    {
      text: 'Regen ist ein guter Grund, [langsam zu essen|lange zu reden|länger zu bleiben]. Treffen Sie [Freunde|die Familie|eine Kollegin] bei {name}, bestellen Sie {food} und [sehen Sie dem Regen zu|warten Sie, bis er aufhört|vergessen Sie das Wetter].',
      photo: 'Regentropfen am Fenster, davor ein Teller',
      tags: ['regen', 'gemütlich', 'freunde'],
    },
    {
      text: 'Bei diesem Wetter hat keiner Lust [zu kochen|einzukaufen|etwas zu planen]. Das müssen Sie auch nicht: {name} hat {food}. Kommen Sie [schnell herein|zu zweit|mit der Familie], und [wärmen Sie sich auf|essen Sie gut|lassen Sie es draußen regnen].',
      photo: 'nasse Gehwege vor Ihrem Lokal',
      tags: ['regen', 'nichtkochen', 'appetit'],
    },
  ],
  cold_day: [
    {
      text: 'Kalte [Hände|Füße|Nasen] brauchen etwas Gutes. Kommen Sie zu {name}, es gibt {food}, und danach ist der Heimweg [halb so kalt|viel leichter|schnell geschafft]. Bringen Sie [jemanden|die Familie|Hunger] mit.',
      photo: 'Hände um etwas Warmes',
      tags: ['kälte', 'aufwärmen', 'essengehen'],
    },
    {
      text: 'Draußen ist es kalt, also [rücken Sie zusammen|treffen Sie Freunde|essen Sie etwas Gutes]. Bei {name} gibt es {food} und [nette Gesellschaft|Zeit zum Reden|einen guten Grund zu bleiben]. Kommen Sie [schnell herein|zu zweit|mit der Familie].',
      photo: 'ein Schal über einer Stuhllehne',
      tags: ['kälte', 'freunde', 'appetit'],
    },
  ],
  hot_day: [
    {
      text: 'Bei dieser Hitze bleibt der Herd daheim [aus|kalt|unberührt]. Kommen Sie zu {name}, [bestellen Sie etwas Kühles|setzen Sie sich in den Schatten|essen Sie etwas Leichtes] und überlassen Sie [das Schwitzen|die heiße Küche|das Kochen] uns.',
      photo: 'ein beschlagenes Glas im Sonnenlicht',
      tags: ['hitze', 'sommer', 'nichtkochen'],
    },
    {
      text: 'Heiße Tage brauchen [etwas Kühles|Schatten|eine Pause] und keinen heißen Herd. {name} hat {food}. Kommen Sie [zu zweit|mit den Kindern|mit Freunden], essen Sie in Ruhe und [trinken Sie genug|bleiben Sie ein wenig|genießen Sie den Sommer].',
      photo: 'Sandalen und ein kühles Getränk',
      tags: ['hitze', 'durst', 'sommer'],
    },
  ],
  spring: [
    {
      text: 'Die Tage werden [länger|wärmer|heller], und man geht wieder gern aus. Nach [dem Spaziergang|der ersten Radtour|so viel Sonne] gibt es {food} bei {name}. Bringen Sie jemanden mit, der [den Winter satt hat|gern draußen ist|Hunger hat].',
      photo: 'Blumen im Glas neben einem Teller',
      tags: ['frühling', 'ausgehen', 'essengehen'],
    },
    {
      text: 'Es ist Frühling, die dicke Jacke kann [daheim bleiben|in den Schrank|weg]. Rufen Sie [Freunde|die Eltern|jemanden] an, gehen Sie [ein Stück|um den Block|ins Grüne] und kommen Sie dann zu {name}: Es gibt {food} und [viel zu erzählen|viel zu lachen|gute Laune].',
      photo: 'junge Blätter vor Ihrem Lokal',
      tags: ['frühling', 'spaziergang', 'freunde'],
    },
  ],
  summer: [
    {
      text: 'Die Abende sind [lang|warm|hell], und keiner will [in der Küche stehen|lange kochen|am Herd schwitzen]. Kommen Sie zu {name}, es gibt {food}. Bringen Sie [Freunde|die Kinder|die Nachbarn] mit und bleiben Sie, [so lange Sie mögen|bis die Sonne weg ist|solange Sie reden].',
      photo: 'Sommerhimmel vor Sonnenuntergang',
      tags: ['sommer', 'langetage', 'freunde'],
    },
    {
      text: 'Zum Sommer gehören [Ausflüge|Baden|Radtouren] und danach großer Hunger. {name} hat {food}. Kommen Sie, wie Sie sind, auch mit [nassen Haaren|Sonnenbrille|Sand an den Füßen], und [essen Sie sich satt|ruhen Sie sich aus|erzählen Sie vom Tag].',
      photo: 'eine Sonnenbrille neben einem Teller',
      tags: ['sommer', 'ausflug', 'hunger'],
    },
  ],
  fall: [
    {
      text: 'Wenn [die Blätter fallen|der Nebel kommt|es früh dunkel wird], hat man Lust auf [etwas Gutes|etwas Warmes|Gesellschaft]. Kommen Sie zu {name}, es gibt {food} und [gute Gesellschaft|ein langes Gespräch|Zeit]. Am liebsten [zu zweit|mit Freunden|nach dem Spaziergang].',
      photo: 'trockenes Laub vor Ihrer Tür',
      tags: ['herbst', 'pulliwetter', 'essengehen'],
    },
    {
      text: 'Ein Herbstspaziergang macht [hungrig|rote Wangen|Appetit]. Gehen Sie eine Runde [durchs Laub|durch den Park|um den Block] und kommen Sie dann zu {name}, auf {food} und [eine Pause|ein gutes Gespräch|etwas Warmes].',
      photo: 'ein Weg voller Laub',
      tags: ['herbst', 'spaziergang', 'appetit'],
    },
  ],
  winter: [
    {
      text: 'Im Winter lockt [das Sofa|die Decke|die Heizung], aber bei {name} gibt es {food}. Also [Mütze auf|Schal um|Handschuhe an] und los. Bringen Sie [Freunde|die Familie|jemanden] mit, das macht den Weg kürzer.',
      photo: 'Mütze und Handschuhe neben einem Teller',
      tags: ['winter', 'aufwärmen', 'essengehen'],
    },
    {
      text: 'Draußen wird es dunkel, drinnen gibt es {food}. Treffen Sie [Freunde|die Nachbarn|die Großeltern] bei {name}, [reden Sie lange|wärmen Sie sich auf|lassen Sie sich Zeit] und gehen Sie mit [warmen Händen|vollem Bauch|guter Laune] nach Hause.',
      photo: 'ein beschlagenes Fenster mit Licht dahinter',
      tags: ['winter', 'gemütlich', 'freunde'],
    },
  ],
  valentines: [
    {
      text: 'Zum Valentinstag brauchen Sie [keine Rosen|kein Gedicht|keinen Anzug], nur Zeit füreinander. Kommen Sie zu {name}, bestellen Sie {food} und [legen Sie die Handys weg|reden Sie lange|teilen Sie den letzten Bissen].',
      photo: 'zwei Hände über einem geteilten Teller',
      tags: ['valentinstag', 'liebe', 'zuzweit'],
    },
    {
      text: 'Der Valentinstag ist auch für [Freundinnen|Geschwister|beste Freunde] da. Laden Sie jemanden ein, essen Sie {food} bei {name} und [sagen Sie danke|lachen Sie viel|machen Sie sich einen schönen Tag].',
      photo: 'Freundinnen mit Papierherzen',
      tags: ['valentinstag', 'freundschaft', 'essengehen'],
    },
  ],
  mothers_day: [
    {
      text: 'Mama sagt, sie braucht [nichts|gar nichts|kein Geschenk]. Laden Sie Mama trotzdem ein, auf {food} bei {name}. Heute [sucht sie aus|bestellt sie zuerst|macht sie gar nichts], und den Abwasch übernehmen wir.',
      photo: 'eine Mutter lacht über der Karte',
      tags: ['muttertag', 'mama', 'familie'],
    },
    {
      text: 'Mama hat [Brote geschmiert|nachts gewartet|immer zugehört]. Jetzt sind Sie dran, zum Muttertag bei {name}: [Bringen Sie Blumen mit|Sagen Sie danke|Nehmen Sie sich Zeit] und lassen Sie Mama [aussuchen|zuerst bestellen|alles bestellen, was sie mag].',
      photo: 'junge und alte Hände nebeneinander',
      tags: ['muttertag', 'danke', 'familie'],
    },
  ],
  fathers_day: [
    {
      text: 'Papa wünscht sich [nie etwas|keine Geschenke|auch dieses Jahr nichts]. Zum Vatertag hilft [ein gutes Essen|Ihre Zeit|eine Einladung]: Nehmen Sie ihn mit zu {name}, bestellen Sie {food} und [hören Sie seine Geschichten|lachen Sie über seine Witze|lassen Sie ihn aussuchen].',
      photo: 'ein Vater lacht über seinem Teller',
      tags: ['vatertag', 'papa', 'familie'],
    },
    {
      text: 'Zum Vatertag noch [eine Krawatte|ein Paar Socken|ein Werkzeug]? Schenken Sie ihm lieber {food} und [Zeit mit Ihnen|einen freien Tag|gute Gesellschaft]. {name} kocht, Sie [bringen ihn mit|erzählen|stoßen an].',
      photo: 'eine Krawatte neben einem Teller',
      tags: ['vatertag', 'geschenk', 'essengehen'],
    },
  ],
  thanksgiving: [
    {
      text: 'Ein Danke braucht keine [Rede|Karte|große Geste]. Laden Sie jemanden ein, der [Ihnen geholfen hat|immer da ist|zuhört], essen Sie {food} bei {name} und sagen Sie es [einfach|beim Essen|zwischen zwei Bissen].',
      photo: 'zwei Hände übereinander',
      tags: ['thanksgiving', 'danke', 'freunde'],
    },
    {
      text: 'Vor Thanksgiving gibt es viel zu [kochen|backen|schneiden]. Machen Sie vorher eine Pause bei {name}: Es gibt {food}, [für die Familie|für die ersten Gäste|für Freunde] und ganz ohne [Abwasch|Einkaufszettel|Ofen].',
      photo: 'Herbstlaub und eine Kerze',
      tags: ['thanksgiving', 'pause', 'nichtkochen'],
    },
  ],
  holidays: [
    {
      text: 'Zwischen [Geschenken|Einkäufen|Weihnachtsfeiern] haben Sie [eine Pause|eine ruhige Stunde|etwas Gutes] verdient. Tüten abstellen, {food} bei {name} bestellen, und dann [erst einmal durchatmen|in Ruhe aufwärmen|die Liste vergessen].',
      photo: 'Geschenktüten unter einem Stuhl',
      tags: ['weihnachtszeit', 'pause', 'essengehen'],
    },
    {
      text: 'Im Dezember sieht man [Freunde|Nachbarn|Kollegen] oft nur [im Vorbeigehen|kurz|zwischen zwei Terminen]. Treffen Sie sich bei {name} auf {food}, [reden Sie in Ruhe|stoßen Sie an|lassen Sie sich Zeit], und zwar ganz ohne [Geschenke|Programm|Eile].',
      photo: 'Lichterketten hinter einem Teller',
      tags: ['weihnachtszeit', 'dezember', 'freunde'],
    },
    {
      text: 'Die Familie ist da, und Sie haben [tagelang gekocht|alle Betten bezogen|eingekauft]. Bringen Sie alle zu {name}, [bestellen Sie für die ganze Runde|lassen Sie sich bedienen|machen Sie Pause] und genießen Sie die Zeit, es gibt {food}.',
      photo: 'Mäntel und Schals auf einem Stuhl',
      tags: ['weihnachtszeit', 'familie', 'nichtkochen'],
    },
  ],
  new_year: [
    {
      text: 'Ein Vorsatz, der leicht fällt: öfter mit [Freunden|der Familie|guten Menschen] essen gehen. Fangen Sie [gleich|diese Woche|zu zweit] damit an, bei {name} gibt es {food}. Wer kommt mit?',
      photo: 'ein neuer Kalender neben der Karte',
      tags: ['neujahr', 'vorsätze', 'freunde'],
    },
    {
      text: 'Der neue Kalender ist noch [leer|weiß|ganz frei]. Schreiben Sie zuerst etwas Schönes hinein: {food} bei {name}, mit [einer Freundin|der Familie|jemandem, den Sie vermissen]. [Suchen Sie einen Tag aus|Rufen Sie an|Schicken Sie das weiter], und kommen Sie mit Hunger.',
      photo: 'ein Stift auf einer leeren Kalenderseite',
      tags: ['neujahr', 'pläne', 'essengehen'],
    },
  ],
};
